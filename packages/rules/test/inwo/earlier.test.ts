import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadScenario, rulesOf } from '../../src/index.js';
import { ask } from '../../src/inwo/effects/choice.js';
import { decision, groupsNeeded, type Intent, inwo, optionsSchema, powerOf, type State } from '../../src/inwo/index.js';
import { makePlay } from '../../src/inwo/plays/plays.js';

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
  'N-415-just-played',
  'N-430-science',
  'N-413-free-abilities',
  'N-808-one-each',
  'N-1002-means',
  'N-1004-losses',
  'N-1304-nobodys-cards',
  'N-1404-stolen',
  'N-1501-full-moon',
  'N-1511-readings',
  'cards-little-tried-2',
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
      const grail = makePlay(game, 'ann', { copy: '1', card: 'the-holy-grail', source: 'after', fields: {} });
      for (const place of ['hawaii', 'japan']) ask(game, 'ann', grail, { min: 1, max: 1, options: 0, from: [{ id: place, card: place }] });
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

describe('U106: a game of version 5 of INWO keeps its cards and windows', () => {
  const refused = (start: string) => [5, 6].map((version) => played(version, start).refused);
  const tokens = (version: number, start: string, card: string) =>
    Object.values(played(version, start).state.board.cards).find((one) => one.card === card)?.tokens;
  const power = (version: number, start: string, card: string) => {
    const { board } = played(version, start).state;
    return powerOf(board, Object.values(board.cards).find((one) => one.card === card)?.id ?? '');
  };

  test('N-430: what helps against a Science Group does nothing for one that leads', () => {
    expect(refused('N-440 A.M.A.')).toEqual([['N-440'], []]);
    expect(refused("N-431 a third player's A.M.A.")).toEqual([['N-430'], []]);
  });

  test('N-1511: Backlash undoes what makes several changes, and a Spokesman is lost with an Organization that is given away', () => {
    expect(refused('N-1511 Backlash: a Dictatorship')).toEqual([[], ['N-902']]);
    expect([5, 6].map((version) => power(version, 'N-1511 Celebrity Spokesman: an Organization given', 'gordo-remora'))).toEqual([1, 4]);
  });

  test('N-1501: Full Moon refreshes the Groups named', () => {
    const [start, other] = ['N-1501 Full Moon: all', 'mass-wedding-church'];
    expect([5, 6].map((version) => [tokens(version, start, 'hackers'), tokens(version, start, other)])).toEqual([
      [1, 1],
      [1, 2],
    ]);
  });

  test('N-1002: a card that is of no use here has its player asked', () => {
    const asked = (start: string) => [5, 6].map((version) => decision(played(version, start).state.board).who);
    expect(asked('N-1002 exposed Air Magic is of no use in earthquake')).toEqual([['bob'], ['ann']]);
    expect(asked('N-1002 an exposed Plot whose price')).toEqual([['bob'], ['ann']]);
  });

  test('N-413: an ability without a cost commits the attack', () => {
    expect(refused('N-413 N-710 the Spear')).toEqual([['N-413'], []]);
  });

  test('N-1404: a Plot taken as it is played is not shown to its victim in the hand that took it', () => {
    const seen = (version: number) => played(version, 'N-1404 18½').state.secrets.private.ann?.seen;
    expect([5, 6].map((version) => seen(version)?.length)).toEqual([0, 0]);
    const before = (version: number) => {
      const { state } = played(version, 'N-1404 18½', 2);
      return state.secrets.private.ann?.seen.map(({ player, card }) => `${player} ${card}`);
    };
    expect([5, 6].map(before)).toEqual([[], ['bob savings-and-loan-scam']]);
  });

  test('N-733: a Place Devastated again is lost once more', () => {
    const frames = (version: number) => played(version, 'N-733').state.board.frames.map(({ kind }) => kind);
    expect([5, 6].map(frames)).toEqual([['loss'], []]);
  });

  test('N-1004: nothing follows what a text destroys', () => {
    expect(refused('N-1004 a Group that the Necronomicon')).toEqual([['N-902'], []]);
  });

  test('N-808: of two that a player may have once the one that has come goes by itself', () => {
    const left = (version: number) =>
      played(version, 'N-808 a Group given')
        .state.board.seats.flatMap(({ discards }) => discards)
        .map(({ card }) => card);
    expect([5, 6].map(left)).toEqual([['citizenship-award'], ['citizenship-award']]);
    expect(refused('N-808 a Group given')[0]).toContain('N-1005');
    const kept = (version: number) => power(version, 'N-808 a Group given', 'a-m-a');
    expect([5, 6].map(kept)).toEqual([6, 3]);
  });

  test('N-113, N-412: the Immortality Serum takes from a shielded player, and Peaceful ones for who may control none', () => {
    // Taken over, the Personality leaves nobody to ask; in an attack of the shielded nobody meddles in either version.
    expect(refused('N-113 Immortality Serum')).toEqual([
      ['N-1005', 'N-113'],
      ['N-113', 'N-113'],
    ]);
    expect(refused('N-412 Immortality Serum')).toEqual([[], ['N-412']]);
  });

  test('N-901, N-805: the Ark spares who helped, the Bearded President swaps his Plot, a second Eliza comes to the same Group', () => {
    const fallen = (version: number) => played(version, 'Ark of the Covenant: a Group that helped').state.board.seats[1]?.destroyed.length;
    expect([5, 6].map(fallen)).toEqual([0, 1]);
    expect(refused('Bearded President: one Plot')).toEqual([
      ['N-902', 'N-902'],
      ['N-902', 'N-902'],
    ]);
    const beneath = (version: number) =>
      played(version, 'Bearded President: one Plot', 3).state.secrets.private.ann?.beneath.map(({ kept }) => kept.card);
    expect([5, 6].map(beneath)).toEqual([['stray-warhead'], ['new-blood']]);
    expect(refused('Eliza: onto')).toEqual([['N-805'], ['N-805', 'N-805']]);
  });

  test('N-1304: takeovers come from the middle, undrawn cards pay, and the hand of who leaves is gone', () => {
    expect(refused('N-1304 nobody takes a Group of the middle over')[0]).not.toContain('N-1304');
    expect(refused('N-1304 N-404 no undrawn cards pay for Secrets')).toEqual([[], ['N-404']]);
    const middle = (version: number) =>
      Object.values(played(version, 'N-1304 N-1212 who concedes').state.board.cards)
        .filter(({ zone }) => zone === 'middle')
        .map(({ card }) => card);
    expect([5, 6].map(middle)).toEqual([[], ['japan', 'nasa']]);
    const dealt = (version: number) => {
      const { secrets } = rulesOf(inwo, version).createGame({
        players: ['ann', 'bob'],
        seed: 'shared',
        options: optionsSchema.parse({ oneSet: true }),
      }).state;
      return Object.values(secrets.decks).reduce((sum, { plot }) => sum + plot.length, 0);
    };
    expect(dealt(5) - dealt(6)).toBe(2);
  });
});
