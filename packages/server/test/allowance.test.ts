import { chance } from '@illuminice/bots';
import { randomIntent } from '@illuminice/lab';
import { createGame, type Intent, step, viewFor } from '@illuminice/rules/classic';
import { GAMES } from '../src/games/games.js';
import { Allowance, MOST_A_GAME, MOST_A_TURN } from '../src/session/game/allowance.js';
import { Guest } from './harness/guest.js';
import { heldTable } from './harness/room.js';
import { MID_GAME } from './harness/scenario.js';
import type { TestServer } from './harness/server.js';
import { startTables } from './harness/tables.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTables({ allowScenarios: true, maxMessagesPerSecond: 100_000 });
});
afterAll(() => server.close());

const TRIFLE = { give: { money: 1 } };

describe('C-803 offers without end', () => {
  test('are refused until the next turn; whoever got them answers all the same, and the others go on', async () => {
    const { code, room } = await heldTable(MID_GAME, 'off');
    const [ann, bob, cat] = [
      await Guest.join(server.url, code, 'ann'),
      await Guest.join(server.url, code, 'bob'),
      await Guest.join(server.url, code, 'cat'),
    ];
    // One offer to two counts as two.
    expect(await ann.play({ type: 'offer', to: ['bob', 'cat'], ...TRIFLE })).toMatchObject({ ok: true });
    for (let i = 2; i < MOST_A_TURN; i += 1)
      expect([i, await ann.play({ type: 'offer', to: 'bob', ...TRIFLE })]).toMatchObject([i, { ok: true }]);
    const { seq } = ann.board;
    const refused = { ok: false, refusal: { code: 'table', why: 'tooManyOffersNow', with: { most: MOST_A_TURN } } };
    expect(await ann.play({ type: 'offer', to: 'bob', ...TRIFLE })).toMatchObject(refused);
    expect(await ann.play({ type: 'taxFrom', card: 'republicans' })).toMatchObject(refused);
    expect(await ann.play({ type: 'openToOffers', groups: ['republicans'] })).toMatchObject(refused);
    expect(room.session.table?.board.seq).toBe(seq);

    expect(await bob.play({ type: 'answer', offer: 'offer-1', accept: false })).toMatchObject({ ok: true });
    expect(await ann.play({ type: 'withdraw', offer: 'offer-3' })).toMatchObject({ ok: true });
    expect(await cat.play({ type: 'offer', to: 'ann', ...TRIFLE })).toMatchObject({ ok: true });
    expect(await ann.play({ type: 'endTurn' })).toMatchObject({ ok: true });
    await ann.until(() => ann.board.turn?.player !== 'ann');
    expect(await ann.play({ type: 'offer', to: 'bob', ...TRIFLE })).toMatchObject({ ok: true });
    await room.disconnect();
  });

  test('are refused for good at so many in a game, of one player alone', () => {
    const allowance = new Allowance(GAMES.classic.costOf);
    const offer: Intent = { type: 'offer', to: 'bob', give: { money: 1 } };
    const answer: Intent = { type: 'answer', offer: 'offer-1', accept: false };
    let sent = 0;
    for (let turn = 1; turn <= MOST_A_GAME; turn += 1)
      for (let i = 0; i < MOST_A_TURN && !allowance.exceeded('ann', turn, offer); i += 1) {
        allowance.note('ann', turn, offer);
        sent += 1;
      }
    expect(sent).toBe(MOST_A_GAME);
    expect(allowance.exceeded('ann', 1, offer)).toEqual({ why: 'tooManyOffers', most: MOST_A_GAME });
    expect(allowance.exceeded('ann', 1, { type: 'endTurn' })).toBeNull();
    expect(allowance.exceeded('ann', 1, answer)).toBeNull();
    expect(allowance.exceeded('bob', 1, offer)).toBeNull();
  });

  test.each([1, 2, 3, 5])('are all that goes on without end in a turn: nothing else does (game %i)', (seed) => {
    const dice = chance(seed);
    const { state } = createGame({ players: ['ann', 'bob', 'cat'], seed: String(seed) });
    const unbounded = ['offer', 'taxFrom', 'openToOffers', 'answer', 'withdraw'];
    const ending = ['endTurn', 'pass', 'concede'];
    let [played, inVain] = [0, 0];
    while (inVain < 2000) {
      const { player } = dice.pick(state.board.seats);
      const intent = randomIntent(viewFor(state, player), dice);
      const lingers = played >= 100 && state.board.phase === 'actions';
      const sent = intent && !unbounded.includes(intent.type) && !(lingers && ending.includes(intent.type));
      if (sent && step(state, player, intent).ok) [played, inVain] = [played + 1, 0];
      else inVain += 1;
    }
    expect(state.board.outcome).toBeNull();
    expect(state.board.phase).toBe('actions');
    expect(played).toBeLessThan(300);
  });
});
