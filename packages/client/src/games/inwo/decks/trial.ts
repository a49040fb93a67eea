import type { CardId } from '@illuminice/rules';
import { leadOf } from '../card/lead';
import { cardsOf, type Deck } from './deck';
import { isGroup } from './stats';

/** An opening hand and the draws of the first turns (N-106 to N-108, N-202). */
export interface Trial {
  readonly lead: CardId | null;
  readonly plots: readonly CardId[];
  readonly groups: readonly CardId[];
  readonly draws: readonly { readonly plots: readonly CardId[]; readonly groups: readonly CardId[] }[];
}

const PLOTS = 3;
const GROUPS = 6;
const TURNS = 3;

const TWO_PLOTS: ReadonlySet<CardId> = new Set(['the-network']);

const shuffled = <T>(cards: readonly T[], random: () => number): T[] => {
  const mixed = [...cards];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [mixed[i], mixed[j]] = [mixed[j] as T, mixed[i] as T];
  }
  return mixed;
};

/** Deals a deck to somebody who plays alone. @param random numbers from 0 up to 1 */
export function dealTrial(deck: Deck, proposed: CardId | undefined, random: () => number = Math.random): Trial {
  const cards = cardsOf(deck);
  const lead = leadOf(cards.filter(isGroup), proposed);
  const groupCards = cards.filter((facts) => isGroup(facts) || facts.kind === 'resource').map(({ id }) => id);
  if (lead !== null) groupCards.splice(groupCards.indexOf(lead), 1);
  const groups = shuffled(groupCards, random);
  const plots = shuffled(
    cards.filter((facts) => !isGroup(facts) && facts.kind !== 'resource').map(({ id }) => id),
    random,
  );
  const each = TWO_PLOTS.has(deck.illuminati) ? 2 : 1;
  return {
    lead,
    plots: plots.slice(0, PLOTS),
    groups: groups.slice(0, GROUPS),
    draws: Array.from({ length: TURNS }, (_, turn) => ({
      plots: plots.slice(PLOTS + each * turn, PLOTS + each * (turn + 1)),
      groups: groups.slice(GROUPS + turn, GROUPS + turn + 1),
    })),
  };
}
