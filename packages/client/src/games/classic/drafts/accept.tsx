import { NO_HIGHLIGHTS } from '../../../board/contract';
import { acceptIntent, newAccept, offerNamed } from '../trade/bargain';
import { DealPanel, loadedDeals } from '../trade/deals-later';
import type { AcceptDraft } from './data';
import type { DraftKind } from './kind';

export const acceptDraft: DraftKind<AcceptDraft, [offer: string]> = {
  start: newAccept,
  tap: () => null,
  place(position, draft, place) {
    const offer = offerNamed(position, draft.offer);
    const arriving =
      offer && loadedDeals()?.hangOnTable(position, offer, { groups: offer.give.groups ?? [], wishes: draft.arriving }, place);
    return arriving ? { ...draft, arriving } : null;
  },
  highlights(position, draft) {
    const offer = offerNamed(position, draft.offer);
    return { ...NO_HIGHLIGHTS, ...(offer && loadedDeals()?.arrivingMarks(position, offer, offer.give.groups ?? [], draft.arriving)) };
  },
  revalidate: ({ offers }, draft) => (offers.answer.can?.offers.includes(draft.offer) ? draft : null),
  intent: acceptIntent,
  Panel: (props) => <DealPanel key="accept">{({ AcceptPanel }) => <AcceptPanel {...props} />}</DealPanel>,
};
