import type { CardId, PlayerId } from '@illuminice/rules';
import type { AttackKind, GameEvent } from '@illuminice/rules/classic';

/** An event with the number of its turn; null: before the first, or unknown. */
export interface Dated<E = GameEvent> {
  readonly event: E;
  readonly turn: number | null;
}

/** Dates events, oldest first. Those before the first known start of a turn belong to the previous turn. */
export function dated(events: readonly GameEvent[]): Dated[] {
  const first = events.find(({ type }) => type === 'turnBegan');
  let turn = first?.type === 'turnBegan' && first.number > 1 ? first.number - 1 : null;
  return events.map((event) => {
    if (event.type === 'turnBegan') turn = event.number;
    return { event, turn };
  });
}

export interface Laid {
  readonly card: CardId;
  /** Null: nobody, or unknown. */
  readonly by: PlayerId | null;
  readonly turn: number | null;
}

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

export type CardHistory =
  | {
      readonly what: 'attack';
      readonly turn: number | null;
      readonly by: PlayerId;
      readonly kind: AttackKind;
      readonly result: 'success' | 'failure' | 'calledOff';
      readonly needs: number;
      readonly roll: number | null;
    }
  | { readonly what: 'moved' | 'traded' | 'bribed' | 'freed' | 'destroyed'; readonly turn: number | null; readonly by: PlayerId | null };

const HISTORY = 3;

export function historyOf(card: CardId, history: readonly Dated[]): CardHistory[] {
  const found: CardHistory[] = [];
  let attack: Extract<GameEvent, { type: 'attackAnnounced' }> | null = null;
  for (const { event, turn } of history) {
    if (event.type === 'attackAnnounced') attack = event;
    else if (event.type === 'attackEnded' && attack?.attack === event.attack && attack.target === card)
      found.push({
        what: 'attack',
        turn,
        by: attack.player,
        kind: attack.kind,
        result: event.result,
        needs: event.needs,
        roll: event.roll,
      });
    else if (event.type === 'placed' && event.card === card && (event.why === 'moved' || event.why === 'traded' || event.why === 'bribed'))
      found.push({ what: event.why, turn, by: event.player });
    else if (event.type === 'freed' && event.card === card && event.why !== 'neutralized' && event.why !== 'givenUp')
      found.push({ what: 'freed', turn, by: event.from });
    else if (event.type === 'destroyed' && event.card === card) found.push({ what: 'destroyed', turn, by: event.by });
  }
  return found.slice(-HISTORY).reverse();
}

export const bankMoves = (history: readonly Dated[]): Dated[] =>
  history.filter(({ event }) => event.type === 'money' && (event.from === 'bank' || event.to === 'bank')).reverse();

/** Cards drawn from the deck, newest first; only their owner sees which Specials. */
export const deckMoves = (history: readonly Dated[]): Dated[] =>
  history
    .filter(
      ({ event }) => event.type === 'specialDrawn' || (event.type === 'uncovered' && (event.why === 'draw' || event.why === 'refill')),
    )
    .reverse();
