export type Ease = (t: number) => number;

/** CSS's cubic-bezier as a function: Newton's method on x, then y. */
const bezier = (x1: number, y1: number, x2: number, y2: number): Ease => {
  const curve = (a: number, b: number, t: number) => 3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t;
  const slope = (a: number, b: number, t: number) => 3 * a * (1 - t) * (1 - 3 * t) + 3 * b * t * (2 - 3 * t) + 3 * t * t;
  return (x) => {
    if (x <= 0) return 0;
    if (x >= 1) return 1;
    let t = x;
    for (let i = 0; i < 6; i++) {
      const d = slope(x1, x2, t);
      if (Math.abs(d) < 1e-4) break;
      t -= (curve(x1, x2, t) - x) / d;
    }
    return curve(y1, y2, Math.min(1, Math.max(0, t)));
  };
};

export const linear: Ease = (t) => t;
export const easeOut = bezier(0.2, 0.8, 0.2, 1);
export const easeInOut = bezier(0.6, 0, 0.2, 1);
export const overshoot = bezier(0.3, 1.4, 0.5, 1);
