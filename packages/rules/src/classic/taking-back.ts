import type { PlayerId } from '../core/types.js';
import { emit, type Game, privateOf } from './game.js';
import type { Before, Board, GameEvent, Intent, TakeBack, TakenBack } from './types/index.js';

/*
 * What was done by a slip is taken back while nothing has followed it (C-210): free acts that show nobody anything they did
 * not know, draw no card and roll no dice. The table before is kept beside the secrets until the next step that anybody sees.
 */

/** What of an intent can be taken back, and which card it was about; null: nothing. */
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

/** The table as it is, to be put back; null: the intent cannot be taken back. */
export const tableBefore = ({ state, board, earlier }: Game, by: PlayerId, intent: Intent): Omit<Before, 'paid'> | null => {
  if (earlier?.takesNothingBack || !slipOf(intent)) return null;
  const { hand, drawn } = privateOf(state, by);
  const { takeBack: _, ...kept } = board;
  // Cards and offers are replaced, never changed in place.
  const copied = structuredClone({ ...kept, cards: {}, offers: [] });
  return { board: { ...copied, cards: { ...board.cards } }, hand: [...hand], drawn: [...drawn] };
};

/** After a step that everybody sees: what came before it cannot be taken back any more, this step itself perhaps. */
export const noteSlip = (game: Game, by: PlayerId, intent: Intent, before: Omit<Before, 'paid'> | null): void => {
  const { state, board, events } = game;
  delete board.takeBack;
  delete state.secrets.before;
  const slip = slipOf(intent);
  if (!before || !slip || board.outcome) return;
  board.takeBack = { player: by, ...slip };
  state.secrets.before = { ...before, paid: events.flatMap(moved) };
};

const moved = (event: GameEvent): Before['paid'] =>
  event.type === 'money' ? [{ from: event.from, to: event.to, amount: event.amount }] : [];

/** Cards that lay open by it: whoever has seen one knows it. */
const SHOWN: ReadonlySet<TakenBack> = new Set(['flipSpecial', 'keepSpecial']);

/**
 * Puts the table back to where it was. What may have happened besides unseen stays, numbers go on, and offers that lapsed do
 * not come back; a Special that lay open is known to all others (C-903).
 */
export const putBack = (game: Game, by: PlayerId, { what, card }: TakeBack): void => {
  const { state, board } = game;
  const { before } = state.secrets;
  if (!before) throw new Error('the table before is not kept');
  const { seq, next, offers } = board;
  const takenBack = [...(board.turn?.takenBack ?? []), by];
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
