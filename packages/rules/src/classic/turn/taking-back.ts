import type { CardId, PlayerId, Refusal } from '../../core/types.js';
import { emit, findSeat, type Game, privateOf, topFrame } from '../game/game.js';
import type { AskedBack, Before, Board, GameEvent, Intent, TakeBack, TakenBack } from '../types/index.js';
import { refuse } from '../types/refusals.js';

/* Undo (C-210): free for acts that show, draw and roll nothing, others by consent; the former table is kept until a public step. */

/** Most undos and undo requests of a player in one turn, so that every turn ends. */
const MOST = 3;

const timesIn = ({ turn }: Pick<Board, 'turn'>, player: PlayerId): number =>
  turn?.takenBack?.filter((taker) => taker === player).length ?? 0;

export const mayTakeBack = (board: Board, player: PlayerId, last: TakeBack): Refusal | TakeBack => {
  if (last.player !== player) return refuse('C-210', 'notYours', { player: last.player });
  return timesIn(board, player) < MOST ? last : refuse('C-210', 'tooOften', { count: MOST });
};

/** The freely undoable part of an intent, with its card; null: none. */
const slipOf = (intent: Intent): Omit<TakeBack, 'player'> | null => {
  switch (intent.type) {
    case 'transfer':
      return intent.asAction ? null : { what: 'transfer', card: intent.from };
    case 'keepSpecial':
      return intent.face === 'up' ? { what: 'keepSpecial', card: intent.card } : null;
    case 'flipSpecial':
      return { what: 'flipSpecial', card: intent.card };
    case 'drop':
    case 'place':
      return { what: intent.type, card: intent.group };
    default:
      return null;
  }
};

/** Card of an intent that can be undone by consent; null: it cannot. */
const askedAbout = (board: Board, by: PlayerId, intent: Intent): CardId | null => {
  switch (intent.type) {
    case 'transfer':
      return intent.asAction ? intent.from : null;
    case 'moveGroup':
      return intent.group;
    case 'usePower':
      return intent.card;
    case 'pass':
    case 'endTurn':
      return findSeat(board, by)?.illuminati ?? null;
    default:
      return null;
  }
};

/** Events that reveal nothing: no card turned up, drawn or discarded, no dice, no hand seen. */
const SHOWS_NOTHING: ReadonlySet<GameEvent['type']> = new Set([
  'turnBegan',
  'turnEnded',
  'phaseBegan',
  'passed',
  'money',
  'placed',
  'alignmentChanged',
  'powerUsed',
]);

export const tableBefore = ({ state, board, earlier }: Game, by: PlayerId, intent: Intent): Omit<Before, 'paid'> | null => {
  if (earlier?.takesNothingBack) return null;
  if (!slipOf(intent) && (earlier?.asksNothingBack || askedAbout(board, by, intent) === null)) return null;
  const { hand, drawn } = privateOf(state, by);
  const { takeBack: _, askBack: __, ...rest } = board;
  // Cards and offers are replaced, never changed in place.
  const copied = copyOf({ ...rest, cards: {}, offers: [] });
  return { board: { ...copied, cards: { ...board.cards } }, hand: [...hand], drawn: [...drawn] };
};

/** A copy of plain data. Faster than `structuredClone`, and every end of a turn needs one. */
const copyOf = <T>(plain: T): T => {
  if (Array.isArray(plain)) return plain.map(copyOf) as T;
  if (typeof plain !== 'object' || plain === null) return plain;
  const copy: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(plain)) copy[name] = copyOf(value);
  return copy as T;
};

/** After a public step: earlier acts can no longer be undone, this one perhaps. */
export const noteSlip = (game: Game, by: PlayerId, intent: Intent, before: Omit<Before, 'paid'> | null): void => {
  const { state, board, events } = game;
  // The request is still open.
  if (topFrame(board)?.kind === 'askBack') return;
  delete board.takeBack;
  delete board.askBack;
  delete state.secrets.before;
  if (!before || board.outcome) return;
  const slip = slipOf(intent);
  // The end of a turn starts a new count, so the restored turn counts.
  const tooOften = timesIn(before.board, by) >= MOST && !game.earlier?.asksAnewEachTurn;
  const card = slip || tooOften ? null : askedAbout(before.board, by, intent);
  if (slip) board.takeBack = { player: by, ...slip };
  else if (card !== null && events.every(({ type }) => SHOWS_NOTHING.has(type)))
    board.askBack = { player: by, what: intent.type as AskedBack, card };
  else return;
  state.secrets.before = { ...before, paid: events.flatMap(moved) };
};

const moved = (event: GameEvent): Before['paid'] =>
  event.type === 'money' ? [{ from: event.from, to: event.to, amount: event.amount }] : [];

/** Acts that turned cards up, which players have seen. */
const SHOWN: ReadonlySet<TakenBack> = new Set(['flipSpecial', 'keepSpecial']);

/** Undoes an act. Secret acts stay, numbers continue, lapsed offers stay gone, and a Special shown meanwhile stays known (C-903). */
export const putBack = (game: Game, by: PlayerId, { what, card }: TakeBack): void => {
  const { state, board } = game;
  const { before } = state.secrets;
  if (!before) throw new Error('the table before is not kept');
  const { seq, next, offers } = board;
  const takenBack = [...(before.board.turn?.takenBack ?? []), by];
  Object.assign(board, before.board, { seq, next, offers } satisfies Partial<Board>);
  if (board.turn) board.turn.takenBack = takenBack;
  const mine = privateOf(state, by);
  mine.hand = [...before.hand];
  mine.drawn = [...before.drawn];
  if (SHOWN.has(what)) {
    for (const [player, other] of Object.entries(state.secrets.private)) if (player !== by) other.seen.push({ card, player: by });
  }
  for (const { from, to, amount } of before.paid.toReversed())
    emit(game, { type: 'money', from: to, to: from, amount, reason: 'takenBack', player: by });
  emit(game, { type: 'takenBack', player: by, what, card });
};
