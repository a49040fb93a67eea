import type { CardId, PlayerId } from '@illuminice/rules';

/** Great moments of a game: a card taken by an attack, one that changes hands otherwise, and so on. */
export type SpectacleKind = 'capture' | 'control' | 'destruction' | 'disaster' | 'order' | 'victory';

/** A great moment, which the table shows by motion and sound, and a replay by a picture on its timeline. */
export interface Spectacle {
  readonly kind: SpectacleKind;
  /** Its place on the table. */
  readonly at: CardId;
  /** The printed card, for its picture. */
  readonly card: CardId;
  /** Player whose colour it has; null: nobody's. */
  readonly player: PlayerId | null;
}
