import type { CardId, Rect, Side } from '@illuminice/rules';
import type { Alignment } from '@illuminice/rules/classic';
import type { CardFace } from '../../../../card/face';
import type { FrameLine } from '../../../../style/seats';

/** Everything a card's face depends on; equal specs give equal pictures. */
export interface FaceSpec extends CardFace {
  kind: 'illuminati' | 'group';
  name: string;
  /** Used where the name does not fit without breaking a word. */
  short: string;
  power: number;
  transferable: number;
  /** Null on Illuminati. */
  resistance: number | null;
  income: number;
  alignments: readonly Alignment[];
  /** How the frame is drawn in that colour; null: solid and fine. */
  line: FrameLine | null;
  words: { power: string; resistance: string; income: string; money: string; alignments: readonly string[] };
}

/** The words that stand on a face, or are spoken for it. */
export interface FaceWords {
  cardName(id: CardId): string;
  /** A shorter name for cards seen from afar. */
  shortName?(id: CardId): string;
  /** The rules text of a card, or an empty string. */
  cardText(id: CardId): string;
  alignment(alignment: Alignment): string;
  label(label: 'power' | 'resistance' | 'income' | 'money'): string;
}

/** Splits a card's inside into the power tab and the rest. */
export const splitTab = (inside: Rect, tab: Side, length: number): { tab: Rect; body: Rect } => {
  const { x, y, w, h } = inside;
  switch (tab) {
    case 'left':
      return { tab: { x, y, w: length, h }, body: { x: x + length, y, w: w - length, h } };
    case 'right':
      return { tab: { x: x + w - length, y, w: length, h }, body: { x, y, w: w - length, h } };
    case 'top':
      return { tab: { x, y, w, h: length }, body: { x, y: y + length, w, h: h - length } };
    default:
      return { tab: { x, y: y + h - length, w, h: length }, body: { x, y, w, h: h - length } };
  }
};
