import type { CardId, IntentOf, MoneyMove } from '@illuminice/rules';
import type { Table, TransferGesture, TreasuriesGesture } from './types';

export const newTransfer = (from: CardId | null = null): TransferGesture => ({ kind: 'transfer', from, to: null, amount: 0 });

const source = (table: Table, from: CardId | null) => table.offers.transfer.can?.from.find(({ card }) => card === from);

export const transferSources = (table: Table): CardId[] => table.offers.transfer.can?.from.map(({ card }) => card) ?? [];
export const transferTargets = (table: Table, from: CardId | null): CardId[] => source(table, from)?.to ?? [];
export const transferMax = (table: Table, from: CardId | null): number => source(table, from)?.max ?? 0;

/** Picks the treasury to take from, then the one to fill; null when the card can be neither. */
export function pickForTransfer(table: Table, gesture: TransferGesture, card: CardId): TransferGesture | null {
  if (card === gesture.from) return newTransfer();
  if (gesture.from && transferTargets(table, gesture.from).includes(card)) {
    return { ...gesture, to: card, amount: gesture.amount || transferMax(table, gesture.from) };
  }
  if (transferSources(table).includes(card)) return newTransfer(card);
  return null;
}

export function transferIntent(table: Table, { from, to, amount }: TransferGesture): IntentOf<'transfer'> | null {
  if (!from || !to || amount < 1) return null;
  return { type: 'transfer', from, to, amount, ...(table.offers.transfer.can?.asAction && { asAction: true }) };
}

/** Starts from what lies on the cards now. */
export function newTreasuries(table: Table, card: CardId, by: TreasuriesGesture['by'], bonus: number): TreasuriesGesture {
  const seat = table.view.board.seats.find(({ player }) => player === table.me);
  const wanted = Object.fromEntries((seat?.cards ?? []).map((id) => [id, table.view.board.cards[id]?.money ?? 0]));
  return { kind: 'treasuries', card, by, bonus, wanted };
}

/** MB that are not yet laid anywhere; negative when too much was laid out. */
export function unspent(table: Table, { wanted, bonus }: TreasuriesGesture): number {
  const now = Object.keys(wanted).reduce((sum, card) => sum + (table.view.board.cards[card]?.money ?? 0), 0);
  return now + bonus - Object.values(wanted).reduce((sum, amount) => sum + amount, 0);
}

/** The fewest moves that bring about what is wanted; what the own treasuries don't give comes from the bank. */
export function treasuryMoves(table: Table, { wanted }: TreasuriesGesture): MoneyMove[] {
  const change = Object.entries(wanted).map(([card, amount]) => ({ card, change: amount - (table.view.board.cards[card]?.money ?? 0) }));
  const givers = change.filter((row) => row.change < 0).map(({ card, change }) => ({ card, left: -change }));
  const moves: MoneyMove[] = [];
  for (const taker of change.filter((row) => row.change > 0)) {
    let need = taker.change;
    for (const giver of givers) {
      const amount = Math.min(need, giver.left);
      if (amount === 0) continue;
      moves.push({ from: giver.card, to: taker.card, amount });
      giver.left -= amount;
      need -= amount;
    }
    if (need > 0) moves.push({ from: 'bank', to: taker.card, amount: need });
  }
  return moves;
}
