import type { CardId, PlayerId } from '@illuminice/rules';
import type { GameEvent } from '@illuminice/rules/classic';

/** An event, and the number of the turn it fell in; null: before the first, or not known any more. */
export interface Dated<E = GameEvent> {
  readonly event: E;
  readonly turn: number | null;
}

/** Events, oldest first, each with its turn. What came before the first known beginning of a turn fell in the turn before that. */
export function dated(events: readonly GameEvent[]): Dated[] {
  const first = events.find(({ type }) => type === 'turnBegan');
  let turn = first?.type === 'turnBegan' && first.number > 1 ? first.number - 1 : null;
  return events.map((event) => {
    if (event.type === 'turnBegan') turn = event.number;
    return { event, turn };
  });
}

/** Who put a card where it lies, and when. */
export interface Laid {
  readonly card: CardId;
  /** Null: nobody did, or it is not known any more. */
  readonly by: PlayerId | null;
  readonly turn: number | null;
}

/** The cards of a pile, newest first, as far as `history` tells with who laid them there. */
export function laid(pile: readonly CardId[], history: readonly Dated[]): Laid[] {
  const layer = (card: CardId): { by: PlayerId | null; turn: number | null } => {
    for (const { event, turn } of history.toReversed()) {
      if (event.type === 'specialDiscarded' && event.card === card) return { by: event.player, turn };
      if (event.type === 'destroyed' && event.card === card) return { by: event.by, turn };
    }
    return { by: null, turn: null };
  };
  return pile.toReversed().map((card) => ({ card, ...layer(card) }));
}

/** What came from the bank or went to it, newest first. */
export const bankMoves = (history: readonly Dated[]): Dated[] =>
  history.filter(({ event }) => event.type === 'money' && (event.from === 'bank' || event.to === 'bank')).reverse();

/** What came off the deck, newest first: which Specials were drawn is told to whoever drew them. */
export const deckMoves = (history: readonly Dated[]): Dated[] =>
  history
    .filter(
      ({ event }) => event.type === 'specialDrawn' || (event.type === 'uncovered' && (event.why === 'draw' || event.why === 'refill')),
    )
    .reverse();
