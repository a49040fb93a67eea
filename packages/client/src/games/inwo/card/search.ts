import type { CardId } from '@illuminice/rules';
import type { Alignment, Attribute, CardFacts, Trait } from '@illuminice/rules/inwo';
import { PRINTED } from '@illuminice/themes/inwo';
import { cardName, cardText, term, traitName } from '../words';

export const traitsOf = (facts: CardFacts): readonly Trait[] => [
  ...('alignments' in facts ? facts.alignments : []),
  ...('attributes' in facts ? facts.attributes : []),
  ...('tags' in facts ? facts.tags : []),
];

/** A text as it is searched: small letters, accents in one form. */
export const small = (text: string): string => text.toLocaleLowerCase().normalize('NFC');

/** Everything that a card is called: in the viewer's words, in English, in print. */
const namesOf = (facts: CardFacts): readonly string[] => [cardName(facts.id), facts.name, ...(PRINTED[facts.id] ?? [])];

/** A name without the points of its initials: 'C.I.A.' is looked for as 'cia'. */
const pointless = (name: string): string => name.replace(/(\p{L})\.(?=\p{L}|\s|$)/gu, '$1');

/** Whether a card is called just so, whatever points and hyphens the name has. */
export const isCalled = (facts: CardFacts, text: string): boolean => {
  const letters = (name: string) => small(name).replace(/[^\p{L}\p{N}]/gu, '');
  return namesOf(facts).some((name) => letters(name) === letters(text));
};

/** Searchable text of a card, in the viewer's words: its names, kind, alignments, attributes, text. */
export const saidOf = (facts: CardFacts): string =>
  small(
    [
      ...namesOf(facts).flatMap((name) => [name, pointless(name)]),
      term('cardKinds', facts.kind),
      ...traitsOf(facts).map(traitName),
      cardText(facts.id),
    ].join(' · '),
  );

/** A search for cards; '' and 0 stand for anything. */
export interface Wish {
  readonly text: string;
  readonly kind: CardFacts['kind'] | '';
  readonly alignment: Alignment | '';
  readonly attribute: Attribute | '';
  readonly power: number;
}
export const ANY: Wish = { text: '', kind: '', alignment: '', attribute: '', power: 0 };

/** True if a card is among those wished for. @param texts what can be searched for, by card */
export function isWished(facts: CardFacts, { text, kind, alignment, attribute, power }: Wish, texts: ReadonlyMap<CardId, string>): boolean {
  if (kind !== '' && facts.kind !== kind) return false;
  const traits = traitsOf(facts);
  if (alignment !== '' && !traits.includes(alignment)) return false;
  if (attribute !== '' && !traits.includes(attribute)) return false;
  if (power > 0 && !('power' in facts && (facts.power ?? 0) >= power)) return false;
  return small(text.slice(0, 100))
    .split(/\s+/)
    .every((word) => texts.get(facts.id)?.includes(word));
}
