import type { Inks, Look } from '@illuminice/themes';

export interface Painter {
  readonly ctx: CanvasRenderingContext2D;
  readonly look: Look;
  readonly ink: Inks;
  /** Strong edges on calm grounds, for viewers who ask for more contrast. */
  readonly bold: boolean;
  /** For the first page, which fetches only its own pictures. */
  readonly front: boolean;
}

export const painterOf = (ctx: CanvasRenderingContext2D, look: Look, front = false): Painter => ({
  ctx,
  look,
  ink: look.ink,
  bold: look.isBold ?? false,
  front,
});
