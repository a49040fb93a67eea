import type { SeatsTold } from '@illuminice/protocol';
import { useEffect, useState } from 'preact/hooks';
import { at } from '../../base-path';
import { tellSeats } from '../../net/http';
import { forgetTable, keepToldTables, type OwnTable, seatedTables, seatToken, toldTables } from '../../net/memory';
import { list, t } from '../../text';
import { cx } from '../../ui/cx';
import { useBadge } from '../../ui/use-badge';
import css from './your-tables.module.css';

/** Between two questions to the server while the page is in sight, in ms. */
const AGAIN = 30_000;

type Told = NonNullable<SeatsTold['seats'][number]['seat']>;

function ownTable({ player, awaited, table }: Told): OwnTable {
  const { code, ruleset, name, stage, guests, turn } = table;
  const others = guests.filter((guest) => guest.player !== player).map((guest) => guest.name);
  return { code, ruleset, name, stage, others, awaited, turnOf: guests.find((guest) => guest.player === turn?.player)?.name ?? null };
}

/** Asks for the tables at which this device has a seat; those that are gone are forgotten. */
async function askForTables(): Promise<OwnTable[]> {
  const seats = seatedTables().flatMap((code) => {
    const token = seatToken(code);
    return token === null ? [] : [{ code, token }];
  });
  if (seats.length === 0) return [];
  const told = await tellSeats(seats);
  for (const { code, seat } of told) if (!seat) forgetTable(code);
  const tables = told.flatMap(({ seat }) => (seat && seat.table.stage !== 'over' ? [ownTable(seat)] : []));
  keepToldTables(tables);
  return tables;
}

/** Own tables, first as they were known last, then as the server tells of them, again and again while the page is in sight. */
function useTables(): { tables: readonly OwnTable[]; isKnown: boolean } {
  const [told, setTold] = useState(() => ({ tables: toldTables().filter(({ code }) => seatToken(code) !== null), isKnown: false }));
  useEffect(() => {
    let here = true;
    const ask = () => {
      if (document.hidden) return;
      askForTables().then(
        (tables) => here && setTold({ tables, isKnown: true }),
        () => here && setTold(({ tables }) => ({ tables, isKnown: false })),
      );
    };
    ask();
    const timer = setInterval(ask, AGAIN);
    document.addEventListener('visibilitychange', ask);
    return () => {
      here = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, []);
  return told;
}

function stateOf({ awaited, turnOf, stage }: OwnTable): string {
  if (awaited) return t('home.waitsForYou');
  return turnOf !== null ? t('home.turnOf', { name: turnOf }) : t('home.stage', { stage });
}

/**
 * Tables at which this device has a seat, those that wait for the viewer first. Finished ones are left out. The page that the server
 * sends knows no tables: it keeps their room free (vite/prerender/keep.js).
 */
export function YourTables() {
  const [isSeated] = useState(() => seatedTables().length > 0);
  const { tables, isKnown } = useTables();
  const waiting = isKnown ? tables.filter(({ awaited }) => awaited).length : 0;
  useBadge(waiting);
  useEffect(() => {
    if (waiting === 0) return;
    document.title = t('title.waiting', { n: waiting });
    return () => {
      document.title = t('brand');
    };
  }, [waiting]);
  return (
    <section
      class={cx('panel', css.yours, !isSeated && css.kept)}
      aria-labelledby="your-tables"
      data-testid={isSeated ? 'your-tables' : undefined}
    >
      <h2 id="your-tables" class="panel-title">
        {t('home.yourTables')}
      </h2>
      <ul>
        {[...tables]
          .sort((table, other) => Number(other.awaited) - Number(table.awaited))
          .map((table) => (
            <li key={table.code} class={cx(table.awaited && css.mine)} data-testid={`your-table-${table.code}`}>
              <div>
                <strong>{table.name}</strong>
                <span class="small">{stateOf(table)}</span>
                <span class="small muted">
                  {t('game.name', { ruleset: table.ruleset })}
                  {table.others.length > 0 && ` · ${t('home.with', { names: list(table.others) })}`}
                </span>
              </div>
              <a class={cx('button small', table.awaited && 'brass')} href={at(`/t/${table.code}`)}>
                {t('home.goThere')}
              </a>
            </li>
          ))}
      </ul>
    </section>
  );
}
