import { hashOf, type PlayerId } from '@illuminice/rules';
import { type State, viewFor } from '@illuminice/rules/classic';
import game from '../../src/games/classic/local';
import inwoGame from '../../src/games/inwo/local';
import { prefs } from '../../src/prefs/prefs';
import { type LocalLink, localLink, nextInLine } from '../../src/screens/local/local-link';
import type { KeptTable, LocalSeat } from '../../src/screens/local/local-table';
import { DamagedTable, LocalTable, UnknownRules } from '../../src/screens/local/local-table';

const seat = (player: PlayerId, colour: number, computer = false): LocalSeat => ({
  player,
  name: player,
  colour,
  computer,
  level: 'expert',
  style: 'plain',
});
const PEOPLE = ['mira', 'noor', 'tobias'].map((player, at) => seat(player, at));
const begin = (seats: readonly LocalSeat[], seed = 'kitchen table') => LocalTable.begin(game, { rules: game.rules, seats }, seed);

/** Opens a table; `kept` is what the device would keep of it. */
function open(table: LocalTable): { link: LocalLink; kept: () => KeptTable } {
  let kept = table.kept;
  const link = localLink(
    table,
    () => 'Kitchen table',
    { startAgain: () => undefined, record: () => table.record },
    {
      keep() {
        kept = JSON.parse(JSON.stringify(table.kept)) as KeptTable;
      },
      random: () => 0,
    },
  );
  return { link, kept: () => kept };
}

/** Minds that remember what they offered. */
const mindsOf = (table: LocalTable) => new Map(table.seats.map(({ player }, at) => [player, game.policy('expert', 'plain', at)]));

/** Lets the holder of the device play on as a computer would, and hands it over whenever it is asked for, so many times. */
async function playOn(link: LocalLink, table: LocalTable, times: number, look: () => void, minds = mindsOf(table)): Promise<void> {
  for (let n = 0; n < times && !table.state.board.outcome; n += 1) {
    look();
    if (link.isCovered.value) link.open();
    else if (link.next.value) link.cover();
    else {
      const me = link.player.value as PlayerId;
      const intent = minds.get(me)?.(link.view.value as never) ?? null;
      if (!intent && link.isGuest.value) link.giveBack();
      else expect(intent && (await link.play(intent))).toEqual({ ok: true });
    }
  }
}

const handsOf = (table: LocalTable): string[] => Object.values((table.state as State).secrets.private).flatMap(({ hand }) => hand);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('U110: whom the device goes to', () => {
  const all = ['ann', 'bob', 'cat', 'dan'];
  test('round the table from whoever has it, who comes first', () => {
    expect(nextInLine(all, all, 'cat', { offered: [], awaited: ['ann', 'bob', 'dan'] })).toBe('dan');
    expect(nextInLine(all, all, 'cat', { offered: [], awaited: ['bob', 'ann'] })).toBe('ann');
    expect(nextInLine(all, all, 'cat', { offered: [], awaited: ['ann', 'cat'] })).toBe('cat');
  });
  test('in the order of the seats, in whatever order they are asked', () => {
    expect(nextInLine(all, all, 'ann', { offered: [], awaited: ['dan', 'bob', 'cat'] })).toBe('bob');
  });
  test('an offer that all know of is answered first', () =>
    expect(nextInLine(all, all, 'ann', { offered: ['cat'], awaited: ['ann'] })).toBe('cat'));
  test('never a computer; from its turn on it goes round all the same', () => {
    expect(nextInLine(all, ['ann', 'dan'], 'bob', { offered: [], awaited: ['ann', 'cat', 'dan'] })).toBe('dan');
    expect(nextInLine(all, ['ann', 'dan'], 'bob', { offered: [], awaited: ['cat'] })).toBeNull();
  });
});

