import { useEffect, useRef } from 'preact/hooks';
import { painterOf } from '../../card/painter';
import { motionSpeed } from '../../prefs/prefs';
import { useGameUi } from '../../table/table-context';
import { currentLook } from '../../text';
import { burn, burnMap } from './burn-map';
import { LENGTHS } from './lengths';

const SIDE = 80;
/** Computed when the part loads, not during the animation. */
const MAP = burnMap(SIDE);
const nothing = () => new Uint8ClampedArray(SIDE * SIDE * 4);
// Burns nothing once, so that browsers have compiled it by the first frame of a fire.
burn(nothing(), nothing(), MAP, 0.5);

/** Animation of a destroyed card's picture. `size`: px */
export function Burning({ card, size, class: name }: { card: string; size: number; class?: string | undefined }) {
  const { game } = useGameUi().board;
  const look = currentLook();
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const ctx = ref.current?.getContext('2d', { willReadFrequently: true });
    if (!ctx || !look) return;
    game.paintPicture(painterOf(ctx, look), card, SIDE, SIDE);
    const whole = ctx.getImageData(0, 0, SIDE, SIDE);
    const left = ctx.createImageData(SIDE, SIDE);
    const begun = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const far = Math.max(0, now - begun) / (LENGTHS.destruction * motionSpeed());
      burn(whole.data, left.data, MAP, Math.min(1, far));
      ctx.putImageData(left, 0, 0);
      if (far < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [card, look, game]);
  return <canvas ref={ref} class={name} width={SIDE} height={SIDE} style={{ width: `${size}px`, height: `${size}px` }} />;
}
