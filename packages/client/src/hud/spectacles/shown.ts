import type { Spectacle } from '../../board/animation/spectacle';

export interface ShownSpectacle extends Spectacle {
  readonly id: number;
  /** Place of its card before the change; null: none. */
  readonly from: DOMRect | null;
}