describe('U110: several people, one device', () => {
  test('a game begins covered, and nothing can be done under the cover', async () => {
    const { link } = open(begin(PEOPLE));
    expect(link.isCovered.value).toBe(true);
    expect([link.next.value, link.player.value]).toEqual(['mira', null]);
    expect(await link.play({ type: 'chooseIlluminati', slot: 0 } as never)).toMatchObject({ ok: false });
    link.open();
    expect([link.next.value, link.player.value]).toEqual([null, 'mira']);
  });

  test('whole turns: each sees their own cards alone, nobody sees any under the cover, and only those whom the rules ask get the device', async () => {
    const table = begin(PEOPLE);
    const { link } = open(table);
    const handed = new Set<PlayerId>();
    let covered = 0;
    let hidden = 0;
    await playOn(link, table, 400, () => {
      const state = table.state as State;
      const me = link.player.value;
      expect(link.view.value).toEqual(viewFor(state, me));
      if (link.next.value && !link.isCovered.value) {
        const asked: readonly string[] = [...game.ruleset.decision(state.board).who, ...state.board.offers.map(({ to }) => to)];
        expect(asked).toContain(link.next.value);
        handed.add(link.next.value);
      }
      if (!link.isCovered.value) return;
      covered += 1;
      hidden += handsOf(table).length;
      const given = JSON.stringify([link.view.value, link.lobby.value]);
      for (const card of handsOf(table)) expect(given).not.toContain(`"${card}"`);
      link.onPast((past) => expect(past.some(({ secret, only }) => secret || only)).toBe(false));
      expect(link.since(link.next.value as PlayerId).some(({ secret, only }) => secret || only)).toBe(false);
    });
    expect([...handed].sort()).toEqual(['mira', 'noor', 'tobias']);
    expect(covered).toBeGreaterThan(20);
    expect(hidden).toBeGreaterThan(0);
  });

  test('who is asked whether they answer an attack may pass under the cover, and nothing of theirs is shown for it', async () => {
    const table = begin(PEOPLE);
    const { link } = open(table);
    const minds = mindsOf(table);
    let passes = 0;
    for (let n = 0; n < 400 && passes < 3; n += 1) {
      const { value: to } = link.next;
      if (link.canPass.value && to) {
        const before = table.steps.length;
        expect([link.isCovered.value, link.player.value]).toEqual([true, null]);
        expect((table.state as State).board.turn?.player).not.toBe(to);
        link.pass();
        expect(table.kept.intents.at(-1)?.slice(0, 2)).toMatchObject([PEOPLE.findIndex(({ player }) => player === to), { type: 'done' }]);
        expect([table.steps.length, link.player.value]).toEqual([before + 1, null]);
        expect(link.view.value).toEqual(viewFor(table.state as State, null));
        passes += 1;
      } else await playOn(link, table, 1, () => undefined, minds);
    }
    expect(passes).toBe(3);
  });

  test('whoever has the device keeps it while the dice are shown, and no longer', async () => {
    const table = begin([seat('mira', 0), seat('noor', 1), seat('cipher', 2, true)]);
    const { link } = open(table);
    link.open();
    link.isShowing = () => true;
    await link.play({ type: 'chooseIlluminati', slot: 0 } as never);
    await playOn(link, table, 1, () => undefined);
    while (!link.isCovered.value && link.next.value) link.cover();
    link.open();
    const holder = link.player.value;
    await link.play({ type: 'chooseIlluminati', slot: 1 } as never);
    expect(game.ruleset.decision(table.state.board).who).toEqual(['cipher']);
    expect(link.player.value).toBe(holder);
    link.isShowing = () => false;
    link.settle();
    expect([link.player.value, link.isCovered.value]).toEqual([null, false]);
    link.leave();
  });

  test('somebody asks for the device out of turn, and it goes back to whom the table waits for', () => {
    const { link } = open(begin(PEOPLE));
    link.open();
    link.handTo('tobias');
    expect(link.next.value).toBe('tobias');
    link.cover();
    expect(link.lastHolder.value).toBe('mira');
    link.open();
    expect([link.player.value, link.isGuest.value, link.next.value]).toEqual(['tobias', true, null]);
    link.giveBack();
    expect(link.next.value).toBe('mira');
  });

  test('while computers play their turn, all look on, and nobody’s cards are open', async () => {
    const table = begin([seat('mira', 0), seat('noor', 1), seat('cipher', 2, true)]);
    const { link } = open(table);
    let lookedOn = 0;
    for (let n = 0; n < 200 && lookedOn < 3; n += 1) {
      const { who } = game.ruleset.decision(table.state.board);
      if (who.every((player) => player === 'cipher') && table.state.board.turn?.player === 'cipher') {
        expect([link.player.value, link.isCovered.value, link.next.value]).toEqual([null, false, null]);
        lookedOn += 1;
      }
      if (who.includes('cipher')) jest.advanceTimersByTime(2000);
      else await playOn(link, table, 1, () => undefined);
    }
    expect(lookedOn).toBe(3);
    link.leave();
  });
});

