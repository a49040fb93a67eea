import type { PlayerId } from '@illuminice/rules';
import type { ComponentChildren, ComponentProps } from 'preact';
import { useGameUi, useTable } from '../../table/table-context';
import { Chip } from '../../ui/chip';
import { SeatMark } from '../../ui/seat-mark';
import { looksAt } from '../shell/looks-at';

/**
 * Button of a choosable card: a small card with a preview. `owner`: their mark before the name, except for the viewer's own; `tail`: a
 * chance, or a gain.
 */
export function CardPick(
  props: Omit<ComponentProps<typeof Chip>, 'children' | 'colour' | 'looks'> & {
    card: string;
    name: string;
    owner?: PlayerId | null;
    tail?: ComponentChildren;
  },
) {
  const table = useTable();
  const { OnChoice } = useGameUi().card;
  const { card, name, owner = null, tail, ...chip } = props;
  return (
    <Chip {...chip} colour={owner === null ? 'var(--brass)' : table.seat(owner).look.colour} looks={looksAt(table, card)}>
      <OnChoice card={card} tail={tail}>
        <OwnerMark owner={owner} />
        {name}
      </OnChoice>
    </Chip>
  );
}

export function OwnerMark({ owner }: { owner: PlayerId | null }) {
  const table = useTable();
  if (owner === null || owner === table.game.me) return null;
  return (
    <>
      <SeatMark look={table.seat(owner).look} size={11} />{' '}
    </>
  );
}
