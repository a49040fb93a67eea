import { dealsKnown } from '@illuminice/rules/inwo';
import { Later, lazyPart, loadedOf } from '../../../ui/lazy-part';
import { useTable } from '../use-table';

export const offers = lazyPart(() => import('./offers'));

export function Offers({ waiting }: { waiting: boolean }) {
  const view = useTable().game.view.value;
  const isOffered = dealsKnown(view).length > 0 || view.board.seats.some(({ openToOffers }) => openToOffers);
  // Stays mounted once loaded: an offer that is gone still says why.
  if (!isOffered && !loadedOf(offers)) return null;
  return (
    <Later part={offers} againMs={3000}>
      {({ OpenOffers }) => <OpenOffers waiting={waiting} />}
    </Later>
  );
}
