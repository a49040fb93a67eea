import { useTable } from '../../table/table-context';
import { t } from '../../text';
import { Icon } from '../../ui/icon';
import css from './watching.module.css';

const MOST_NAMES = 6;

/** Note for spectators of a running game, with the other spectators: the link may have been meant for players. */
export function Watching() {
  const table = useTable();
  if (table.game.me !== null || table.link.local || table.game.view.value.board.outcome) return null;
  const { watchers = [], spectators = 0 } = table.link.lobby.value ?? {};
  const shown = watchers.slice(0, MOST_NAMES);
  return (
    <section class={css.watching} role="status" data-testid="watching">
      <Icon name="eye" />
      <div>
        <strong>{t('watching')}</strong>
        <p class="small muted">{t('watching.means')}</p>
        {spectators > 0 && (
          <ul class="small" aria-label={t('lobby.spectators', { n: spectators })} data-testid="watchers">
            <li class="pill">{spectators}</li>
            {shown.map((name, index) => (
              <li key={`${index} ${name}`} class="pill">
                {name}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
