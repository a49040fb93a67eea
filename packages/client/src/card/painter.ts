import type { Inks, Look } from '@illuminice/themes';

/** A 2D canvas context with the look to paint in: what every painter is given. */
export interface Painter {
  readonly ctx: CanvasRenderingContext2D;
  readonly look: Look;
  readonly ink: Inks;
}

export const painterOf = (ctx: CanvasRenderingContext2D, look: Look): Painter => ({ ctx, look, ink: look.ink });
