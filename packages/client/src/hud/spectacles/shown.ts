import type { Spectacle } from '../../board/animation/spectacle';

export interface ShownSpectacle extends Spectacle {
  readonly id: number;
  /** Place of its card before the table changed; null: it had none. */
  readonly from: DOMRect | null;
}
