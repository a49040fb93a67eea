import type { CardId } from '../../core/types.js';
import type { After, CardFacts, Filter, Forbid, Modify, RuleId, Use } from '../types/cards.js';
import type { LinkFacts } from '../types/effects.js';
import { factsOf, isGroupFacts } from './index.js';

/** A Plot's link to its host. `stays`: whatever becomes of the host's words. */
interface LinkText {
  readonly link: LinkFacts;
  readonly filter: Filter;
  readonly stays: boolean;
}

/** What follows from a card's record and is asked for at every step, sorted by form once for all copies. */
export interface CardTexts {
  readonly facts: CardFacts;
  readonly uses: readonly Use[];
  /** Texts that follow something, in the order of the record. */
  readonly afters: readonly After[];
  readonly modifies: readonly Modify[];
  readonly rules: ReadonlySet<RuleId>;
  readonly forbids: readonly Forbid[];
  readonly link: LinkText | null;
  /** It changes words or numbers by its own text. */
  readonly changesCards: boolean;
  readonly words: ReadonlySet<string>;
}

const linkIn = ({ abilities }: CardFacts): LinkText | null => {
  let found: LinkText | null = null;
  for (const ability of abilities) {
    if (ability.form !== 'use' && ability.form !== 'react') continue;
    const { effect } = ability;
    if (effect.kind === 'link') found = { link: effect.link, filter: effect.filter, stays: effect.stays === true };
    else if (effect.kind === 'autoFail' && effect.link) found = { link: effect.link, filter: 'anything', stays: true };
  }
  return found;
};

const wordsOn = (facts: CardFacts): string[] => {
  if (isGroupFacts(facts)) return [facts.kind, ...facts.alignments, ...facts.attributes, ...facts.tags];
  return facts.kind === 'resource' ? [...facts.attributes, ...facts.tags] : [];
};

const read = (facts: CardFacts): CardTexts => {
  const { abilities } = facts;
  const modifies = abilities.filter((ability): ability is Modify => ability.form === 'modify');
  return {
    facts,
    uses: abilities.filter((ability): ability is Use => ability.form === 'use' || ability.form === 'react'),
    afters: abilities.filter((ability): ability is After => ability.form === 'after'),
    modifies,
    rules: new Set(modifies.flatMap((modify) => (modify.of === 'rule' ? [modify.rule] : []))),
    forbids: abilities.filter((ability): ability is Forbid => ability.form === 'forbid'),
    link: linkIn(facts),
    changesCards: modifies.some((modify) => modify.of === 'traits' || modify.of === 'stats'),
    words: new Set(wordsOn(facts)),
  };
};

const READ = new Map<CardId, CardTexts>();

/** @throws Error for a card that there is not */
export const textsOf = (card: CardId): CardTexts => {
  let texts = READ.get(card);
  if (!texts) {
    texts = read(factsOf(card));
    READ.set(card, texts);
  }
  return texts;
};

export const usesOf = (card: CardId): readonly Use[] => textsOf(card).uses;

export const aftersOf = (card: CardId): readonly After[] => textsOf(card).afters;
