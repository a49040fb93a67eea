import type { CardId } from '@illuminice/rules';
import { type Cost, type Trait, usesOf, wordsOfCost } from '@illuminice/rules/inwo';
import { cardName, list, t, traitName } from '../words';

const part = (what: string, n = 0, words = ''): string => t('cost.part', { what, n, words: words || 'no' });

const groupsText = (cost: Extract<Cost, { groups: object }>): string => {
  const { count, power, each = 0 } = cost.groups;
  const words = wordsOfCost(cost)
    .map((word) => traitName(word as Trait))
    .reduce((before, word) => (before ? either(before, word) : word), '');
  if (power !== undefined) return part('power', power, words);
  return count === 1 ? part('group', each, words) : part('groups', 0, words);
};

function textOf(cost: Cost): string {
  if (cost === 'nothing') return '';
  if (typeof cost === 'string') return part(cost);
  if ('illuminati' in cost) return cost.illuminati === 'all' ? part('illuminatiAll') : part('illuminati', cost.illuminati);
  if ('groups' in cost) return groupsText(cost);
  if ('cards' in cost) return part('cards', 0, cost.cards.map((card) => cardName(card)).reduce(either));
  if ('any' in cost) return cost.any.map(textOf).reduce(either);
  if ('all' in cost) return list(cost.all.map(textOf).filter(Boolean));
  const cards: string[] = [];
  if ('hand' in cost) {
    const { plots = 0, groups = 0 } = cost.hand;
    if (plots > 0) cards.push(part('handPlots', plots));
    if (groups > 0) cards.push(part('handGroups', groups));
  }
  if ('deck' in cost) {
    const { plot = 0, group = 0 } = cost.deck;
    if (plot > 0) cards.push(part('deckPlots', plot));
    if (group > 0) cards.push(part('deckGroups', group));
  }
  return cards.length > 0 ? list(cards) : part('self');
}

const either = (first: string, second: string): string => t('cost.or', { first, second });

/** Printed cost of one use of a card, by default the first; null: none. */
export function costText(card: CardId, ability = 0): string | null {
  const use = usesOf(card)[ability];
  if (!use) return null;
  const cost = textOf(use.cost);
  return cost === '' ? t('cost.free') : t('cost.line', { cost });
}
