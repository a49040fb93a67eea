import { botsOf, policyOf } from '@illuminice/bots';
import { INITIAL_SETTINGS, TABLE_ROOM } from '@illuminice/protocol';
import { type AnyIntent, type CardId, type PlayerId, type RulesetId, rulesetOf } from '@illuminice/rules';
import { asksAgain, type View as InwoView, stopPass, usefulAnswers } from '@illuminice/rules/inwo';
import { countedNeed } from '@illuminice/themes';
import { matchMaker } from 'colyseus';
import { GAMES } from '#server/games/games.js';
import { newCode } from '#server/http/codes.js';
import type { TableRoom } from '#server/room/table-room.js';
import type { TableOrder } from '#server/session/messages/opening.js';
import { HandTime } from '../hand-time.js';
import { Listener } from '../noninterference/listener.js';

/** How soon a person answers who answers at once, ms. */
const AT_ONCE = 250;

/** Turns after which a game is left: some tables of computers come to no end. */
const MOST_TURNS = 120;

/** What one person among computer players went through; times in seconds of the table's own clock. */
export interface SoloPace {
  /** From the end of the person's turn to the beginning of their next. */
  readonly rounds: number[];
  /** Questions of use to the person, in each such round. */
  readonly questions: number[];
  /** How often a contest stayed open after what the person added themself, and nobody else: no new question. */
  readonly continued: number[];
  /** Windows of each such round that the page passes by itself. */
  readonly quiet: number[];
}

export const noSoloPace = (): SoloPace => ({ rounds: [], questions: [], continued: [], quiet: [] });

/** A question to the one person in a rival's turn, and why it was asked. */
export interface SoloQuestion {
  readonly turn: number;
  readonly rival: PlayerId;
  readonly window: string;
  /** What the window is about. */
  readonly about: string;
  /** The person's cards that could answer; INWO alone names them. */
  readonly answers: readonly CardId[];
  readonly answered: string;
  /** True if the person alone changed it since they were asked last. */
  readonly goesOn: boolean;
}

/** A round of the table between two turns of the person, and what it waited for. */
export interface SoloRound {
  readonly seed: number;
  /** Number of the turn with which it ended. */
  readonly turn: number;
  readonly seconds: number;
  readonly questions: number;
  /** Seconds and number of the steps for which the table waited, by what was decided. */
  readonly waits: Readonly<Record<string, { seconds: number; steps: number }>>;
}

const nameOf = ({ board, mine }: InwoView, id: string): string =>
  [...(mine?.plots ?? []), ...(mine?.groups ?? [])].find((card) => card.id === id)?.card ?? board.cards[id]?.card ?? id;

const aboutInwo = (view: InwoView): string => {
  const { board } = view;
  const top = board.frames.at(-1);
  const { attack } = board;
  if (top?.kind === 'playing' || top?.kind === 'using')
    return top.plays
      .map(({ card, by, fields: { on } }) => `${card} of ${by}${on === undefined ? '' : ` on ${nameOf(view, on)}`}`)
      .join(', ');
  if (top?.kind === 'takeover') return nameOf(view, top.copy);
  if (top?.kind === 'loss') return top.loss.card;
  if (!attack || (top?.kind !== 'contest' && top?.kind !== 'dice')) return '';
  const { leader, plot, by, targetCard, defender, odds, needs } = attack;
  const attacker = leader === null ? (plot?.card ?? by) : nameOf(view, leader);
  return `${attacker} → ${targetCard} of ${defender ?? 'nobody'}, ${odds > 0 ? `${countedNeed(needs)} or less` : 'no roll wins'}`;
};

/** Plays rounds of one person, who answers at once, among three computer players, in the table's own time. */
export async function soloPace(
  ruleset: RulesetId,
  {
    rounds,
    seed,
    note,
    noteRound,
  }: {
    rounds: number;
    seed: number;
    note?: (question: SoloQuestion) => void;
    noteRound?: (round: SoloRound) => void;
  },
  sum: SoloPace,
): Promise<void> {
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
  let [questions, quiet, continued] = [0, 0, 0];
  /** The frame in which the person added something last, and its revision then: each addition raises it by one. */
  let added = { frame: -1, rev: -1 };
  let waits: Record<string, { seconds: number; steps: number }> = {};
  // The table goes on in the board that a view shows.
  let passedIn: InwoView | null = null;
  /** The pass where the person is asked once more what they passed, as the page gives it. */
  const repeated = (view: unknown): AnyIntent | null =>
    passedIn && asksAgain(passedIn, view as InwoView) ? stopPass(view as InwoView, 'nextTurn') : null;
  let before = { what: '', played: 0, at: 0 };
  const wanted = sum.rounds.length + rounds;
  for (;;) {
    await room.session.queue.idle();
    const { table } = room.session;
    if (table) {
      me ??= room.session.lobby.seats.all.find(({ computer }) => !computer)?.player ?? null;
      if (table.over || me === null || (table.board.turn?.number ?? 0) > MOST_TURNS) break;
      const { decision, board } = table;
      const isOwnTurn = board.turn?.player === me;
      if (before.played !== table.played) {
        if (since !== null) {
          waits[before.what] ??= { seconds: 0, steps: 0 };
          const wait = waits[before.what] as { seconds: number; steps: number };
          wait.seconds = Math.round(10 * wait.seconds + (time.now() - before.at) / 100) / 10;
          wait.steps += 1;
        }
        before = { what: decision.kind, played: table.played, at: time.now() };
      }
      if (isOwnTurn && since !== null) {
        noteRound?.({ seed, turn: board.turn?.number ?? 0, seconds: (time.now() - since) / 1000, questions, waits });
        sum.rounds.push((time.now() - since) / 1000);
        sum.questions.push(questions);
        sum.quiet.push(quiet);
        sum.continued.push(continued);
        if (sum.rounds.length >= wanted) break;
      }
      if (isOwnTurn || !board.turn) {
        since = null;
        waits = {};
        [questions, quiet, continued] = [0, 0, 0];
      } else since ??= time.now();
      const question = decision.who.includes(me) ? `${decision.kind} ${decision.frame} ${decision.rev} ${table.played}` : '';
      if (question !== asked) {
        asked = question;
        if (question !== '') {
          const view = table.viewOf(me);
          const goesOn = decision.frame === added.frame && decision.rev === added.rev + 1;
          const pass = (rules.idlePass(view as never) as AnyIntent | null) ?? repeated(view);
          if (!isOwnTurn && decision.frame !== null) {
            if (pass) quiet += 1;
            else if (goesOn) continued += 1;
            else questions += 1;
          }
          const intent = pass ?? policy(view) ?? (rules.leastIntent(view as never) as AnyIntent | null);
          if (note && !pass && !isOwnTurn && decision.frame !== null) {
            const seen = ruleset === 'inwo' ? (view as unknown as InwoView) : null;
            note({
              turn: board.turn?.number ?? 0,
              rival: board.turn?.player ?? '',
              window: decision.kind,
              about: seen ? aboutInwo(seen) : '',
              answers: seen ? usefulAnswers(seen).map((id) => nameOf(seen, id)) : [],
              answered: intent?.type ?? '',
              goesOn,
            });
          }
          if (!pass) passedIn = intent?.type === 'done' && ruleset === 'inwo' ? structuredClone(view as never as InwoView) : null;
          if (!pass && intent && intent.type !== 'done') added = { frame: decision.frame ?? -1, rev: decision.rev };
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
