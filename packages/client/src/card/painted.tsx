import { useEffect, useRef } from 'preact/hooks';
import { currentLook } from '../text';
import { type Painter, painterOf } from './painter';

/**
 * A picture painted on a canvas, sharp on every screen, in the same vector parts as the table's cards.
 *
 * @param width · @param height in CSS px · @param of changes with the picture
 */
export function Painted(props: { width: number; height: number; of: string; paint: (p: Painter) => void; class?: string }) {
  const { width, height, of, paint } = props;
  const look = currentLook();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const draw = () => {
      const ctx = canvas.current?.getContext('2d');
      if (!ctx || !look) return;
      const ratio = devicePixelRatio || 1;
      ctx.canvas.width = Math.round(width * ratio);
      ctx.canvas.height = Math.round(height * ratio);
      ctx.scale(ratio, ratio);
      paint(painterOf(ctx, look));
    };
    draw();
    // Letters drawn before their font has come would stay in another one.
    void document.fonts.ready.then(draw);
  }, [of, width, height, look]);
  // What it shows is said beside it.
  return (
    <span class={props.class} aria-hidden="true">
      <canvas ref={canvas} style={{ width: `${width}px`, height: `${height}px`, display: 'block' }} />
    </span>
  );
}
