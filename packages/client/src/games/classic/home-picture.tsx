import type { Alignment } from '@illuminice/rules/classic';
import { CardFan, type Fan } from '../../card/card-fan';
import type { Painter } from '../../card/painter';
import { alignmentName, t } from '../../text';
import { paintFace } from './card/paint/face';

/** Five cards as decoration. Numbers and names are written out: rules and cards load with the table only. */
const CARDS: readonly {
  readonly id: string;
  readonly numbers: readonly [power: number, lent: number, resistance: number, income: number];
  readonly alignments: Alignment[];
}[] = [
  { id: 'fbi', numbers: [4, 2, 6, 0], alignments: ['Government', 'Straight'] },
  { id: 'hollywood', numbers: [2, 0, 0, 5], alignments: ['Liberal'] },
  { id: 'irs', numbers: [5, 3, 5, 0], alignments: ['Criminal', 'Government'] },
  { id: 'federal-reserve', numbers: [5, 3, 7, 6], alignments: ['Government'] },
  { id: 'tabloids', numbers: [2, 0, 3, 3], alignments: ['Weird'] },
];

export const fan: Fan = { names: () => t('home.names').split(', '), paint: paintCard };

export const Picture = () => <CardFan fan={fan} />;

function paintCard(p: Painter, { names, index, cell }: Parameters<Fan['paint']>[1]) {
  const card = CARDS[index];
  if (!card) return;
  const { id, numbers, alignments } = card;
  const name = names[index] ?? '';
  const [power, transferable, resistance, income] = numbers;
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
    shape: 'standing' as const,
    colour: p.ink.gilt,
    line: null,
    used: false,
    faded: false,
    money: 0,
    words: { power: '', resistance: '', income: '', money: '', alignments: alignments.map(alignmentName) },
  };
  paintFace(p, face, cell);
}
