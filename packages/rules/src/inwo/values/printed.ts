import type { CardId } from '../../core/types.js';
import { textsOf } from '../cards/texts.js';
import type { CardFacts, StatChange } from '../types/cards.js';
import { type Layers, layersOf, worth } from './layers.js';

export interface LiveCard {
  readonly traits: ReadonlySet<string>;
  /** Without changes that end by themselves (N-307). */
  readonly permanent: ReadonlySet<string>;
  /** Words that count for no goal (N-1507). */
  readonly beside: ReadonlySet<string>;
  readonly power: Layers;
  readonly resistance: Layers;
  /** Power for goals: without temporary changes (N-1209). */
  readonly lasting: Layers;
  readonly global: number;
  /** Its Resistance has no bonus of abilities or of the master's alignments. */
  readonly bare: boolean;
  /** Changes of its numbers, in the order played. */
  readonly ops: readonly StatOp[];
  /** Defence-only values (N-1502). */
  readonly defence: { readonly power: Layers; readonly resistance: Layers };
}

type Words = Pick<LiveCard, 'traits' | 'permanent' | 'beside'>;
export type LiveNumbers = Omit<LiveCard, keyof Words>;

/** A card's words and numbers together; all of one shape, since nothing is looked at as often. */
export function liveWith(words: Words, numbers: LiveNumbers): LiveCard {
  return {
    traits: words.traits,
    permanent: words.permanent,
    beside: words.beside,
    power: numbers.power,
    resistance: numbers.resistance,
    lasting: numbers.lasting,
    global: numbers.global,
    bare: numbers.bare,
    ops: numbers.ops,
    defence: numbers.defence,
  };
}

export const NONE: ReadonlySet<string> = new Set();

export interface StatOp {
  readonly card: CardId;
  readonly order: number;
  readonly change: StatChange;
  readonly lasting: boolean;
  readonly defence: boolean;
  /** The change comes from the text of a Group or Resource in play. */
  readonly ability: boolean;
}

const PRINTED = new Map<CardFacts, LiveNumbers>();

export const printedNumbers = (facts: CardFacts): LiveNumbers => {
  let numbers = PRINTED.get(facts);
  if (!numbers) {
    const power = layersOf('power' in facts ? (facts.power ?? 0) : 0, []);
    const resistance = layersOf('resistance' in facts ? facts.resistance : 0, []);
    const global = facts.kind === 'illuminati' ? worth(power) : Math.min(worth(power), 'global' in facts ? facts.global : 0);
    numbers = { power, resistance, lasting: power, global, bare: false, ops: [], defence: NO_NUMBERS.defence };
    PRINTED.set(facts, numbers);
  }
  return numbers;
};

const AS_PRINTED = new Map<CardFacts, LiveCard>();

/** A card that nothing changes; one for all copies. */
export const asPrinted = (facts: CardFacts): LiveCard => {
  let card = AS_PRINTED.get(facts);
  if (!card) {
    const { words } = textsOf(facts.id);
    card = liveWith({ traits: words, permanent: words, beside: NONE }, printedNumbers(facts));
    AS_PRINTED.set(facts, card);
  }
  return card;
};

const ZERO: Layers = { base: 0, times: 1, sum: 0 };
export const NO_NUMBERS: LiveNumbers = {
  power: ZERO,
  resistance: ZERO,
  lasting: ZERO,
  global: 0,
  bare: false,
  ops: [],
  defence: { power: ZERO, resistance: ZERO },
};

export const NOTHING = liveWith({ traits: NONE, permanent: NONE, beside: NONE }, NO_NUMBERS);
