import type { PlayerId } from '@illuminice/rules';
import type { TableModel } from '../../table/table-model';
import { t } from '../../text';

export function Recipient(props: {
  table: Pick<TableModel, 'link' | 'name'> & { game: Pick<TableModel['game'], 'me'> };
  label: string;
  to: PlayerId | null;
  testid: string;
  computers?: boolean;
  onPick: (to: PlayerId | null) => void;
}) {
  const { table } = props;
  const others = (table.link.lobby.value?.seats ?? []).filter(
    ({ player, computer }) => player !== table.game.me && (props.computers || !computer),
  );
  return (
    <select
      class="select small"
      aria-label={props.label}
      data-testid={props.testid}
      value={props.to ?? ''}
      onChange={(event) => props.onPick(event.currentTarget.value || null)}
    >
      <option value="">{t('talk.everyone')}</option>
      {others.map(({ player }) => (
        <option key={player} value={player}>
          {table.name(player)}
        </option>
      ))}
    </select>
  );
}
