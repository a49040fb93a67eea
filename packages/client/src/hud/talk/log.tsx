import type { AnyEvent } from '@illuminice/rules';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useGameUi, useTable } from '../../table/table-context';
import type { TableModel } from '../../table/table-model';
import { type Part, t } from '../../text';
import css from './talk.module.css';

/** The choice of everything but details. */
export const ALL = 'all';

/** What the log shows: `ALL`, or what is about one thing. */
export function LogFilter({ kind, onPick }: { kind: string; onPick: (kind: string) => void }) {
  const { kinds, kindName } = useGameUi().log;
  return (
    <select
      class="select small"
      aria-label={t('log.filter')}
      data-testid="log-filter"
      value={kind}
      onChange={(event) => onPick(event.currentTarget.value)}
    >
      <option value={ALL}>{t('log.all')}</option>
      {kinds.map((one) => (
        <option key={one} value={one}>
          {kindName(one)}
        </option>
      ))}
    </select>
  );
}

/** What happened, a sentence each; names in their colours, cards to be looked at. */
export function LogLines({ kind }: { kind: string }) {
  const table = useTable();
  const { kindOf } = useGameUi().log;
  const box = useRef<HTMLDivElement>(null);
  const lines = table.log.value.filter(({ event }) => {
    const own = kindOf(event);
    return kind === ALL ? own !== null : own === kind;
  });
  const last = lines.at(-1)?.id;
  // A new line scrolls into view.
  useEffect(() => {
    if (last !== undefined) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [last]);
  return (
    <div ref={box} role="log" aria-label={t('log.title')} data-testid="log" class={css.logLines}>
      <ol>
        {lines.map(({ id, event }) => (
          <li key={id} data-kind={kindOf(event)} data-event={event.type}>
            <Sentence event={event} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The log by itself, where nobody talks. */
export function Log() {
  const [kind, setKind] = useState(ALL);
  return (
    <section class={css.log} aria-label={t('log.title')}>
      <header>
        <h2>{t('log.title')}</h2>
        <LogFilter kind={kind} onPick={setKind} />
      </header>
      <LogLines kind={kind} />
    </section>
  );
}

/** An event in words, its people and cards marked. */
export function Sentence({ event }: { event: AnyEvent }) {
  const table = useTable();
  const { line } = useGameUi().log;
  return (
    <>
      {line(event, { player: table.name }).map((part, index) => (
        // The parts of a sentence never move.
        <Piece key={index} part={part} table={table} />
      ))}
    </>
  );
}

function Piece({ part, table }: { part: Part; table: TableModel }) {
  if (part.player) return <b style={{ color: table.seat(part.player).look.colour }}>{part.text}</b>;
  const { card } = part;
  if (!card) return <>{part.text}</>;
  return (
    <button
      type="button"
      class={css.logCard}
      onMouseEnter={({ currentTarget }) => table.ui.preview.hover(card, currentTarget.getBoundingClientRect())}
      onMouseLeave={table.ui.preview.leave}
      onClick={({ currentTarget }) => table.ui.preview.pin(card, currentTarget.getBoundingClientRect())}
    >
      {part.text}
    </button>
  );
}
