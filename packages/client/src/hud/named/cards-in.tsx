import { useContext } from 'preact/hooks';
import { GameContext, TableContext } from '../../table/table-context';
import { Later, lazyPart } from '../../ui/lazy-part';

const part = lazyPart(() => import('./cards-in-text'));

/** A text with small pictures beside card names, at a table; otherwise, and until loaded, plain text. */
export function CardsIn(props: { text: string; isPlain?: boolean }) {
  const isAtTable = useContext(TableContext) !== null && useContext(GameContext) !== null;
  if (!isAtTable) return <>{props.text}</>;
  return (
    <Later part={part} fallback={() => props.text}>
      {({ CardsInText }) => <CardsInText {...props} />}
    </Later>
  );
}