describe('U111: practice against computers', () => {
  const SEATS = [seat('mira', 0), seat('cipher', 1, true), seat('owl', 2, true)];

  test('they answer by themselves, one after the other, until the table waits for the person, who is never covered', async () => {
    const table = begin(SEATS);
    const { link } = open(table);
    expect([link.player.value, link.isCovered.value]).toEqual(['mira', false]);
    await link.play({ type: 'chooseIlluminati', slot: 0 } as never);
    expect(game.ruleset.decision(table.state.board).who).toEqual(['cipher']);
    for (let n = 0; n < 300 && !game.ruleset.decision(table.state.board).who.includes('mira'); n += 1) jest.advanceTimersByTime(2000);
    expect((table.state as State).board.seats.every(({ illuminati }) => illuminati !== null)).toBe(true);
    expect(game.ruleset.decision(table.state.board).who).toContain('mira');
    link.leave();
  });

  test('who leaves the page stops them', async () => {
    const table = begin(SEATS);
    const { link } = open(table);
    await link.play({ type: 'chooseIlluminati', slot: 0 } as never);
    link.leave();
    const before = hashOf(table.state);
    jest.advanceTimersByTime(60_000);
    expect(hashOf(table.state)).toBe(before);
  });
});

describe('U111: what the device keeps', () => {
  const played = async () => {
    const table = begin(PEOPLE);
    const { link, kept } = open(table);
    await playOn(link, table, 120, () => undefined);
    return { table, kept: kept() };
  };

  test('goes on where it stood, covered, with all that happened to be told', async () => {
    const { table, kept } = await played();
    const again = LocalTable.restore(game, kept);
    expect(hashOf(again.state)).toBe(hashOf(table.state));
    expect(again.steps.flat()).toEqual(table.steps.flat());
    const { link } = open(again);
    expect([link.isCovered.value, link.player.value]).toEqual([true, null]);
    link.open();
    expect(link.player.value).not.toBeNull();
  });

  test('is refused when it is damaged: an intent that is missing, changed or of no known form, another end', async () => {
    const { kept } = await played();
    const first = kept.intents[0];
    if (!first) throw new Error('nothing was played');
    for (const intents of [
      kept.intents.slice(1),
      kept.intents.slice(0, -1),
      [[7, first[1]], ...kept.intents.slice(1)],
      [[0, { type: 'constructor' }]],
    ])
      expect(() => LocalTable.restore(game, { ...kept, intents: intents as KeptTable['intents'] })).toThrow(DamagedTable);
    expect(() => LocalTable.restore(game, { ...kept, hash: '' })).toThrow(DamagedTable);
    expect(() => LocalTable.restore(game, { ...kept, seed: 'another' })).toThrow(DamagedTable);
    expect(() => LocalTable.restore(game, { ...kept, seats: kept.seats.slice(1) })).toThrow(DamagedTable);
  });

  test('is refused when this build does not know its rules', async () => {
    const { kept } = await played();
    expect(() => LocalTable.restore(game, { ...kept, version: 99 })).toThrow(UnknownRules);
  });
});

