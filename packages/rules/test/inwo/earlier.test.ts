import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadScenario, rulesOf } from '../../src/index.js';
import { groupsNeeded, type Intent, inwo, type State } from '../../src/inwo/index.js';

/* Games that began by an earlier version of the rules go on by it; what the newest does is held by the scenarios. */

interface Written {
  readonly name: string;
  readonly steps: readonly { readonly by?: string; readonly do?: Intent }[];
}

const written = ['N-read-again', 'N-1301-two-players'].flatMap(
  (file) => JSON.parse(readFileSync(join(__dirname, `../../../../scenarios/inwo/${file}.json`), 'utf8')) as readonly Written[],
);

/** The table after all steps of a scenario by a version of the rules, and the codes of those that it refused. */
const played = (version: number, start: string): { readonly state: State; readonly refused: readonly string[] } => {
  const json = written.find(({ name }) => name.startsWith(start));
  const loaded = loadScenario(inwo, json);
  if (!json || !loaded.ok) throw new Error(`no scenario ${start}`);
  const { state } = loaded;
  Object.assign(state.board, { version });
  const refused = json.steps.flatMap(({ by, do: named }) => {
    if (by === undefined || named === undefined) return [];
    const result = rulesOf(inwo, version).step(state, by, inwo.scenario.translate?.(state, by, named) ?? named);
    return result.ok ? [] : [result.refusal.code];
  });
  return { state, refused };
};

describe('U106: a game of version 2 of INWO goes on by the rules that it began with', () => {
  test('N-414: +10 on the Power counts against destruction and once more in self-defence', () => {
    expect([2, 3].map((version) => played(version, 'N-414 N-1502').state.board.attack?.needs)).toEqual([-42, -32]);
  });

  test('N-113: what concerns a turn passes the shield', () => {
    expect([2, 3].map((version) => played(version, 'N-113 Liquor').refused)).toEqual([[], ['N-113', 'N-113']]);
  });

  test('N-413: one of two tokens pledged to lead comes back', () => {
    const tokens = (version: number) =>
      Object.values(played(version, 'N-413 called off').state.board.cards).find(({ card }) => card === 'w-i-t-c-h')?.tokens;
    expect([2, 3].map(tokens)).toEqual([1, 2]);
  });

  test('N-735: what was pledged to a joint Relief counts without its token', () => {
    expect(played(2, 'N-735 joint Relief: a pledged').refused).toEqual(['N-1005']);
  });

  test('N-808, N-1207, N-495: links, claimed Goal cards and Groups tried in vain are freer', () => {
    expect(played(2, 'N-808').refused).toEqual([]);
    expect([2, 3].map((version) => played(version, 'N-1207 MI-5').state.board.seats[0]?.plots.length)).toEqual([0, 1]);
    expect(played(2, 'N-495').refused).toEqual([]);
  });

  test('N-1205: claims open with the second round', () => {
    expect([2, 3].map((version) => played(version, 'N-1205').state.board.claims.length)).toEqual([0, 1]);
  });
});

describe('U106: a game of version 3 of INWO goes on by the rules that it began with', () => {
  test('N-1301: two players play to as few cards as they chose', () => {
    const needed = (version: number) => groupsNeeded(played(version, 'N-1301 two players play to twelve').state.board);
    expect([2, 3, 4].map(needed)).toEqual([8, 8, 12]);
  });

  test('what is new since version 2 holds in it', () => {
    expect(played(3, 'N-113 Liquor').refused).toEqual(['N-113', 'N-113']);
  });
});
