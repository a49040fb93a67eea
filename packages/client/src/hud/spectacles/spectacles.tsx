import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { SpectacleKind } from '../../board/animation/spectacle';
import { motionSpeed } from '../../prefs/prefs';
import { useGameUi, useTable } from '../../table/table-context';
import { words } from '../../text';
import { cx } from '../../ui/cx';
import { Burning } from './burning';
import { LENGTHS } from './lengths';
import type { ShownSpectacle } from './shown';
import css from './spectacles.module.css';

const PICTURE = 108;

/** Spectacles over the table; clicks and keys end all of them, and keep their usual effect. */
export function Shown({ spectacles, onEnd }: { spectacles: readonly ShownSpectacle[]; onEnd: (ids: readonly number[]) => void }) {
  const skip = useRef(() => undefined as unknown);
  skip.current = () => onEnd(spectacles.map(({ id }) => id));
  useEffect(() => {
    const run = () => skip.current();
    addEventListener('pointerdown', run, { capture: true });
    addEventListener('keydown', run, { capture: true });
    return () => {
      removeEventListener('pointerdown', run, { capture: true });
      removeEventListener('keydown', run, { capture: true });
    };
  }, []);
  return (
    <div class={css.layer} aria-hidden="true" data-testid="spectacles">
      {spectacles.map((spectacle) => (
        <Moment key={spectacle.id} spectacle={spectacle} onEnd={() => onEnd([spectacle.id])} />
      ))}
    </div>
  );
}

const PARTS: Readonly<Record<SpectacleKind, (props: { card: string }) => preact.JSX.Element>> = {
  capture: () => (
    <>
      <i class={css.ring} />
      <i class={cx(css.ring, css.second)} />
      <i class={css.clasp} />
    </>
  ),
  control: () => (
    <>
      <i class={css.sweep} />
      <i class={css.clasp} />
    </>
  ),
  destruction: ({ card }) => <Burning card={card} size={PICTURE} class={css.burning} />,
  disaster: ({ card }) => (
    <>
      <i class={css.blast} />
      <span class={css.shaken}>
        <Picture card={card} />
      </span>
      <i class={css.ash} />
    </>
  ),
  order: ({ card }) => (
    <span class={css.banner}>
      <i class={css.rod} />
      <span class={css.cloth}>
        <Picture card={card} />
        <b>{words().cardName(card)}</b>
      </span>
      <i class={cx(css.rod, css.lower)} />
    </span>
  ),
  victory: () => (
    <>
      <i class={css.burst} />
      <i class={css.clasp} />
    </>
  ),
};

function Picture({ card }: { card: string }) {
  const { Picture: Painted } = useGameUi().card;
  return <Painted card={card} width={PICTURE} height={PICTURE} />;
}

/** Kinds that follow their moving card; others stay at its former place. */
const FOLLOWS: ReadonlySet<SpectacleKind> = new Set(['capture', 'control', 'disaster', 'victory']);

function Moment({ spectacle, onEnd }: { spectacle: ShownSpectacle; onEnd: () => void }) {
  const table = useTable();
  const { kind, card, player } = spectacle;
  const latest = useRef(onEnd);
  latest.current = onEnd;
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), LENGTHS[kind] * motionSpeed());
    return () => clearTimeout(timer);
  }, [kind]);
  const place = usePlace(spectacle);
  const Parts = PARTS[kind];
  return (
    <div
      ref={place}
      class={cx(css.moment, css[kind])}
      style={{
        '--seat': player === null ? 'var(--brass)' : table.seat(player).look.colour,
        '--ms': `${LENGTHS[kind]}ms`,
      }}
      data-testid="spectacle"
      data-kind={kind}
    >
      <Parts card={card} />
    </div>
  );
}

/** Keeps a spectacle over its card, or in the middle if the card has no place. @returns the reference */
function usePlace({ at, from, kind }: ShownSpectacle) {
  const { board } = useTable();
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    const layer = element?.parentElement;
    if (!element || !layer) return;
    const room = layer.getBoundingClientRect();
    let frame = 0;
    const stand = () => {
      const rect = (FOLLOWS.has(kind) && board.peek()?.cardRect(at)) || (kind === 'order' ? null : from);
      const { x, y, width, height } = rect ?? { x: room.x + room.width / 2, y: room.y + room.height * 0.42, width: 0, height: 0 };
      element.style.width = `${Math.round(width)}px`;
      element.style.height = `${Math.round(height)}px`;
      element.style.translate = `${Math.round(x - room.x)}px ${Math.round(y - room.y)}px`;
      if (FOLLOWS.has(kind)) frame = requestAnimationFrame(stand);
    };
    stand();
    return () => cancelAnimationFrame(frame);
  }, [at, from, kind, board]);
  return ref;
}
