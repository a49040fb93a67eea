import { useEffect, useRef } from 'preact/hooks';
import { dieAt } from '../../board/animation/dice-model';
import { paintDie } from '../../board/animation/dice-painter';
import { easeOut } from '../../board/animation/easing';
import { painterOf } from '../../card/painter';
import { motionSpeed, reducedMotion } from '../../prefs/prefs';
import { currentLook } from '../../text';
import { ROLL } from './roll-scene';

/** Two dice, thrown into the box of their parent, coming to rest in its middle. @param lie without a throw */
export function Dice({ dice, lie, class: name }: { dice: readonly [number, number]; lie: boolean; class?: string }) {
  const ref = useRef<HTMLCanvasElement>(null);
  const look = currentLook();
  const still = lie || reducedMotion();
  useEffect(() => {
    const canvas = ref.current;
    const ctx = canvas?.getContext('2d');
    if (!canvas || !ctx || !look) return;
    let frame = 0;
    const draw = (t: number) => {
      const [w, h] = [canvas.clientWidth, canvas.clientHeight];
      const ratio = devicePixelRatio || 1;
      canvas.width = Math.round(w * ratio);
      canvas.height = Math.round(h * ratio);
      ctx.scale(ratio, ratio);
      const p = painterOf(ctx, look);
      const edge = Math.min(h * 0.5, w * 0.3);
      for (const which of [0, 1] as const) {
        const x = w / 2 + (which === 0 ? -0.78 : 0.78) * edge;
        paintDie(p, dieAt(which, dice[which], t), { x, y: h / 2 + which * edge * 0.1, edge });
      }
    };
    if (still) return draw(1);
    const begun = performance.now();
    const step = (now: number) => {
      const t = (now - begun - ROLL.begins * motionSpeed()) / (ROLL.rolls * motionSpeed());
      if (t > 0) draw(easeOut(Math.min(1, t)));
      if (t < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [dice, still, look]);
  return (
    <span class={name} aria-hidden="true">
      <canvas ref={ref} />
    </span>
  );
}
