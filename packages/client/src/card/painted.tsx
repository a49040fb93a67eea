import { useEffect, useRef } from 'preact/hooks';
import { currentLook } from '../text';
import { paintLater } from './paint-later';
import { type Painter, painterOf } from './painter';
import { picturesEdition } from './pictures';

const FADE_MS = 180;

/** Fades a canvas's former content out above it. */
function fadeFrom(canvas: HTMLCanvasElement): void {
  if (document.documentElement.dataset.motion === 'reduced' || canvas.width === 0 || !canvas.animate) return;
  const before = document.createElement('canvas');
  before.width = canvas.width;
  before.height = canvas.height;
  before.getContext('2d')?.drawImage(canvas, 0, 0);
  const { parentElement } = canvas;
  // Offsets count from the nearest positioned element.
  if (parentElement && getComputedStyle(parentElement).position === 'static') parentElement.style.position = 'relative';
  before.style.cssText = `${canvas.style.cssText};position:absolute;left:${canvas.offsetLeft}px;top:${canvas.offsetTop}px`;
  canvas.after(before);
  before.animate([{ opacity: 1 }, { opacity: 0 }], { duration: FADE_MS, fill: 'forwards' }).onfinish = () => before.remove();
}

/**
 * A picture on a canvas, painted like the table's cards, sharp on every screen.
 * @param width · @param height in CSS px · @param of changes with the picture · @param front see `Painter`
 * @param decoration can wait for a free frame
 */
export function Painted(props: {
  width: number;
  height: number;
  of: string;
  paint: (p: Painter) => void;
  front?: boolean;
  decoration?: boolean;
  class?: string;
}) {
  const { width, height, of: subject, paint, front = false, decoration = false } = props;
  const look = currentLook();
  const edition = picturesEdition.value;
  const canvas = useRef<HTMLCanvasElement>(null);
  const painted = useRef({ of: '', edition });
  useEffect(() => {
    const draw = () => {
      const ctx = canvas.current?.getContext('2d');
      if (!ctx || !look) return;
      const ratio = devicePixelRatio || 1;
      ctx.canvas.width = Math.round(width * ratio);
      ctx.canvas.height = Math.round(height * ratio);
      ctx.scale(ratio, ratio);
      paint(painterOf(ctx, look, front));
    };
    const now = `${subject} ${width} ${height}`;
    const { of: before, edition: had } = painted.current;
    painted.current = { of: now, edition };
    // Repainting for new pictures can wait.
    if (before === now && had !== edition)
      return paintLater(() => {
        if (canvas.current) fadeFrom(canvas.current);
        draw();
      });
    let isGone = false;
    let cancel = () => {};
    const drawInTurn = () => {
      if (isGone) return;
      if (decoration) cancel = paintLater(drawInFonts);
      else drawInFonts();
    };
    const drawInFonts = () => {
      draw();
      // Letters drawn before their font would stay wrong.
      if (document.fonts.status === 'loading') void document.fonts.ready.then(drawInTurn);
    };
    drawInTurn();
    return () => {
      isGone = true;
      cancel();
    };
  }, [subject, width, height, look, edition]);
  // Hidden from screen readers: its text stands beside it.
  return (
    <span class={props.class} aria-hidden="true">
      <canvas ref={canvas} style={{ width: `${width}px`, height: `${height}px`, display: 'block' }} />
    </span>
  );
}
