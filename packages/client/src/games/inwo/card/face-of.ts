import type { CardId } from '@illuminice/rules';
import {
  alignmentsOf,
  attributesOf,
  type Board,
  type CardFacts,
  type CopyId,
  factsOf,
  findFacts,
  globalOf,
  isAsleep,
  isBlighted,
  powerOf,
  resistanceOf,
} from '@illuminice/rules/inwo';
import { cardName, shortName, t } from '../words';
import type { FaceSpec, LiveNumber, Material } from './paint/face-spec';

export function materialOf(facts: CardFacts): Material {
  switch (facts.kind) {
    case 'organization':
    case 'place':
    case 'personality':
      return 'group';
    case 'nwo':
      return 'colour' in facts && facts.colour ? facts.colour : 'red';
    default:
      return facts.kind;
  }
}

const live = (value: number, printed: number): LiveNumber => ({ value, differs: Math.sign(value - printed) as -1 | 0 | 1 });

type Lies = Pick<FaceSpec, 'shape' | 'colour' | 'line'>;

export function printedFace(card: CardId, lies: Lies): FaceSpec {
  const facts = findFacts(card);
  const name = cardName(card);
  return {
    id: card,
    ...lies,
    used: false,
    faded: false,
    material: facts ? materialOf(facts) : 'plot',
    kind: facts && 'inward' in facts ? facts.kind : null,
    name,
    short: shortName(card),
    power: facts && 'power' in facts ? live(facts.power ?? 0, facts.power ?? 0) : null,
    global: facts && 'global' in facts ? facts.global : facts?.kind === 'illuminati' ? facts.power : 0,
    resistance: facts && 'resistance' in facts ? live(facts.resistance, facts.resistance) : null,
    alignments: facts && 'alignments' in facts ? facts.alignments : [],
    attributes: facts && 'attributes' in facts ? facts.attributes : [],
    devastated: false,
    linked: 0,
    asleep: false,
    tied: false,
    order: null,
    empty: false,
    struck: false,
  };
}

/** A card on the table with its current numbers (N-303). */
export function faceOf(board: Board, id: CopyId, lies: Lies): FaceSpec {
  const card = board.cards[id];
  if (!card) return printedFace(id, lies);
  const facts = factsOf(card.card);
  const printed = printedFace(card.card, lies);
  const order = board.nwo.indexOf(id);
  const guests = Object.values(board.cards).filter(({ host }) => host === id);
  const plots = guests.filter(({ zone }) => zone === 'linked');
  if (card.zone !== 'structure') return { ...printed, order: order < 0 ? null : order + 1 };
  return {
    ...printed,
    power: live(powerOf(board, id), 'power' in facts ? (facts.power ?? 0) : 0),
    global: globalOf(board, id),
    resistance: 'resistance' in facts ? live(resistanceOf(board, id), facts.resistance) : null,
    alignments: alignmentsOf(board, id),
    attributes: attributesOf(board, id),
    devastated: card.devastated,
    faded: !card.devastated && isBlighted(board, id),
    linked: plots.length,
    asleep: plots.length > 0 && plots.every((plot) => isAsleep(board, plot.id)),
    tied: guests.some(({ zone }) => zone === 'resource'),
  };
}

export const emptySlot = (colour: 'red' | 'blue' | 'yellow', lies: Lies): FaceSpec => {
  // The shape shows which slot it is.
  const name = t('scene.noOrder');
  return { ...printedFace(colour, lies), material: colour, name, short: name, empty: true };
};
