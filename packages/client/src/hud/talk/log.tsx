import type { GameEvent } from '@illuminice/rules/classic';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { TableModel } from '../../games/classic/use-table';
import { useTable } from '../../games/classic/use-table';
import { type LogKind, logKind, logLine, type Part, t } from '../../text';
import css from './talk.module.css';

const KINDS: readonly LogKind[] = ['turn', 'attack', 'money', 'structure', 'special', 'deal', 'table'];

/** What the log shows: everything but details, or what is about one thing. */
export function LogFilter({ kind, onPick }: { kind: LogKind | 'all'; onPick: (kind: LogKind | 'all') => void }) {
  return (
    <select
      class="select small"
      aria-label={t('log.filter')}
      data-testid="log-filter"
      value={kind}
      onChange={(event) => onPick(event.currentTarget.value as LogKind | 'all')}
    >
      <option value="all">{t('log.all')}</option>
      {KINDS.map((one) => (
        <option key={one} value={one}>
          {t(`log.kind.${one as Exclude<LogKind, 'detail'>}`)}
        </option>
      ))}
    </select>
  );
}

/** What happened, a sentence each; names in their colours, cards to be looked at. */
export function LogLines({ kind }: { kind: LogKind | 'all' }) {
  const table = useTable();
  const box = useRef<HTMLDivElement>(null);
  const lines = table.log.value.filter(({ event }) => {
    const own = logKind(event);
    return kind === 'all' ? own !== 'detail' : own === kind;
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
          <li key={id} data-kind={logKind(event)} data-event={event.type}>
            <Sentence event={event} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The log by itself, where nobody talks. */
export function Log() {
  const [kind, setKind] = useState<LogKind | 'all'>('all');
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
export function Sentence({ event }: { event: GameEvent }) {
  const table = useTable();
  return (
    <>
      {logLine(event, { player: table.name }).map((part, index) => (
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

/** Room for lines of the talk. */
export const TalkLines = ({ children }: { children: ComponentChildren }) => <div class={css.logLines}>{children}</div>;
