import { useEffect, useRef } from 'preact/hooks';
import { lookWorn } from '../text';

type Ctx = CanvasRenderingContext2D;

/**
 * A picture painted on a canvas, sharp on every screen, in the same vector parts as the table's cards.
 *
 * @param width · @param height in CSS px · @param of changes with the picture
 */
export function Painted(props: { width: number; height: number; of: string; paint: (ctx: Ctx) => void; class?: string }) {
  const { width, height, of, paint } = props;
  const worn = lookWorn();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const draw = () => {
      const ctx = canvas.current?.getContext('2d');
      if (!ctx) return;
      const ratio = devicePixelRatio || 1;
      ctx.canvas.width = Math.round(width * ratio);
      ctx.canvas.height = Math.round(height * ratio);
      ctx.scale(ratio, ratio);
      paint(ctx);
    };
    draw();
    // Letters drawn before their font has come would stay in another one.
    void document.fonts.ready.then(draw);
  }, [of, width, height, worn]);
  // What it shows is said beside it.
  return (
    <span class={props.class} aria-hidden="true">
      <canvas ref={canvas} style={{ width: `${width}px`, height: `${height}px`, display: 'block' }} />
    </span>
  );
}
