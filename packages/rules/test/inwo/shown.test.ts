import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runScenario } from '../../src/index.js';
import { createGame, inwo, optionsSchema, REFUSALS, step } from '../../src/inwo/index.js';
import { WINDOWS } from '../../src/inwo/windows/windows.js';

/*
 * Each reason for which a rule refuses is met by a scenario of our own, and every window is opened in the game that browsers play
 * by clicking: both lists are read from the rules, so that a new entry fails here.
 */

const folder = join(__dirname, '../../../../scenarios/inwo');

const refused = new Set<string>();

/** INWO, noting why anything is refused in a scenario. */
const noted: typeof inwo = {
  ...inwo,
  step: (state, by, intent) => {
    const result = inwo.step(state, by, intent);
    if (!result.ok) refused.add(`${result.refusal.code} ${result.refusal.why}`);
    return result;
  },
};

beforeAll(() => {
  for (const file of readdirSync(folder)) runScenario(noted, JSON.parse(readFileSync(join(folder, file), 'utf8')));
});

test('every reason of every rule is met by a scenario', () => {
  // Scenarios seat whoever sends something.
  const { state } = createGame({ players: ['ann', 'bob'], options: optionsSchema.parse({}), seed: 'spectator' });
  const result = step(state, 'zoe', { type: 'knock' });
  if (!result.ok) refused.add(`${result.refusal.code} ${result.refusal.why}`);
  const all = Object.entries(REFUSALS).flatMap(([code, reasons]) => Object.keys(reasons).map((why) => `${code} ${why}`));
  expect(all.filter((one) => !refused.has(one))).toEqual([]);
});

test('N-1004: a whole game comes through every window', () => {
  const [game] = JSON.parse(readFileSync(join(folder, 'N-1004-every-window.json'), 'utf8'));
  const opened = game.steps.flatMap(({ expect = {} }: { expect?: { frame?: string } }) => expect.frame ?? []);
  expect(opened.sort()).toEqual(Object.keys(WINDOWS).sort());
});
