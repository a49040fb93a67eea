import { Later, lazyPart } from '../../../ui/lazy-part';
import { useTable } from '../use-table';

export const offers = lazyPart(() => import('./offers'));

/** Deals that wait for an answer: the viewer's own, and those to the viewer. What shows them is loaded with the first. */
export function Offers() {
  const position = useTable().game.position.value;
  if (!position) return null;
  const deals = position.view.board.deals.filter(({ from, to: receiver }) => from === position.me || receiver === position.me);
  if (deals.length === 0) return null;
  return (
    <Later part={offers} againMs={3000}>
      {(loaded) => <loaded.Offers deals={deals} position={position} />}
    </Later>
  );
}
