import type { Invitation } from '@illuminice/protocol';
import { useEffect, useState } from 'preact/hooks';
import { at } from '../../base-path';
import { lookUpTable, Refused } from '../../net/http';
import { forgetTable, rememberedName, seatedTables } from '../../net/memory';
import { t } from '../../text';
import { cx } from '../../ui/cx';
import css from './your-tables.module.css';

/** True if the turn of this table is the viewer's, as far as names tell: invitations know no tokens. */
const isMine = ({ turn, guests }: Invitation): boolean =>
  turn !== null && guests.some(({ player, name }) => player === turn.player && name === rememberedName());

const stateOf = (table: Invitation): string => {
  if (isMine(table)) return t('home.yourTurn');
  const player = table.guests.find((guest) => guest.player === table.turn?.player);
  return player ? t('home.turnOf', { name: player.name }) : t('home.stage', { stage: table.stage });
};

/** Tables at which this device has a seat, those that wait for it first. Finished ones are left out. */
export function YourTables() {
  const [codes] = useState(seatedTables);
  const [tables, setTables] = useState<readonly Invitation[]>([]);
  useEffect(() => {
    let here = true;
    for (const code of codes)
      void lookUpTable(code).then(
        (table) => here && table.stage !== 'over' && setTables((known) => [...known.filter((other) => other.code !== table.code), table]),
        (error) => {
          if (error instanceof Refused && error.refusal.why === 'noSuchTable') forgetTable(code);
        },
      );
    return () => {
      here = false;
    };
  }, [codes]);
  if (codes.length === 0) return null;
  const place = (table: Invitation) => codes.indexOf(table.code) - (isMine(table) ? codes.length : 0);
  return (
    <section class={cx('panel', css.yours)} aria-labelledby="your-tables" data-testid="your-tables">
      <h2 id="your-tables" class="panel-title">
        {t('home.yourTables')}
      </h2>
      <ul>
        {[...tables]
          .sort((table, other) => place(table) - place(other))
          .map((table) => (
            <li key={table.code} class={cx(isMine(table) && css.mine)} data-testid={`your-table-${table.code}`}>
              <div>
                <strong>{table.name}</strong>
                <span class="small muted">
                  {t('game.name', { ruleset: table.ruleset })} · {stateOf(table)}
                </span>
              </div>
              <a class={cx('button small', isMine(table) && 'brass')} href={at(`/t/${table.code}`)}>
                {t('home.goThere')}
              </a>
            </li>
          ))}
      </ul>
    </section>
  );
}
