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

const written = [
  'N-read-again',
  'N-1301-two-players',
  'N-801-unique',
  'N-203-taken-by',
  'N-307-with-the-source',
  'N-404-undrawn-cards',
  'N-412-the-last-group',
  'N-415-own-text',
  'N-480-closed-windows',
  'N-495-asked-for',
  'N-731-spared',
  'N-732-attempts-to-destroy',
  'N-810-orders-stay',
  'N-1003-declined',
  'N-1004-in-use',
  'N-1104-pays-nothing',
  'N-1502-left-out',
].flatMap((file) => JSON.parse(readFileSync(join(__dirname, `../../../../scenarios/inwo/${file}.json`), 'utf8')) as readonly Written[]);

/** The table after all steps of a scenario, or the first ones, by a version of the rules, and the codes of those that it refused. */
const played = (
  version: number,
  start: string,
  most = Number.POSITIVE_INFINITY,
): { readonly state: State; readonly refused: readonly string[] } => {
  const json = written.find(({ name }) => name.startsWith(start));
  const loaded = loadScenario(inwo, json);
  if (!json || !loaded.ok) throw new Error(`no scenario ${start}`);
  const { state } = loaded;
  Object.assign(state.board, { version });
  const refused = json.steps.slice(0, most).flatMap(({ by, do: named }) => {
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

describe('U106: a game of version 5 of INWO goes on by the rules that it began with', () => {
  const both = [5, 6];
  const refusals = (start: string) => both.map((version) => played(version, start).refused);
  const needs = (start: string) => both.map((version) => played(version, start).state.board.attack?.needs);
  const tokensOf = (card: string, start: string) =>
    both.map((version) => Object.values(played(version, start).state.board.cards).find((one) => one.card === card)?.tokens);
  const orders = (start: string) => both.map((version) => played(version, start).state.board.nwo.length);

  test('N-480: a third player cancels a +10 in a privileged attack', () => {
    expect(refusals("N-480 N-483 a third player does not cancel the attacker's")).toEqual([[], ['N-480']]);
  });

  test('N-415: what a target of a hand says of its attackers does not count', () => {
    expect(needs('N-415 a target of the hand: Russia')).toEqual([3, 7]);
    expect(refusals('N-415 a target of the hand: Straight Groups')).toEqual([['N-1005'], ['N-412']]);
  });

  test('N-731: Shangri-La uses Disasters on Places that it may not destroy', () => {
    expect(refusals('N-731 N-412 Shangri-La')[0]).toHaveLength(2);
    expect(both.map((version) => played(version, 'N-731 N-930').state.board.attack?.result)).toEqual([null, 'void']);
    expect(both.map((version) => played(version, 'N-731 a Media Place').state.board.seats[0]?.destroyed.length)).toEqual([0, 1]);
  });

  test('N-412: Shangri-La may not attack the last Group of a rival that is not Violent', () => {
    expect(refusals('N-412 Shangri-La brings an Illuminati down')).toEqual([['N-412', 'N-1005'], []]);
  });

  test('N-307: a temporary change outlives the Resource that made it', () => {
    expect(needs("N-307 the Lasers' change ends inside")).toEqual([-14, -10]);
    const changes = (version: number) => played(version, 'N-307 N-497').state.board.changes.length;
    expect(both.map(changes)).toEqual([1, 0]);
  });

  test('N-1004: nothing destroys a Resource in the window of its own ability', () => {
    expect(refusals('N-1004 `using`: Hex destroys')).toEqual([['N-902', 'N-902'], ['N-902']]);
  });

  test('N-732: bonuses to attempts to destroy do not count for a Disaster that is not Instant', () => {
    expect(needs("N-732 a Disaster that is not Instant counts the 'any attempt'")).toEqual([3, 8]);
  });

  test('N-1003: whoever declines an offer has all asked again', () => {
    const waits = (version: number) => {
      const { state } = played(version, 'N-1003 an offer that is declined');
      return state.board.frames.at(-1)?.rev;
    };
    expect(both.map(waits)).toEqual([2, 1]);
  });

  test('N-495: a Group attacked in vain leaves the hand when the other side asks for it', () => {
    expect(refusals('N-495 a rival asks in vain')).toEqual([[], ['N-495']]);
    expect(refusals('N-495 a Group attacked in vain does not go over')).toEqual([['N-1104'], ['N-495', 'N-495']]);
  });

  test('N-1104: an offer without Groups is paid for', () => {
    expect(tokensOf('dentists', 'N-1104 an offer of Plots')).toEqual([0, 1]);
  });

  test('N-203: any own card is named for a takeover, and an ability that is not named is the first that is possible', () => {
    expect(refusals('intents: an ability that is not named')[0]).toHaveLength(1);
    expect(refusals('intents: an ability that is not named')[1]).toHaveLength(2);
    const used = (version: number) => played(version, 'N-203 N-805').state.board.turn?.used.some((one) => one.startsWith('used:'));
    expect(both.map(used)).toEqual([false, true]);
  });

  test('N-1502: fields that a play does not ask for are heeded', () => {
    expect(needs('intents: a Disaster asks for no helper')).toEqual([9, 5]);
    expect(refusals('N-113 intents')).toEqual([['N-113'], []]);
    expect(refusals('N-1403 intents')[1]).toEqual(['N-1403', 'N-1403', 'N-1403']);
    const chosen = (version: number) => {
      const { state } = played(version, 'N-1004 a numbered option', 2);
      const [kept] = state.board.seats[0]?.groups ?? [];
      inwo.step(state, 'bob', { type: 'choose', option: 0, cards: [kept?.id ?? ''] });
      return state.board.seats.map(({ groups, hiddenPlots }) => [groups.length, hiddenPlots]);
    };
    expect(both.map(chosen)).toEqual([
      [
        [0, 0],
        [0, 0],
      ],
      [
        [1, 0],
        [0, 2],
      ],
    ]);
  });

  test('N-404: an empty `discard` pays with tokens', () => {
    expect(tokensOf('ninjas', 'N-404 an empty `discard` pays')).toEqual([0, 1]);
  });

  test('N-810: New World Orders go with their player, and the older one that is named takes the other along', () => {
    expect(orders('N-810 N-1212')).toEqual([1, 1]);
    expect(orders('N-810 Blood, Toil, Tears and Sweat takes the order that is named')).toEqual([0, 1]);
  });

  test('N-1403: an offer asks for hidden cards that its maker has not seen, and tells which it gives', () => {
    const offered = (version: number) => {
      const { state } = played(version, 'N-801 a Unique');
      Object.assign(state.board, { frames: [], phase: 'main' });
      const { ann, bob } = state.secrets.private;
      const [given, asked] = ['hoax', 'fnord'].map((card, at) => ({ id: `${900 + at}`, card }));
      if (!ann || !bob || !given || !asked) throw new Error('nobody sits here');
      ann.plots.push(given);
      bob.plots.push(asked);
      const answers = [asked.id, '777'].map((copy) =>
        rulesOf(inwo, version).step(state, 'ann', { type: 'offer', to: 'bob', give: { plots: [given.id] }, ask: { plots: [copy] } }),
      );
      return { answers: answers.map(({ ok }) => ok), told: bob.offered.map(({ give }) => give) };
    };
    expect(offered(5)).toEqual({ answers: [true, false], told: [['900']] });
    expect(offered(6)).toEqual({ answers: [false, false], told: [] });
  });
});
