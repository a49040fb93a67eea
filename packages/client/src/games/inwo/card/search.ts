import type { Alignment, Attribute, CardFacts, Trait } from '@illuminice/rules/inwo';
import { PRINTED } from '@illuminice/themes/inwo';
import type { Findable } from '../../../card/search/searcher';
import { cardName, cardText, shortName, term, traitName } from '../words';

export const traitsOf = (facts: CardFacts): readonly Trait[] => [
  ...('alignments' in facts ? facts.alignments : []),
  ...('attributes' in facts ? facts.attributes : []),
  ...('tags' in facts ? facts.tags : []),
];

/** Texts by which a card is found: translated, English and printed names; kind, alignments, attributes and text. */
export const findable = (facts: CardFacts): Findable => ({
  names: [cardName(facts.id), shortName(facts.id), facts.name, ...(PRINTED[facts.id] ?? [])],
  said: [term('cardKinds', facts.kind), ...traitsOf(facts).map(traitName), cardText(facts.id)],
});

/** Filters for cards; '' and 0 match anything. */
export interface Wish {
  readonly text: string;
  readonly kind: CardFacts['kind'] | '';
  readonly alignment: Alignment | '';
  readonly attribute: Attribute | '';
  readonly power: number;
}
export const ANY: Wish = { text: '', kind: '', alignment: '', attribute: '', power: 0 };

/** True if a card matches the filters, text aside. */
export function isWished(facts: CardFacts, { kind, alignment, attribute, power }: Wish): boolean {
  if (kind !== '' && facts.kind !== kind) return false;
  const traits = traitsOf(facts);
  if (alignment !== '' && !traits.includes(alignment)) return false;
  if (attribute !== '' && !traits.includes(attribute)) return false;
  return power === 0 || ('power' in facts && (facts.power ?? 0) >= power);
}
