import { MEDIA } from '../../../style/breakpoints';
import { useMedia } from '../../../ui/use-media';

/** Where two columns of a deal leave a card less than 136 px. */
const NARROW = `${MEDIA['not-phone']} and ${MEDIA.laptop}, ${MEDIA['small-phone']}`;

/** Size of a cell of the cards in a deal, px: a Group is four by two of them. */
export const useCell = (): number => (useMedia(NARROW) ? 26 : 34);
