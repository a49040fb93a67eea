import { alignmentsOf, attributesOf, type Board, type CopyId, globalOf, powerOf, resistanceOf, type Trait } from '@illuminice/rules/inwo';

export interface OrderChange {
  readonly card: CopyId;
  readonly numbers: readonly { readonly stat: 'power' | 'global' | 'resistance'; readonly by: number }[];
  /** Alignments and attributes that the card gains by the Order, and those that it loses. */
  readonly added: readonly Trait[];
  readonly removed: readonly Trait[];
}

const NUMBERS = [
  ['power', powerOf],
  ['global', globalOf],
  ['resistance', resistanceOf],
] as const;

const traits = (board: Board, id: CopyId): Trait[] => [...alignmentsOf(board, id), ...(attributesOf(board, id) as Trait[])];

/** Changes by an Order in force: every card of a structure compared with the same table without the Order (N-810). */
export function changedBy(board: Board, order: CopyId): OrderChange[] {
  if (!board.nwo.includes(order)) return [];
  const cards = { ...board.cards };
  delete cards[order];
  const without: Board = { ...board, cards, nwo: board.nwo.filter((id) => id !== order) };
  return Object.values(cards).flatMap(({ id, zone, master }) => {
    // Illuminati have neither Resistance nor alignments, and no Order changes their Power.
    if (zone !== 'structure' || master === null) return [];
    const numbers = NUMBERS.flatMap(([stat, measure]) => {
      const by = measure(board, id) - measure(without, id);
      return by === 0 ? [] : [{ stat, by }];
    });
    const [now, before] = [traits(board, id), traits(without, id)];
    const added = now.filter((trait) => !before.includes(trait));
    const removed = before.filter((trait) => !now.includes(trait));
    return numbers.length + added.length + removed.length === 0 ? [] : [{ card: id, numbers, added, removed }];
  });
}
