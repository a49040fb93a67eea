import { CARDS, type CardFacts, isGroupCard, isInPool, type Options } from '@illuminice/rules/inwo';
import type { Chance } from '../chance.js';

/** Draws cards without giving them back. */
const drawn = (cards: readonly string[], count: number, chance: Chance): string[] => {
  const left = [...cards];
  const taken: string[] = [];
  while (taken.length < count && left.length > 0) taken.push(...left.splice(chance.below(left.length), 1));
  return taken;
};

/** A deck of 45 cards by chance (N-102): a bit more than a third Groups and Resources, as in the ready-made ones. */
export const someDeck = (options: Options, chance: Chance): { illuminati: string; cards: string[] } => {
  const open = CARDS.filter((facts) => isInPool(facts, options.pool));
  const ids = (of: (facts: CardFacts) => boolean) => open.filter(of).map(({ id }) => id);
  const resources = 1 + chance.below(4);
  const groups = 13 + chance.below(6);
  return {
    illuminati: chance.pick(ids(({ kind }) => kind === 'illuminati')),
    cards: [
      ...drawn(
        ids(({ kind }) => kind === 'resource'),
        resources,
        chance,
      ),
      ...drawn(
        ids(({ kind, id }) => isGroupCard(id) && kind !== 'resource'),
        groups,
        chance,
      ),
      ...drawn(
        ids(({ id }) => !isGroupCard(id)),
        44 - resources - groups,
        chance,
      ),
    ],
  };
};
