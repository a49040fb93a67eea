import { useContext, useEffect, useMemo, useState } from 'preact/hooks';
import { useGameUi, useTable } from '../../table/table-context';
import { refusalText, textOf, words } from '../../text';
import { cx } from '../../ui/cx';
import { RuleLink } from '../../ui/why';
import { PanelFootContext } from './panel-foot';
import css from './refusal-toast.module.css';

/** Least time on screen, ms, and additional time for each letter. */
const SHOWN_MS = 4000;
const LETTER_MS = 45;

export function RefusalToast() {
  const table = useTable();
  const { log } = useGameUi();
  const latest = table.refused.value;
  const foot = useContext(PanelFootContext);
  const acted = useMemo(whereActed, []);
  useEffect(() => acted.stop, [acted]);
  const spot = useMemo(() => acted.at(foot.peek()), [latest]);
  const refused = useMemo(() => {
    if (!latest) return null;
    const { id, refusal } = latest;
    const names = { player: table.name };
    const meanwhile = (refusal.after ?? []).map((event) => textOf(log.line(event, names, table.game.view.peek())));
    const text = [...meanwhile, refusalText(refusal, names)].join(' ');
    return { id, text, code: refusal.code === 'table' ? '' : refusal.code, ...spot };
  }, [latest, words()]);
  const [gone, setGone] = useState<number | null>(null);
  const [isHeld, setKept] = useState(false);
  useEffect(() => {
    if (!refused || isHeld) return;
    const away = () => setGone(refused.id);
    const clock = setTimeout(away, SHOWN_MS + refused.text.length * LETTER_MS);
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && away();
    addEventListener('keydown', onKey, { capture: true });
    return () => {
      clearTimeout(clock);
      removeEventListener('keydown', onKey, { capture: true });
    };
  }, [refused, isHeld]);
  const shown = refused && refused.id !== gone ? refused : null;
  const left = shown ? Math.max(170, Math.min(shown.x, innerWidth - 170)) : 0;
  const above = shown ? shown.y > 140 : false;
  return (
    <div role="alert">
      {shown && (
        <p
          key={shown.id}
          class={cx(css.refusal, above && css.above)}
          style={{ left: `${left}px`, top: `${above ? shown.y - 16 : shown.y + 24}px` }}
          data-testid="refusal"
          data-code={shown.code}
          onMouseEnter={() => setKept(true)}
          onMouseLeave={() => setKept(false)}
        >
          {shown.text}
          {shown.code && <RuleLink code={shown.code} />}
        </p>
      )}
    </div>
  );
}

interface Spot {
  x: number;
  y: number;
}

/**
 * Tracks the place of the last action: the pointer, or the control focused at a key press. @returns `at(main)`: that place; after a key
 * without a control, the middle of `main`
 */
function whereActed(): { at(main: Element | null): Spot; stop(): void } {
  let spot: Spot | null = { x: innerWidth / 2, y: innerHeight / 2 };
  const middle = (element: Element): Spot => {
    const { x, y, width } = element.getBoundingClientRect();
    return { x: x + width / 2, y };
  };
  const onPointer = ({ clientX, clientY }: PointerEvent) => {
    spot = { x: clientX, y: clientY };
  };
  const onKey = ({ target }: KeyboardEvent) => {
    const control = target instanceof Element ? target.closest('button, input, select, a') : null;
    spot = control ? middle(control) : null;
  };
  addEventListener('pointerdown', onPointer, { capture: true });
  addEventListener('keydown', onKey, { capture: true });
  return {
    at: (main) => spot ?? (main ? middle(main) : { x: innerWidth / 2, y: innerHeight / 2 }),
    stop() {
      removeEventListener('pointerdown', onPointer, { capture: true });
      removeEventListener('keydown', onKey, { capture: true });
    },
  };
}
