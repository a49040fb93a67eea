import { botsOf, policyOf } from '@illuminice/bots';
import { INITIAL_SETTINGS, TABLE_ROOM } from '@illuminice/protocol';
import { type AnyIntent, type PlayerId, type RulesetId, rulesetOf } from '@illuminice/rules';
import { matchMaker } from 'colyseus';
import { GAMES } from '#server/games/games.js';
import { newCode } from '#server/http/codes.js';
import type { TableRoom } from '#server/room/table-room.js';
import type { TableOrder } from '#server/session/messages/opening.js';
import { HandTime } from '../hand-time.js';
import { Listener } from '../noninterference/listener.js';

/** How soon a person answers who answers at once, ms. */
const AT_ONCE = 250;

/** What one person among computer players went through; times in seconds of the table's own clock. */
export interface SoloPace {
  /** From the end of the person's turn to the beginning of their next. */
  readonly rounds: number[];
  /** Questions of use to the person, in each such round. */
  readonly questions: number[];
  /** Windows of each such round that the page passes by itself. */
  readonly quiet: number[];
}

export const noSoloPace = (): SoloPace => ({ rounds: [], questions: [], quiet: [] });

/** Plays rounds of one person, who answers at once, among three computer players, in the table's own time. */
export async function soloPace(ruleset: RulesetId, rounds: number, seed: number, sum: SoloPace): Promise<void> {
  const time = new HandTime();
  const { options } = GAMES[ruleset].ruleset.createGame({ players: ['a', 'b', 'c', 'd'], seed: 'options' }).state.board as never as {
    options: object;
  };
  const settings: TableOrder['settings'] = {
    name: 'solo',
    ruleset,
    ...INITIAL_SETTINGS,
    passwordHash: null,
    options: options as never,
    clock: 'off',
  };
  const order: TableOrder = { code: newCode(), seats: 4, settings, computers: 3, start: true };
  await matchMaker.createRoom(TABLE_ROOM, { order, time });
  const room = matchMaker.getLocalRoomById(order.code) as TableRoom;
  const listener = await Listener.join(room, time, 'ann', false);
  const rules = rulesetOf(ruleset) as (typeof GAMES)[RulesetId]['ruleset'];
  const policy = policyOf(botsOf(ruleset).mind('regular', 'plain') as never)(seed) as (view: unknown) => AnyIntent | null;
  let me: PlayerId | null = null;
  let asked = '';
  let since: number | null = null;
  let [questions, quiet] = [0, 0];
  const wanted = sum.rounds.length + rounds;
  for (;;) {
    await room.session.queue.idle();
    const { table } = room.session;
    if (table) {
      me ??= room.session.lobby.seats.all.find(({ computer }) => !computer)?.player ?? null;
      if (table.over || me === null) break;
      const { decision, board } = table;
      const isOwnTurn = board.turn?.player === me;
      if (isOwnTurn && since !== null) {
        sum.rounds.push((time.now() - since) / 1000);
        sum.questions.push(questions);
        sum.quiet.push(quiet);
        if (sum.rounds.length >= wanted) break;
      }
      if (isOwnTurn || !board.turn) {
        since = null;
        [questions, quiet] = [0, 0];
      } else since ??= time.now();
      const question = decision.who.includes(me) ? `${decision.kind} ${decision.frame} ${decision.rev} ${table.played}` : '';
      if (question !== asked) {
        asked = question;
        if (question !== '') {
          const view = table.viewOf(me);
          const pass = rules.idlePass(view as never) as AnyIntent | null;
          if (!isOwnTurn && decision.frame !== null) {
            if (pass) quiet += 1;
            else questions += 1;
          }
          const intent = pass ?? policy(view) ?? (rules.leastIntent(view as never) as AnyIntent | null);
          if (intent) time.after(pass ? 0 : AT_ONCE, () => listener.say('intent', { intent }));
        }
      }
    }
    const { next } = time;
    if (next === null) break;
    time.pass(Math.max(1, next));
    listener.take();
  }
  await room.disconnect();
}
