import type { ClockName } from '@illuminice/protocol';
import { type Board, type DecisionKind, decision, type Intent, type State, step } from '@illuminice/rules/classic';
import { clock as clockRules } from '../src/games/classic/clock.js';
import type { QuestionTimer } from '../src/games/question-clock.js';
import { Guest } from './harness/guest.js';
import { heldTable, stateOf } from './harness/room.js';
import { MID_GAME } from './harness/scenario.js';
import { post, type TestServer } from './harness/server.js';
import { startTables } from './harness/tables.js';

const ATTACK: Intent = { type: 'attack', kind: 'control', attacker: 'republicans', target: 'moonies', aids: [] };

/** A game under a clock, without a room: what is played, and when. */
class Watched {
  readonly state: State;
  timer: QuestionTimer<DecisionKind> | null;
  now = 0;

  constructor(
    readonly clock: ClockName,
    scenario: unknown = MID_GAME,
  ) {
    this.state = stateOf(scenario);
    this.timer = clockRules.nextTimer(null, this.board, clock, this.now);
  }

  get board(): Board {
    return this.state.board;
  }

  /** @returns seconds until the clock falls */
  play(player: string, intent: Intent, at = this.now): number {
    this.now = at;
    const result = step(this.state, player, intent);
    if (!result.ok) throw new Error(`${result.refusal.code} ${result.refusal.why}`);
    this.timer = clockRules.nextTimer(this.timer, this.board, this.clock, this.now);
    return this.left;
  }

  get left(): number {
    return ((this.timer?.at ?? Number.NaN) - this.now) / 1000;
  }
}

describe('C-1206 the clock, a function of what all see', () => {
  test.each([
    ['brisk', 8],
    ['normal', 15],
    ['relaxed', 30],
  ] as const)('gives a contest its base time: %s', (clock, seconds) => {
    const game = new Watched(clock);
    expect(game.left).toBe(6 * seconds);
    expect(game.play('ann', ATTACK)).toBe(seconds);
  });

  test('off runs never', () => {
    const game = new Watched('off');
    game.play('ann', ATTACK);
    expect(game.timer).toBeNull();
  });

  test('a commitment leaves at least 8 s, after the fifth 5 s, after the tenth 3 s, and takes nothing away', () => {
    const game = new Watched('normal');
    game.play('ann', ATTACK);
    expect(game.play('bob', { type: 'interfere', side: 'against', amount: 1 }, 2000)).toBe(13);
    const left: number[] = [];
    for (let at = 14_000; left.length < 12; at += 2000)
      left.push(game.play('ann', { type: 'spend', amount: 1, from: 'bavarian-illuminati' }, at));
    expect(left.slice(0, 4)).toEqual([8, 8, 8, 8]);
    expect(left.slice(-3)).toEqual([3, 3, 3]);
  });

  test('more time is given once a contest and player, to those who may act', () => {
    const game = new Watched('brisk');
    expect(clockRules.withMoreTime(game.timer as QuestionTimer<DecisionKind>, game.board, 'brisk', 'ann')).toBeNull();
    game.play('ann', ATTACK);
    const more = clockRules.withMoreTime(
      game.timer as QuestionTimer<DecisionKind>,
      game.board,
      'brisk',
      'bob',
    ) as QuestionTimer<DecisionKind>;
    expect(more.at).toBe(16_000);
    expect(clockRules.withMoreTime(more, game.board, 'brisk', 'bob')).toBeNull();
    expect(clockRules.withMoreTime(more, game.board, 'brisk', 'cat')?.at).toBe(24_000);
  });

  test('the dice lie for 4 s whoever has a Special, and for 12 s if one of them holds them', () => {
    const game = new Watched('normal', { ...MID_GAME, dice: [[6, 6]] });
    game.play('ann', ATTACK);
    game.play('bob', { type: 'done' });
    game.play('cat', { type: 'done' });
    expect(decision(game.board).kind).toBe('roll');
    expect(game.play('ann', { type: 'roll' })).toBe(4);
    expect(clockRules.withDiceHeld(game.timer as QuestionTimer<DecisionKind>, game.board, 'nobody')).toBeNull();
    const held = clockRules.withDiceHeld(game.timer as QuestionTimer<DecisionKind>, game.board, 'bob') as QuestionTimer<DecisionKind>;
    expect(held.at - game.now).toBe(12_000);
    expect(clockRules.withDiceHeld(held, game.board, 'cat')).toBeNull();
  });

  test('a contest goes on where it was after something came in between', () => {
    const game = new Watched('normal');
    game.play('ann', ATTACK);
    game.play('bob', { type: 'done' }, 3000);
    game.play('cat', { type: 'done' }, 4000);
    expect(decision(game.board).kind).toBe('roll');
    expect(game.left).toBe(15);
    expect(game.play('cat', { type: 'interfere', side: 'for', amount: 1 }, 6000)).toBe(11);
  });

  test('a turn has no more time for being filled with offers', () => {
    const game = new Watched('normal');
    for (let i = 1; i <= 5; i += 1) {
      game.play('ann', { type: 'offer', to: 'bob', give: { money: 1 } }, i * 1000);
      game.play('ann', { type: 'withdraw', offer: game.board.offers[0]?.id ?? '' });
    }
    expect(game.left).toBe(85);
  });
});

