import type { CardId, PlayerId } from '@illuminice/rules';

export type SpectacleKind = 'capture' | 'control' | 'destruction' | 'disaster' | 'order' | 'victory';

/** A great moment: motion and sound at the table, a picture on a replay's timeline. */
export interface Spectacle {
  readonly kind: SpectacleKind;
  readonly at: CardId;
  readonly card: CardId;
  /** Player whose colour it gets; null: nobody's. */
  readonly player: PlayerId | null;
}
