import { CardFan, type Fan } from '../../card/card-fan';
import type { Painter } from '../../card/painter';
import { t } from '../../text';
import { paintFace } from './card/paint/face';
import type { FaceSpec } from './card/paint/face-spec';

type Told = Pick<FaceSpec, 'kind' | 'alignments' | 'attributes'>;

/** Five cards as decoration. Numbers and names are written out: rules and cards load with the table only. */
const CARDS: readonly {
  readonly id: string;
  readonly power: number;
  readonly resistance: number;
  readonly told: Told;
}[] = [
  {
    id: 'count-dracula',

    power: 5,
    resistance: 5,
    told: { kind: 'personality', alignments: ['Violent', 'Criminal'], attributes: [] },
  },
  { id: 'nasa', power: 4, resistance: 3, told: { kind: 'organization', alignments: ['Government'], attributes: ['Space'] } },
  { id: 'templars', power: 6, resistance: 6, told: { kind: 'organization', alignments: ['Straight', 'Fanatic'], attributes: [] } },
  { id: 'france', power: 3, resistance: 3, told: { kind: 'place', alignments: ['Peaceful'], attributes: [] } },
  { id: 'bigfoot', power: 2, resistance: 4, told: { kind: 'personality', alignments: ['Liberal', 'Weird'], attributes: [] } },
];

export const fan: Fan = { names: () => t('home.names.inwo').split(', '), paint: paintCard };

export const Picture = () => <CardFan fan={fan} />;

function paintCard(p: Painter, { names, index, cell }: Parameters<Fan['paint']>[1]) {
  const card = CARDS[index];
  if (!card) return;
  const number = (value: number) => ({ value, differs: 0 as const });
  const name = names[index] ?? '';
  const face: FaceSpec = {
    ...card.told,
    ...{ id: card.id, material: 'group', shape: 'standing', linked: 0, devastated: false },
    ...{ name, short: name, text: '', colour: p.ink.gilt, line: null, used: false, faded: false, money: 0 },
    ...{ power: number(card.power), global: 0, resistance: number(card.resistance) },
    ...{ asleep: false, tied: false, order: null, empty: false, struck: false },
  };
  paintFace(p, face, cell, 'table');
}
