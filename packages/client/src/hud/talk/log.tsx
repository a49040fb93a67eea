import type { AnyEvent } from '@illuminice/rules';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useGameUi, useTable } from '../../table/table-context';
import type { TableModel } from '../../table/table-model';
import { type Part, t } from '../../text';
import { NamedCard } from '../named/named-card';
import css from './talk.module.css';

export const ALL = 'all';

/** Number of last lines whose cards have pictures: painting hundreds takes long. */
const PICTURED = 60;

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
      {kinds.map((entry) => (
        <option key={entry} value={entry}>
          {kindName(entry)}
        </option>
      ))}
    </select>
  );
}

export function LogLines({ kind }: { kind: string }) {
  const table = useTable();
  const { kindOf } = useGameUi().log;
  const box = useRef<HTMLDivElement>(null);
  const lines = table.log.value.filter(({ event }) => {
    const own = kindOf(event);
    return kind === ALL ? own !== null : own === kind;
  });
  const last = lines.at(-1)?.id;
  useWholeLines(box);
  useEffect(() => {
    if (last !== undefined) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [last]);
  // A single Tab stop: arrow keys move between its cards.
  const onKeyDown = (event: KeyboardEvent) => {
    const cards = [...(box.current?.querySelectorAll('button') ?? [])];
    const index = cards.indexOf(document.activeElement as HTMLButtonElement);
    const next = nextCard(event.key, index, cards.length);
    if (next === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    cards[next]?.focus();
  };
  return (
    <div
      ref={box}
      role="log"
      aria-label={t('log.title')}
      data-testid="log"
      class={css.logLines}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reached
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <ol>
        {lines.map(({ id, event }, index) => (
          <li key={id} data-kind={kindOf(event)} data-event={event.type}>
            <Sentence event={event} tabIndex={-1} pictures={index >= lines.length - PICTURED} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Cut-off part that makes the uppermost line of a box whole, px. */
export const cutAbove = (top: number, lines: Iterable<Pick<DOMRect, 'top' | 'bottom'>>): number => {
  for (const line of lines) if (line.bottom > top + 1) return line.top < top - 1 ? line.bottom - top : 0;
  return 0;
};

/** Hides a partial line at the upper edge. */
function useWholeLines(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const cut = () => {
      const { top } = element.getBoundingClientRect();
      const rects = [...element.querySelectorAll('li')].map((line) => line.getBoundingClientRect());
      element.style.clipPath = `inset(${cutAbove(top, rects)}px 0 0)`;
    };
    const observer = new ResizeObserver(cut);
    observer.observe(element);
    const list = element.firstElementChild;
    if (list) observer.observe(list);
    element.addEventListener('scroll', cut, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', cut);
    };
  }, [box]);
}

/** Next card by key from card `index` (-1: none yet) of so many; null: none. */
function nextCard(key: string, index: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowUp' || key === 'ArrowLeft') return index < 0 ? count - 1 : Math.max(0, index - 1);
  if (key === 'ArrowDown' || key === 'ArrowRight') return index < 0 ? count - 1 : Math.min(count - 1, index + 1);
  return key === 'Home' ? 0 : key === 'End' ? count - 1 : null;
}

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

interface SentenceProps {
  event: AnyEvent;
  tabIndex?: number;
  isPlain?: boolean;
  pictures?: boolean;
}

export function Sentence({ event, ...marks }: SentenceProps) {
  const table = useTable();
  const { line } = useGameUi().log;
  return (
    <>
      {line(event, { player: table.name }, table.game.view.peek()).map((part, index) => (
        <Piece key={index} part={part} table={table} {...marks} />
      ))}
    </>
  );
}

function Piece({
  part,
  table,
  tabIndex,
  isPlain = false,
  pictures = false,
}: { part: Part; table: TableModel } & Omit<SentenceProps, 'event'>) {
  if (part.player) return <b style={{ color: table.seat(part.player).look.colour }}>{part.text}</b>;
  if (!part.card) return <>{part.text}</>;
  return (
    <NamedCard card={part.card} tabIndex={tabIndex} isPlain={isPlain} hasPicture={pictures}>
      {part.text}
    </NamedCard>
  );
}