describe('U111, U221: INWO on this device', () => {
  const beginInwo = (seats: readonly LocalSeat[]) =>
    LocalTable.begin(inwoGame as unknown as typeof game, { rules: { ...inwoGame.rules }, seats }, 'kitchen table');

  test('one person against computers: the rules run in the page, and what the device keeps goes on where it stood', async () => {
    const table = beginInwo([seat('mira', 0), seat('cipher', 1, true), seat('nobody', 2, true)]);
    // Decks are dealt: the lead is the first question.
    expect(inwoGame.ruleset.decision(table.state.board as never).kind).toBe('chooseLead');
    const { link, kept } = open(table);
    const mind = inwoGame.policy('expert', 'plain', 1);
    for (let n = 0; n < 600 && (table.state.board.turn?.number ?? 0) < 4; n += 1) {
      const intent = inwoGame.ruleset.decision(table.state.board as never).who.includes('mira') ? mind(link.view.value as never) : null;
      if (intent) expect(await link.play(intent)).toEqual({ ok: true });
      else jest.advanceTimersByTime(2000);
    }
    link.leave();
    expect(table.state.board.turn?.number).toBe(4);
    const restored = LocalTable.restore(inwoGame as unknown as typeof game, kept());
    expect(hashOf(restored.state)).toBe(hashOf(table.state));
  });

  test('two people hand it over; under the cover nobody’s Plots are given out', async () => {
    const table = beginInwo([seat('mira', 0), seat('noor', 1)]);
    const { link } = open(table);
    const minds = { mira: inwoGame.policy('expert', 'plain', 1), noor: inwoGame.policy('expert', 'plain', 2) };
    let covered = 0;
    for (let n = 0; n < 120; n += 1) {
      if (link.isCovered.value) {
        covered += 1;
        expect((link.view.value as { mine: unknown }).mine).toBeNull();
        link.open();
      } else if (link.next.value) link.cover();
      else {
        const intent = minds[link.player.value as 'mira' | 'noor'](link.view.value as never);
        if (intent) expect(await link.play(intent)).toEqual({ ok: true });
        else if (link.isGuest.value) link.giveBack();
      }
    }
    expect(covered).toBeGreaterThan(4);
  });
});

describe('U111: the pace of computers', () => {
  const setUp = () => {
    const table = begin([seat('mira', 0), seat('cipher', 1, true), seat('owl', 2, true)]);
    const { link } = open(table);
    const moves = () => table.kept.intents.filter(([player, { type }]) => player > 0 && type !== 'done').length;
    return { link, table, moves };
  };
  afterEach(() => {
    prefs.pace.value = 'normal';
  });

  test('step: one move at a time, each after the next is asked for', async () => {
    const { link, table, moves } = setUp();
    expect(await link.send('pace', { pace: 'step' })).toEqual({ ok: true });
    expect(link.lobby.value).toMatchObject({ stepComputers: true, fastComputers: false });
    const minds = mindsOf(table);
    for (let made = moves(), n = 0; n < 12; n += 1) {
      while (table.game.ruleset.decision(table.state.board).who.includes('mira')) {
        const before = moves();
        expect(await link.play(minds.get('mira')?.(link.view.value as never) as never)).toEqual({ ok: true });
        jest.advanceTimersByTime(60_000);
        expect(moves() - before).toBeLessThanOrEqual(1);
      }
      made = moves();
      jest.advanceTimersByTime(60_000);
      expect(moves()).toBe(made);
      await link.send('next', {});
      jest.advanceTimersByTime(60_000);
      expect(moves() - made).toBeLessThanOrEqual(1);
    }
    expect(moves()).toBeGreaterThan(5);
  });

  test('fast: they think half as long', async () => {
    const wait = async (pace: 'normal' | 'fast') => {
      const { link, moves } = setUp();
      await link.send('pace', { pace });
      let ms = 0;
      await link.play({ type: 'chooseIlluminati', slot: 0 } as never);
      for (; moves() === 0 && ms < 5000; ms += 1) jest.advanceTimersByTime(1);
      link.leave();
      return ms;
    };
    const [normal, fast] = [await wait('normal'), await wait('fast')];
    expect(normal).toBeGreaterThan(100);
    expect(Math.abs(fast - normal / 2)).toBeLessThanOrEqual(1);
  });

  test('is the own affair of one person: several round a device have none', async () => {
    const { link } = open(begin(PEOPLE));
    expect(await link.send('pace', { pace: 'step' })).toMatchObject({ ok: false });
    expect(link.lobby.value?.stepComputers).toBe(false);
  });
});
