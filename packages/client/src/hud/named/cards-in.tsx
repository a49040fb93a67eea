import { useContext } from 'preact/hooks';
import { GameContext, TableContext } from '../../table/table-context';
import { Later, lazyPart } from '../../ui/lazy-part';

const part = lazyPart(() => import('./cards-in-text'));

/** A text whose cards have small pictures, at a table; elsewhere and until that part is loaded the bare text. */
export function CardsIn(props: { text: string; isPlain?: boolean }) {
  const isAtTable = useContext(TableContext) !== null && useContext(GameContext) !== null;
  if (!isAtTable) return <>{props.text}</>;
  return (
    <Later part={part} fallback={() => props.text}>
      {({ CardsInText }) => <CardsInText {...props} />}
    </Later>
  );
}
