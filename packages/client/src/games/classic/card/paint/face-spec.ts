import type { CardId } from '@illuminice/rules';
import type { Alignment } from '@illuminice/rules/classic';
import type { CardFace } from '../../../../card/face';
import type { FrameLine } from '../../../../style/seats';

/** Everything a card's face depends on; equal specs give equal pictures. */
export interface FaceSpec extends CardFace {
  kind: 'illuminati' | 'group';
  name: string;
  short: string;
  power: number;
  transferable: number;
  /** Null on Illuminati. */
  resistance: number | null;
  income: number;
  alignments: readonly Alignment[];
  line: FrameLine | null;
}

export interface FaceWords {
  cardName(id: CardId): string;
  shortName?(id: CardId): string;
}
