import { type Attack, type Board, type CopyId, findFacts, ladderOf, lends, openAttack, type View } from '@illuminice/rules/inwo';
import type { BoardScene, Duel } from '../../../board/contract';
import type { CentreInput } from '../../../board/layout/centre';
import { t } from '../words';

/** What lies in the middle, by the ids that the board knows it by. */
export const ZONES = { orders: 'orders', plays: 'plays' } as const;

const PLAYED: ReadonlySet<string> = new Set(['middle', 'announced', 'target']);

/** Cards that are being played, in the order in which they came; and Groups of a hand under attack. */
export const playedCards = ({ cards }: Board): CopyId[] =>
  Object.values(cards)
    .filter(({ zone }) => PLAYED.has(zone))
    .sort((one, other) => one.order - other.order)
    .map(({ id }) => id);

/** The slots of New World Orders, in this order. */
const SLOTS = ['red', 'blue', 'yellow'] as const;

/** What lies in each slot; null: nothing yet. */
export const ordersOf = ({ nwo, cards }: Board): { readonly colour: (typeof SLOTS)[number]; readonly id: CopyId | null }[] =>
  SLOTS.map((colour) => ({
    colour,
    id:
      nwo.find((id) => {
        const facts = findFacts(cards[id]?.card ?? '');
        return facts !== undefined && 'colour' in facts && facts.colour === colour;
      }) ?? null,
  }));

/** The middle of the table: New World Orders, and what is being played. */
export function middleOf(board: Board) {
  const plays = playedCards(board);
  const orders = ordersOf(board).map(({ id, colour }) => id ?? colour);
  return [
    { id: ZONES.orders, role: 'row', places: orders.length, cards: orders },
    { id: ZONES.plays, role: 'row', places: plays.length, cards: plays },
  ] as const satisfies CentreInput;
}

const duelOf = (board: Board, attack: Attack): Duel | null => {
  const from = attack.leader ?? attack.plot?.copy;
  if (!from) return null;
  return {
    id: attack.id,
    attacker: from,
    target: attack.target,
    aids: attack.joins.flatMap(({ card, side }) => (side === 'for' ? [card] : [])),
    needs: attack.needs,
    odds: attack.odds,
    lent: new Map(attack.joins.map(({ card, side }) => [card, lends(board, attack, card, side) * (side === 'for' ? 1 : -1)])),
    paid: [],
  };
};

/** The numbers of the open plays, as the ladder of the panel has them, with what becomes of each; and who paid for them. */
function stackTags(board: Board): ReadonlyMap<CopyId, string> {
  const tags = new Map<CopyId, string>();
  const { rungs } = ladderOf(board);
  rungs.forEach(({ play, fate }, at) => {
    const state = fate === 'stands' && at === rungs.length - 1 ? 'open' : fate;
    for (const payer of play.paid) if (!tags.has(payer)) tags.set(payer, t('scene.pays', { n: at + 1 }));
    tags.set(play.copy, t('scene.rung', { n: at + 1, state }));
  });
  return tags;
}

/** What is to be seen besides cards that lie face up. */
export function sceneOf({ board }: View): BoardScene {
  const attack = openAttack(board);
  return {
    tags: stackTags(board),
    seats: board.seats.map(({ player }) => player),
    turn: board.turn?.player ?? null,
    zones: middleOf(board).map((zone) => ({ ...zone, label: null })),
    target: board.attack?.target ?? null,
    duel: attack && duelOf(board, attack),
  };
}
