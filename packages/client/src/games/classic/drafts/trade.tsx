import type { PlayerId } from '@illuminice/rules';
import { NO_HIGHLIGHTS } from '../../../board/contract';
import { newTrade, nothingArrives, offerIntent, termsOf } from '../trade/bargain';
import { DealPanel, loadedDeals } from '../trade/deals-later';
import type { TradeDraft } from './data';
import type { DraftKind } from './kind';

export const tradeDraft: DraftKind<TradeDraft, PlayerId[]> = {
  start: newTrade,
  tap({ view: { board }, me }, draft, card) {
    const owner = board.cards[card]?.owner;
    const side = owner === me ? 'give' : owner && draft.to.includes(owner) ? 'ask' : null;
    if (!side || board.seats.some(({ illuminati }) => illuminati === card)) return null;
    const { groups } = draft[side];
    const next = groups.includes(card) ? groups.filter((id) => id !== card) : [...groups, card];
    return { draft: { ...draft, [side]: { ...draft[side], groups: next }, arriving: nothingArrives() } };
  },
  place(position, draft, place) {
    const arriving = loadedDeals()?.hangOnTable(
      position,
      termsOf(draft, position.me),
      { groups: draft.ask.groups, wishes: draft.arriving },
      place,
    );
    return arriving ? { ...draft, arriving } : null;
  },
  highlights: (position, draft) => ({
    ...NO_HIGHLIGHTS,
    selected: [...draft.give.groups, ...draft.ask.groups],
    ...loadedDeals()?.arrivingMarks(position, termsOf(draft, position.me), draft.ask.groups, draft.arriving),
  }),
  revalidate({ offers }, draft) {
    const can = offers.offer.can;
    if (!can) return null;
    const partners = draft.to.filter((player) => can.to.includes(player));
    return partners.length === draft.to.length ? draft : { ...draft, to: partners };
  },
  intent: offerIntent,
  Panel: (props) => <DealPanel key="trade">{({ TradePanel }) => <TradePanel {...props} />}</DealPanel>,
};
