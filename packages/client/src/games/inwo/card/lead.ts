import { type CardId, SIDES } from '@illuminice/rules';
import { check, findFacts, findSeat, type GroupFacts, leadCards, READY_DECKS, type View } from '@illuminice/rules/inwo';

/** A Group to lead with: of medium strength, with room to grow. @param proposed taken if the deck has it */
export function leadOf(groups: readonly GroupFacts[], proposed?: CardId): CardId | null {
  const own = groups.find(({ id }) => id === proposed);
  if (own) return own.id;
  const worth = ({ power, outward }: GroupFacts) => 3 * Math.min(2, outward.length) + Math.min(power ?? 0, 6);
  return groups.reduce<GroupFacts | null>((best, group) => (best && worth(best) >= worth(group) ? best : group), null)?.id ?? null;
}

/** The lead proposed to the viewer, with an arrow to hang it from (N-107): their ready-made deck's, else the likeliest. */
export function proposedLead(view: View) {
  const { mine, board, player } = view;
  const head = findSeat(board, player)?.illuminati ?? null;
  const deck = head === null ? undefined : READY_DECKS.get(board.cards[head]?.card ?? '');
  const groups = (mine === null ? [] : leadCards(mine)).flatMap((id) => {
    const facts = findFacts(id);
    return facts !== undefined && 'outward' in facts ? [facts] : [];
  });
  const card = leadOf(groups, deck?.lead);
  const arrow = card === null ? undefined : SIDES.find((side) => check(view, { type: 'chooseLead', card, arrow: side }) === null);
  return card !== null && arrow !== undefined ? { card, arrow } : {};
}
