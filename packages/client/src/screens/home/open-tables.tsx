import type { TableSummary } from '@illuminice/protocol';
import { at } from '../../base-path';
import { seatLooks } from '../../prefs/seat-look';
import { list, t, words } from '../../text';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/icon';
import { SeatMark } from '../../ui/seat-mark';
import css from './home.module.css';

/** The public tables, with a seat to take or a game to watch. */
export function OpenTables({ tables }: { tables: TableSummary[] | null }) {
  return (
    <section class={cx('panel', css.openTables)} aria-labelledby="open-tables">
      <h2 id="open-tables" class="panel-title">
        {t('home.openTables')} <span class="small muted">{tables && tables.length > 0 && t('home.openCount', { n: tables.length })}</span>
      </h2>
      {tables === null && <p class="muted">{t('home.noServer')}</p>}
      {tables?.length === 0 && <p class="muted">{t('home.noTables')}</p>}
      <ul data-testid="home-tables">
        {tables?.map((table) => {
          const free = table.stage === 'lobby' && table.taken < table.seats;
          return (
            <li key={table.code}>
              <div>
                <strong>{table.name}</strong>
                <span class="small muted">
                  {t('game.name', { ruleset: table.ruleset })} ·{' '}
                  {table.names.length > 0 && table.stage === 'lobby'
                    ? list(words().playerNames(table.names))
                    : t('home.stage', { stage: table.stage })}
                </span>
              </div>
              <span class={css.seatDots} role="img" aria-label={t('home.taken', { taken: table.taken, seats: table.seats })}>
                {seatLooks()
                  .slice(0, table.seats)
                  .map((look, place) => (place < table.taken ? <SeatMark key={look.name} look={look} size={13} /> : <i key={look.name} />))}
              </span>
              {table.password && (
                <span>
                  <Icon name="lock" />
                  <span class="visually-hidden">{t('home.password')}</span>
                </span>
              )}
              {(free || table.watchable) && (
                <a
                  class="button small"
                  href={at(free ? `/t/${table.code}` : `/t/${table.code}?watch`)}
                  data-testid={`home-table-${table.code}`}
                >
                  {!free && <Icon name="eye" />}
                  {free ? t('home.takeSeat') : t('home.watch')}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
