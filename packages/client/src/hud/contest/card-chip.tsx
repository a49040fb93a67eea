import type { PlayerId } from '@illuminice/rules';
import type { ComponentChildren } from 'preact';
import { useTable } from '../../table/table-context';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/icon';
import { SeatMark } from '../../ui/seat-mark';
import { looksAt } from '../shell/looks-at';
import css from './card-chip.module.css';

/**
 * A card by name with its owner's mark, or with `elsewhere` as its place if it has no owner. `previews`: shown by the preview on hover;
 * `picture`: beside the words; with `onClear` it is a button.
 */
export function CardChip(props: {
  name: string;
  owner: PlayerId | null;
  elsewhere: string;
  previews: string | null;
  picture?: ComponentChildren;
  testid?: string;
  onClear?: () => void;
}) {
  const table = useTable();
  const { name, owner, elsewhere, previews, picture, testid, onClear } = props;
  const seat = owner === null ? null : table.seat(owner);
  const body = (
    <>
      <strong>{name}</strong>
      <span class="small">
        {seat ? (
          <>
            <SeatMark look={seat.look} size={12} /> {seat.name}
          </>
        ) : (
          elsewhere
        )}
      </span>
      {picture && <span class={css.picture}>{picture}</span>}
    </>
  );
  const attributes = {
    class: css.chip,
    style: { '--seat': seat?.look.colour ?? 'var(--brass)' },
    'data-testid': testid,
    ...(previews !== null && looksAt(table, previews)),
  };
  return onClear ? (
    <button type="button" {...attributes} onClick={onClear}>
      {body}
    </button>
  ) : (
    <span {...attributes}>{body}</span>
  );
}

export const EmptyChip = ({ children }: { children: ComponentChildren }) => <span class={cx(css.chip, css.empty)}>{children}</span>;

export const Duel = ({ children }: { children: ComponentChildren }) => <div class={css.duel}>{children}</div>;

export const DuelArrow = () => <Icon name="arrow" class={css.arrow} />;
