import { useTable } from '../../table/table-context';
import { Later, lazyPart } from '../../ui/lazy-part';

const whileAway = lazyPart(() => import('./while-away'));

export function WhileAwayLater() {
  const { missed } = useTable().link;
  return (
    <div role="status">{Boolean(missed?.events.value.length) && <Later part={whileAway}>{({ WhileAway }) => <WhileAway />}</Later>}</div>
  );
}
