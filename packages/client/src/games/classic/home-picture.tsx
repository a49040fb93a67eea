import type { Alignment } from '@illuminice/rules/classic';
import { Painted } from '../../card/painted';
import type { Painter } from '../../card/painter';
import { alignmentName, t } from '../../text';
import { HomePicture } from '../../ui/home-picture';
import { paintFace } from './card/paint/face';

/** A structure in passing: decoration, so numbers and names need not come from rules and cards, which come with the table alone. */
const CARDS: {
  id: string;
  x: number;
  y: number;
  shape: 'lying' | 'standing';
  numbers: [power: number, lent: number, resistance: number, income: number];
  alignments: Alignment[];
}[] = [
  { id: 'empty-vee', x: -5, y: -4, shape: 'lying', numbers: [3, 0, 3, 4], alignments: [] },
  { id: 'irs', x: -1, y: -5, shape: 'standing', numbers: [5, 3, 5, 0], alignments: ['Criminal', 'Government'] },
  { id: 'tabloids', x: 1, y: -4, shape: 'lying', numbers: [2, 0, 3, 3], alignments: ['Weird'] },
  { id: 'fbi', x: -6, y: -1, shape: 'lying', numbers: [4, 2, 6, 0], alignments: ['Government', 'Straight'] },
  { id: 'federal-reserve', x: 2, y: -1, shape: 'lying', numbers: [5, 3, 7, 6], alignments: ['Government'] },
  { id: 'moral-minority', x: -5, y: 2, shape: 'lying', numbers: [2, 0, 1, 2], alignments: ['Conservative', 'Straight', 'Fanatic'] },
  { id: 'video-games', x: 1, y: 2, shape: 'lying', numbers: [2, 0, 3, 7], alignments: [] },
  { id: 'hollywood', x: -1, y: 1, shape: 'standing', numbers: [2, 0, 0, 5], alignments: ['Liberal'] },
];

const CELL = 42;

export default function Picture() {
  return (
    <HomePicture lobes={[36, 24]}>
      <Painted width={12 * CELL} height={10 * CELL} of={t('home.names')} paint={paintCards} front />
    </HomePicture>
  );
}

function paintCards(p: Painter) {
  const { ctx, ink } = p;
  const names = t('home.names').split(', ');
  for (const [index, { id, x, y, shape, numbers, alignments }] of CARDS.entries()) {
    const name = names[index] ?? '';
    const [power, transferable, resistance, income] = numbers;
    ctx.save();
    ctx.translate((x + 6) * CELL, (y + 5) * CELL);
    const face = {
      id,
      kind: 'group' as const,
      name,
      short: name,
      text: '',
      power,
      transferable,
      resistance,
      income,
      alignments,
      shape,
      colour: ink.gilt,
      line: null,
      used: false,
      faded: false,
      money: 0,
      words: { power: '', resistance: '', income: '', money: '', alignments: alignments.map(alignmentName) },
    };
    paintFace(p, face, CELL);
    ctx.restore();
  }
}