describe('C-1206 a table with a clock', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTables({ allowScenarios: true });
  });
  afterAll(() => server.close());

  test('shows all when it falls, and then does what commits least for whoever is waited for', async () => {
    const { code, pass, room, time } = await heldTable(MID_GAME);
    const [ann, bob] = [await Guest.join(server.url, code, 'ann'), await Guest.join(server.url, code, 'bob')];
    await ann.play(ATTACK);
    expect(bob.table.timer).toMatchObject({ kind: 'contest', at: time.now() + 15_000, held: false });
    await pass(14_999);
    expect(decision(room.session.table?.board as Board).who).toEqual(['bob', 'cat']);
    await pass(1);
    expect(decision(room.session.table?.board as Board)).toMatchObject({ kind: 'roll', who: ['ann'] });
    await bob.until(() => bob.events.filter((event) => event.type === 'saidDone').length === 2);
    await pass(600_000);
    expect(room.session.table?.board.turn?.number).toBeGreaterThan(2);
    await ann.leave();
    await bob.leave();
  });

  test('gives more time and holds dice when asked, and says why not', async () => {
    const { code, pass, time } = await heldTable({ ...MID_GAME, dice: [[6, 6]] });
    const [ann, bob, eve] = [
      await Guest.join(server.url, code, 'ann'),
      await Guest.join(server.url, code, 'bob'),
      await Guest.join(server.url, code, 'Eve', { spectate: true }),
    ];
    expect(await bob.ask('hold')).toMatchObject({ ok: false, refusal: { why: 'cannotHold' } });
    expect(await eve.ask('moreTime')).toMatchObject({ ok: false, refusal: { why: 'notSeated' } });
    await ann.play(ATTACK);
    expect(await bob.ask('moreTime')).toMatchObject({ ok: true });
    expect(await bob.ask('moreTime')).toMatchObject({ ok: false, refusal: { why: 'noMoreTime' } });
    expect(bob.table.timer.at).toBe(time.now() + 30_000);
    expect(bob.table.timer.more).toEqual(['bob']);
    await pass(30_000);
    await ann.until(() => decision(ann.board).kind === 'roll');
    await ann.play({ type: 'roll' });
    expect(await bob.ask('hold')).toMatchObject({ ok: true });
    expect(bob.table.timer).toMatchObject({ kind: 'dice', held: true, at: time.now() + 12_000 });
    for (const guest of [ann, bob, eve]) await guest.leave();
  });

  test('without one nothing is forced, nor is there time to ask for', async () => {
    const { code, time } = await heldTable(MID_GAME, 'off');
    const ann = await Guest.join(server.url, code, 'ann');
    await ann.play(ATTACK);
    expect(ann.table.timer.at).toBe(0);
    expect(time.waiting).toBe(0);
    expect(await ann.ask('moreTime')).toMatchObject({ ok: false, refusal: { why: 'noClock' } });
    await ann.leave();
  });

  test('is chosen by the host or with the table, never one that does not exist', async () => {
    const code = await server.table({ clock: 'relaxed' });
    const ann = await Guest.join(server.url, code, 'Ann');
    expect(ann.table.clock).toBe('relaxed');
    expect(await ann.ask('configure', { clock: 'brisk' })).toMatchObject({ ok: true });
    expect(ann.table.clock).toBe('brisk');
    expect(await ann.ask('configure', { clock: 'hasty' })).toMatchObject({ ok: false, refusal: { why: 'badMessage' } });
    expect(await post(`${server.url}/api/tables`, { clock: 'hasty' })).toMatchObject({ status: 400 });
    await ann.leave();
  });

  test.each([
    ['hidden goals in a game without goals', { longGame: true, hiddenGoals: true }],
    ['a number of groups in a game without goals', { longGame: true, groupsToWin: 9 }],
  ])('C-1204 no table is set up with %s', async (_, options) => {
    expect(await post(`${server.url}/api/tables`, { options })).toMatchObject({ status: 400, body: { refusal: { why: 'badOptions' } } });
    const ann = await Guest.join(server.url, await server.table(), 'Ann');
    expect(await ann.ask('configure', { options })).toMatchObject({ ok: false, refusal: { why: 'badOptions' } });
    await ann.leave();
  });
});
