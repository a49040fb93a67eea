import type { ComponentChildren } from 'preact';
import type { SeatLook } from '../../style/seats';
import { Icon } from '../../ui/icon';
import { SeatMark } from '../../ui/seat-mark';
import css from './deal-columns.module.css';

export function DealColumns({ children }: { children: [ComponentChildren, ComponentChildren] }) {
  return (
    <div class={css.dealColumns} data-deal-columns>
      {children[0]}
      <span class={css.dealSwap} aria-hidden="true">
        <Icon name="transfer" />
      </span>
      {children[1]}
    </div>
  );
}

/** One side of a deal, in its giver's colour; null: anybody who accepts. */
export function DealColumn(props: { title: string; look: SeatLook | null; testid?: string; children: ComponentChildren }) {
  const { title, look, testid, children } = props;
  return (
    <fieldset class={css.dealColumn} style={{ '--seat': look?.colour ?? 'var(--brass)' }} data-testid={testid}>
      <legend>
        {look && <SeatMark look={look} size={13} />} {title}
      </legend>
      {children}
    </fieldset>
  );
}
