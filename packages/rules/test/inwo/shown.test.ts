import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Refusal, runScenario } from '../../src/index.js';
import { createGame, inwo, offers, optionsSchema, REFUSALS, step, viewFor } from '../../src/inwo/index.js';
import { WINDOWS } from '../../src/inwo/windows/windows.js';

/*
 * Each reason for which a rule refuses is met by a scenario that is named by the rule, each rule that is spoken of has such a scenario,
 * and every window is opened in the game that browsers play by clicking. The lists are read from the rules and from what tells of them,
 * so that a new entry fails here.
 */

const root = join(__dirname, '../../../..');
const folder = join(root, 'scenarios/inwo');

interface Named {
  readonly name: string;
}

const scenarios = readdirSync(folder).flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as readonly Named[]);

const codesIn = (text: string): readonly string[] => text.match(/\bN-\d+\b/g) ?? [];

/** What was refused in scenarios that are named by the rule. */
const refused = new Set<string>();
let name = '';

const note = ({ code, why }: Refusal): void => {
  if (codesIn(name).includes(code)) refused.add(`${code} ${why}`);
};

/** INWO, noting why anything is refused in a scenario, of a deck all of its faults, and what bars whole types of intents. */
const noted: typeof inwo = {
  ...inwo,
  step: (state, by, intent) => {
    for (const { refusal } of state.board.turn?.player === by ? offers(viewFor(state, by)) : [])
      if (refusal) refused.add(`${refusal.code} ${refusal.why}`);
    const result = inwo.step(state, by, intent);
    if (!result.ok) for (const one of [result.refusal, ...(result.refusal.more ?? [])]) note(one);
    return result;
  },
};

beforeAll(() => {
  for (const scenario of scenarios) {
    name = scenario.name;
    runScenario(noted, [scenario]);
  }
});

test('every reason of every rule is met by a scenario of its name', () => {
  // Scenarios seat whoever sends something.
  const { state } = createGame({ players: ['ann', 'bob'], options: optionsSchema.parse({}), seed: 'spectator' });
  const result = step(state, 'zoe', { type: 'knock' });
  name = 'N-1403 who has no seat';
  if (!result.ok) note(result.refusal);
  const all = Object.entries(REFUSALS).flatMap(([code, reasons]) => Object.keys(reasons).map((why) => `${code} ${why}`));
  expect(all.filter((one) => !refused.has(one))).toEqual([]);
});

/** All texts in a folder, whole. */
const textsIn = (path: string): string =>
  readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');

test('every rule that the engine, the rules page or the document speaks of has a scenario of its name', () => {
  const spoken = [
    textsIn(join(root, 'packages/rules/src/inwo')),
    readFileSync(join(root, 'packages/themes/src/messages/inwo/en/rules.json'), 'utf8'),
    readFileSync(join(root, 'docs/inwo-rules.md'), 'utf8'),
  ];
  const shown = new Set(scenarios.flatMap((one) => codesIn(one.name)));
  // Chapters, such as N-400, are no rules.
  const rules = new Set(spoken.flatMap(codesIn).filter((code) => !code.endsWith('00')));
  expect(rules.size).toBeGreaterThan(150);
  expect([...rules].filter((code) => !shown.has(code))).toEqual([]);
});

test('N-1004: a whole game comes through every window', () => {
  const [game] = JSON.parse(readFileSync(join(folder, 'N-1004-every-window.json'), 'utf8'));
  const opened = game.steps.flatMap(({ expect = {} }: { expect?: { frame?: string } }) => expect.frame ?? []);
  expect(opened.sort()).toEqual(Object.keys(WINDOWS).sort());
});
