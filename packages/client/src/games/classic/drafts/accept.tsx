import { NO_MARKS } from '../../../board/contract';
import { acceptIntent, newAccept } from '../trade/bargain';
import { DealPanel } from '../trade/deals-later';
import type { AcceptDraft } from './data';
import type { DraftKind } from './kind';

export const acceptDraft: DraftKind<AcceptDraft, [offer: string]> = {
  start: newAccept,
  tap: () => null,
  highlights: () => NO_MARKS,
  revalidate: ({ offers }, draft) => (offers.answer.can?.offers.includes(draft.offer) ? draft : null),
  intent: acceptIntent,
  Panel: (props) => <DealPanel key="accept">{({ AcceptPanel }) => <AcceptPanel {...props} />}</DealPanel>,
};
