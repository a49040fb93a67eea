import type { SpectacleKind } from '../../board/animation/spectacle';

/** Durations at normal speed, ms; less than a second at the slowest speed, too. */
export const LENGTHS: Readonly<Record<SpectacleKind, number>> = {
  capture: 520,
  control: 520,
  destruction: 600,
  disaster: 600,
  order: 620,
  victory: 620,
};
