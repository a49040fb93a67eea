import { useTable } from '../../table/table-context';
import { Button } from '../../ui/button';
import type { IconName } from '../../ui/icon';
import { looksAt } from '../shell/looks-at';
import css from './held-then.module.css';

/** Hand at a moment of a replay: each card opens large. `empty`: text without cards. */
export function HeldFrame(props: {
  title: string;
  empty: string;
  cards: readonly { readonly id: string; readonly name: string; readonly icon: IconName; readonly testid?: string }[];
}) {
  const table = useTable();
  return (
    <section class={css.held} data-testid="replay-hand">
      <h2 class="panel-title">{props.title}</h2>
      {props.cards.length === 0 && <p class="small muted">{props.empty}</p>}
      <ul>
        {props.cards.map(({ id, name, icon, testid }) => (
          <li key={id}>
            <Button size="small" icon={icon} testid={testid} looks={looksAt(table, id)} onClick={() => table.ui.preview.pin(id)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
