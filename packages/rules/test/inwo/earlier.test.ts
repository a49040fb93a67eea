import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadScenario, rulesOf } from '../../src/index.js';
import { ask } from '../../src/inwo/effects/choice.js';
import { groupsNeeded, type Intent, inwo, type State } from '../../src/inwo/index.js';
import { makePlay } from '../../src/inwo/plays.js';

/* Games that began by an earlier version of the rules go on by it; what the newest does is held by the scenarios. */

interface Written {
  readonly name: string;
  readonly steps: readonly { readonly by?: string; readonly do?: Intent }[];
}

const written = ['N-read-again', 'N-1301-two-players', 'N-801-unique'].flatMap(
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

describe('U106: a game of version 4 of INWO goes on by the rules that it began with', () => {
  test('N-801: a Unique Resource that was lost comes back beside another copy', () => {
    expect([4, 5].map((version) => played(version, 'N-801 a Unique').refused)).toEqual([[], ['N-801']]);
  });

  test('N-1004: of two choices that wait for one player the lower one cannot be made; since then it can', () => {
    const chosen = (version: number) => {
      const { state } = played(version, 'N-801 a Unique');
      const game = { state, board: state.board, events: [], happened: [], losses: [] };
      const grail = makePlay(game, 'ann', '1', 'the-holy-grail', 'after', {});
      for (const place of ['hawaii', 'japan']) ask(game, 'ann', grail, { min: 1, max: 1, options: 0 }, [{ id: place, card: place }]);
      return ['hawaii', 'japan', 'hawaii'].map((place) => inwo.step(state, 'ann', { type: 'choose', cards: [place] }).ok);
    };
    expect([4, 5].map(chosen)).toEqual([
      [false, true, false],
      [false, true, true],
    ]);
  });
});
