import { Painted } from '../../card/painted';
import type { Painter } from '../../card/painter';
import { t } from '../../text';
import { HomePicture } from '../../ui/home-picture';
import { paintFace } from './card/paint/face';
import type { FaceSpec } from './card/paint/face-spec';

type Told = Pick<FaceSpec, 'material' | 'shape' | 'kind' | 'alignments' | 'attributes' | 'linked' | 'devastated'>;

/** A Group; numbers and names need not come from rules and cards, which come with the table alone. */
const group = (look: Partial<Told> & Pick<Told, 'shape'>): Told => ({
  ...{ material: 'group', kind: 'organization', alignments: [], attributes: [], linked: 0, devastated: false },
  ...look,
});

/** Cards with their places, in cells: a structure of upright cards, and two orders that hold for all. */
const CARDS: readonly {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly power: number;
  readonly resistance: number;
  readonly told: Told;
}[] = [
  {
    id: 'moonbase',
    x: 4.5,
    y: 0.4,
    power: 3,
    resistance: 2,
    told: group({ shape: 'standing', alignments: ['Corporate'], attributes: ['Media'] }),
  },
  {
    id: 'nasa',
    x: 6.7,
    y: 0.4,
    power: 4,
    resistance: 3,
    told: group({ shape: 'standing', alignments: ['Government'], attributes: ['Space'] }),
  },
  {
    id: 'count-dracula',
    x: 0.6,
    y: 4,
    power: 5,
    resistance: 5,
    told: group({ shape: 'lying', alignments: ['Violent', 'Criminal'], linked: 1 }),
  },
  {
    id: 'bigfoot',
    x: 8.6,
    y: 4.6,
    power: 2,
    resistance: 4,
    told: group({ shape: 'lying', alignments: ['Liberal', 'Weird'], kind: 'personality' }),
  },
  { id: 'france', x: 4.2, y: 6.6, power: 3, resistance: 3, told: group({ shape: 'standing', alignments: ['Peaceful'], kind: 'place' }) },
  { id: 'law-and-order', x: 0.2, y: 1.4, power: 0, resistance: 0, told: { ...group({ shape: 'lying' }), material: 'yellow' } },
  { id: 'gun-control', x: 9, y: 7.4, power: 0, resistance: 0, told: { ...group({ shape: 'lying' }), material: 'red' } },
  { id: 'templars', x: 6.8, y: 6.6, power: 6, resistance: 6, told: group({ shape: 'standing', alignments: ['Straight', 'Fanatic'] }) },
];

const CELL = 42;
const [WIDE, HIGH] = [13, 11];

/** The house mark over structures of upright cards, each with a token that lies ready. */
export default function Picture() {
  return (
    <HomePicture lobes={[48, 16]}>
      <Painted width={WIDE * CELL} height={HIGH * CELL} of={t('home.names.inwo')} paint={paintCards} front />
    </HomePicture>
  );
}

function paintCards(p: Painter) {
  const { ctx, ink } = p;
  const names = t('home.names.inwo').split(', ');
  for (const [index, { id, x, y, power, resistance, told }] of CARDS.entries()) {
    const number = (value: number) => ({ value, differs: 0 as const });
    const face: FaceSpec = {
      ...told,
      ...{
        id,
        name: names[index] ?? '',
        short: names[index] ?? '',
        text: '',
        colour: ink.gilt,
        line: null,
        used: false,
        faded: false,
        money: 0,
      },
      ...{
        power: number(power),
        global: 0,
        resistance: number(resistance),
        asleep: false,
        tied: false,
        order: null,
        empty: false,
        struck: false,
      },
    };
    ctx.save();
    ctx.translate(x * CELL, y * CELL);
    paintFace(p, face, CELL, 'table');
    ctx.restore();
  }
}
