import { INITIAL_SETTINGS, paceOf, speedOf } from '@illuminice/protocol';
import type { AnyEvent, CardId, PlayerId } from '@illuminice/rules';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useGameUi, useTable } from '../../table/table-context';
import { textOf } from '../../text';
import { Sentence } from '../talk/log';
import { type Box, type CaptionSide, placeCaption } from './caption-place';
import css from './captions.module.css';

/** A batch of moves in words, shown beside its card. */
interface Caption {
  readonly id: number;
  readonly by: PlayerId | null;
  /** `needs`: needed number of an attack, if its sentence lacks it. */
  readonly lines: readonly { readonly event: AnyEvent; readonly needs: number | null }[];
  readonly near: readonly CardId[];
  readonly ms: number;
}

const MOST_LINES = 2;
const MOST = 3;
/** Reading time of a caption: base, and for each letter; ms. */
const NOTICE_MS = 1800;
const LETTER_MS = 40;
const SPEEDS = { usual: 1, double: 0.6 };

let nextId = 0;

/** Captions of other players' moves on the table. Hidden from screen readers: the log announces the same words. */
export function Captions() {
  const table = useTable();
  const { log } = useGameUi();
  const [captions, setCaptions] = useState<readonly Caption[]>([]);
  const isStepped = paceOf(table.link.lobby.value ?? INITIAL_SETTINGS) === 'step';
  useEffect(
    () =>
      table.link.onEvents((events, view) => {
        const told = events.flatMap((event) => {
          const caption = log.caption(event, view);
          return caption && caption.by !== table.game.me ? [{ event, ...caption }] : [];
        });
        const settings = table.link.lobby.peek() ?? INITIAL_SETTINGS;
        const movers = [...new Set(told.map(({ by }) => by))];
        const fresh = movers.map((mover): Caption => {
          const moves = told.filter(({ by }) => by === mover);
          const lines = moves.slice(0, MOST_LINES);
          const letters = lines.reduce((sum, { event }) => sum + textOf(log.line(event, { player: table.name }, view)).length, 0);
          const ms = (NOTICE_MS + letters * LETTER_MS) * SPEEDS[speedOf(settings)];
          return { id: nextId++, by: mover, lines, near: moves.flatMap(({ near }) => near), ms };
        });
        if (fresh.length > 0) setCaptions((former) => (paceOf(settings) === 'step' ? fresh : [...former, ...fresh]).slice(-MOST));
      }),
    [table, log],
  );
  const layer = usePlaces(captions);
  const end = (id: number) => setCaptions((former) => former.filter((caption) => caption.id !== id));
  return (
    <div ref={layer} class={css.layer} aria-hidden="true" data-testid="captions">
      {captions.map((caption) => (
        <Shown key={caption.id} caption={caption} stays={isStepped} onEnd={() => end(caption.id)} />
      ))}
    </div>
  );
}

function Shown({ caption, stays, onEnd }: { caption: Caption; stays: boolean; onEnd: () => void }) {
  const table = useTable();
  const { board } = useGameUi();
  const { by, lines, ms, id } = caption;
  const latest = useRef(onEnd);
  latest.current = onEnd;
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => latest.current(), ms);
    return () => clearTimeout(timer);
  }, [stays, ms]);
  return (
    <div
      class={css.caption}
      style={{ '--seat': by === null ? 'var(--brass)' : table.seat(by).look.colour }}
      data-testid="caption"
      data-id={id}
      data-by={by}
    >
      {lines.map(({ event, needs }, index) => (
        <p key={index} data-event={event.type}>
          <Sentence event={event} isPlain pictures />
          {needs !== null && <strong> {Object.values(board.words.orLess(needs)).join(' ')}</strong>}
        </p>
      ))}
    </div>
  );
}

/** Keeps each caption beside its card while the table moves. @returns ref of the layer, which covers the free part of the table */
function usePlaces(captions: readonly Caption[]) {
  const { board } = useTable();
  const layer = useRef<HTMLDivElement>(null);
  const sides = useRef(new Map<number, CaptionSide>());
  useLayoutEffect(() => {
    const host = layer.current;
    if (!host || captions.length === 0) return;
    let frame = 0;
    const place = () => {
      const free = host.getBoundingClientRect();
      const next = document.querySelector('[data-testid="next-move"]');
      const others = () => board.peek()?.cardRects() ?? [];
      const taken: Box[] = next ? [next.getBoundingClientRect()] : [];
      // The newest chooses its place first.
      for (const { id, near } of captions.toReversed()) {
        const element = host.querySelector<HTMLElement>(`[data-id="${id}"]`);
        if (!element) continue;
        const { width, height } = element.getBoundingClientRect();
        const card = near.map((card) => board.peek()?.cardRect(card)).find((rect) => rect) ?? null;
        const placed = placeCaption({ width, height }, card, { free, taken, others }, sides.current.get(id));
        element.style.visibility = placed ? 'visible' : 'hidden';
        if (!placed) continue;
        sides.current.set(id, placed.side);
        element.dataset.side = placed.side;
        element.style.translate = `${Math.round(placed.box.left - free.left)}px ${Math.round(placed.box.top - free.top)}px`;
        taken.push(placed.box);
      }
      frame = requestAnimationFrame(place);
    };
    place();
    return () => cancelAnimationFrame(frame);
  }, [captions, board]);
  return layer;
}
