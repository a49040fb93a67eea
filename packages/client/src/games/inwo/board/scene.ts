import {
  type Attack,
  type Board,
  type CopyId,
  countedCards,
  findFacts,
  ladderOf,
  lends,
  openAttack,
  type View,
} from '@illuminice/rules/inwo';
import type { BoardScene, Duel } from '../../../board/contract';
import type { CentreInput } from '../../../board/layout/centre';
import { t } from '../words';
import { claimedGoals, playedGroups, stackOf, stackSize } from './stack';

export const ZONES = { orders: 'orders', plays: 'plays', stack: 'stack' } as const;

const SLOTS = ['red', 'blue', 'yellow'] as const;

export const ordersOf = ({ nwo, cards }: Board): { readonly colour: (typeof SLOTS)[number]; readonly id: CopyId | null }[] =>
  SLOTS.map((colour) => ({
    colour,
    id:
      nwo.find((id) => {
        const facts = findFacts(cards[id]?.card ?? '');
        return facts !== undefined && 'colour' in facts && facts.colour === colour;
      }) ?? null,
  }));

/** Middle of the table: New World Orders, and open plays. */
export function middleOf(board: Board) {
  const groups = playedGroups(board);
  const orders = ordersOf(board).map(({ id, colour }) => id ?? colour);
  const stack = stackOf(board).length;
  return [
    { id: ZONES.orders, role: 'row', places: orders.length, cards: orders },
    { id: ZONES.plays, role: 'row', places: groups.length, cards: groups },
    { id: ZONES.stack, role: 'row', places: Math.min(1, stack), size: stackSize(stack) },
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
    lent: new Map(attack.joins.map(({ card, side }) => [card, lends(board, attack, { card, side }) * (side === 'for' ? 1 : -1)])),
    paid: [],
  };
};

/** Numbers of the open plays, as in the panel's ladder, with the fate of each; and their payers. */
function stackTags(board: Board): ReadonlyMap<CopyId, string> {
  const tags = new Map<CopyId, string>();
  const { rungs } = ladderOf(board);
  rungs.forEach(({ play, fate }, index) => {
    const state = fate === 'stands' && index === rungs.length - 1 ? 'open' : fate;
    for (const payer of play.paid) if (!tags.has(payer)) tags.set(payer, t('scene.pays', { n: index + 1 }));
    tags.set(play.copy, t('scene.rung', { n: index + 1, state }));
  });
  return tags;
}

/** Most cards of a claim that get threads: more would hide the table. */
const MOST_TIES = 6;

/** Rings and threads of open plays and claims: paying cards, the newest play, cards that a claim counts (N-1207). */
function bonds(board: Board): Required<Pick<BoardScene, 'rings' | 'ties'>> {
  const rings = new Map<CopyId, 'ice' | 'brassBright' | 'seat'>();
  const ties: { from: CopyId; to: CopyId }[] = [];
  const goals = claimedGoals(board);
  for (const { player, cards } of board.claims) {
    const shown = goals.filter(({ id }) => cards.includes(id));
    const counted = countedCards(
      board,
      player,
      shown.map(({ card }) => card),
    );
    for (const id of [...counted, ...cards]) rings.set(id, 'brassBright');
    const [first] = shown;
    if (first && counted.length <= MOST_TIES) ties.push(...counted.map((card) => ({ from: first.id, to: card })));
  }
  const { rungs } = ladderOf(board);
  for (const { play } of rungs) for (const payer of play.paid) rings.set(payer, 'seat');
  const newest = rungs.findLast(({ fate }) => fate === 'stands');
  if (newest) rings.set(newest.play.copy, 'ice');
  return { rings, ties };
}

export function sceneOf({ board }: View): BoardScene {
  const attack = openAttack(board);
  return {
    tags: stackTags(board),
    ...bonds(board),
    seats: board.seats.map(({ player }) => player),
    turn: board.turn?.player ?? null,
    zones: middleOf(board).map((zone) => ({ ...zone, label: null })),
    target: board.attack?.target ?? null,
    duel: attack && duelOf(board, attack),
  };
}
