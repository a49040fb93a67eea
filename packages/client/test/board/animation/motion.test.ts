import { easeInOut, easeOut, overshoot } from '../../../src/board/animation/easing';
import { Motion } from '../../../src/board/animation/motion';

const motionWith = (opts: { speed?: number; reduced?: boolean } = {}) => {
  let woken = 0;
  const motion = new Motion(
    () => opts.speed ?? 1,
    () => opts.reduced ?? false,
    () => {
      woken++;
    },
  );
  return { motion, woken: () => woken };
};

describe('motion', () => {
  it('runs from its first frame to its end, and says when it is done', () => {
    const { motion, woken } = motionWith();
    const seen: number[] = [];
    let done = 0;
    motion.run({}, { ms: 100, ease: (t) => t, step: (t) => seen.push(t), done: () => done++ });
    expect(woken()).toBe(1);
    for (const now of [5000, 5050, 5100, 5150]) motion.advance(now);
    expect(seen).toEqual([0, 0.5, 1]);
    expect(done).toBe(1);
    expect(motion.busy).toBe(false);
  });

  it('is interrupted by another run of the same thing, whose end counts', () => {
    const { motion } = motionWith();
    const key = {};
    const ends: string[] = [];
    let x = 0;
    motion.run(key, { ms: 100, ease: (t) => t, step: (t) => (x = t * 10), done: () => ends.push('first') });
    motion.advance(0);
    motion.advance(50);
    const from = x;
    motion.run(key, { ms: 100, ease: (t) => t, step: (t) => (x = from + (100 - from) * t), done: () => ends.push('second') });
    motion.advance(50);
    expect(x).toBe(5);
    motion.advance(150);
    expect(x).toBe(100);
    expect(ends).toEqual(['second']);
  });

  it('waits its delay', () => {
    const { motion } = motionWith();
    const seen: number[] = [];
    motion.run({}, { ms: 100, delay: 40, ease: (t) => t, step: (t) => seen.push(t) });
    motion.advance(0);
    motion.advance(39);
    expect(seen).toEqual([]);
    motion.advance(90);
    expect(seen).toEqual([0.5]);
  });

  it('with reduced motion moves nothing: results at once, and fades of 120 ms', () => {
    const { motion } = motionWith({ reduced: true });
    let moved = 0;
    motion.run({}, { ms: 420, step: (t) => (moved = t) });
    expect(moved).toBe(1);
    let faded = 0;
    motion.run({}, { ms: 700, delay: 400, ease: (t) => t, fade: true, step: (t) => (faded = t) });
    motion.advance(0);
    motion.advance(60);
    expect(faded).toBe(0.5);
    motion.advance(120);
    expect(faded).toBe(1);
  });

  it('with reduced motion lets time pass as long as without: what stands still may be read', () => {
    const { motion } = motionWith({ reduced: true });
    let done = 0;
    motion.run({}, { ms: 900, pause: true, step: () => {}, done: () => done++ });
    motion.advance(0);
    motion.advance(899);
    expect(done).toBe(0);
    motion.advance(900);
    expect(done).toBe(1);
  });

  it('at speed 0 is over at once, fades too', () => {
    const { motion } = motionWith({ speed: 0 });
    let t = 0;
    motion.run({}, { ms: 420, fade: true, step: (now) => (t = now) });
    expect(t).toBe(1);
    expect(motion.busy).toBe(false);
  });
});

describe('easing', () => {
  it('begins at 0 and ends at 1', () => {
    for (const ease of [easeOut, easeInOut, overshoot]) {
      expect(ease(0)).toBe(0);
      expect(ease(1)).toBe(1);
    }
  });

  it('overshoots where it should, and only there', () => {
    const peak = (ease: (t: number) => number) => Math.max(...Array.from({ length: 101 }, (_, i) => ease(i / 100)));
    expect(peak(overshoot)).toBeGreaterThan(1.01);
    expect(peak(easeOut)).toBeLessThanOrEqual(1);
    expect(peak(easeInOut)).toBeLessThanOrEqual(1);
  });
});
