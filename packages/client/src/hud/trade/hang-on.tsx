import { branchOf, type CardId, openPlaces, type Place } from '@illuminice/rules';
import { cardName, sideName, t } from '../../text';
import type { Table } from '../gestures/types';

const keyOf = ({ onto, arrow }: Place) => `${onto} ${arrow}`;

/**
 * On which of one's own arrows an arriving Group shall hang (C-802).
 *
 * @param leaving Groups that leave first, so that their arrows and room are free
 */
export function HangOn(props: {
  group: CardId;
  table: Table;
  leaving: readonly CardId[];
  place: Place | undefined;
  onPick: (place: Place) => void;
}) {
  const { group, table, leaving, place, onPick } = props;
  const { board } = table.view;
  const free = openPlaces(
    board,
    group,
    table.me,
    leaving.flatMap((gone) => branchOf(board, gone)),
  );
  return (
    <label class="branch-row">
      <span>{t('trade.place', { card: cardName(group) })}</span>
      <select
        class="select"
        value={place ? keyOf(place) : ''}
        data-testid={`hang-${group}`}
        onChange={(event) => {
          const picked = free.find((one) => keyOf(one) === event.currentTarget.value);
          if (picked) onPick(picked);
        }}
      >
        <option value="">{free.length === 0 ? t('rearrange.noPlace') : '–'}</option>
        {free.map((one) => (
          <option key={keyOf(one)} value={keyOf(one)}>
            {t('place.arrow', { card: cardName(one.onto), side: sideName(one.arrow) })}
          </option>
        ))}
      </select>
    </label>
  );
}
