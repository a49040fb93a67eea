import type { CardId } from '@illuminice/rules';
import { findFacts } from '@illuminice/rules/inwo';
import { PRINTED } from '@illuminice/themes/inwo';
import type { Deck } from '../deck';

export const FORMS = ['name', 'id', 'lackey', 'csv'] as const;
export type Form = (typeof FORMS)[number];

export const FILES: Readonly<Record<Form, readonly [ending: string, type: string]>> = {
  name: ['txt', 'text/plain'],
  id: ['txt', 'text/plain'],
  lackey: ['dek', 'application/xml'],
  csv: ['csv', 'text/csv'],
};

const countsOf = ({ illuminati, cards }: Deck): readonly (readonly [card: CardId, n: number])[] => [
  ...(illuminati === '' ? [] : [[illuminati, 1] as const]),
  ...Object.entries(cards),
];

export const deckAsText = (deck: Deck, nameOf: (card: CardId) => string): string =>
  [...(deck.name === '' ? [] : [`# ${deck.name}`]), ...countsOf(deck).map(([card, n]) => `${n} ${nameOf(card)}`)].join('\n');

const printedName = (card: CardId): string => (PRINTED[card]?.[0] ?? findFacts(card)?.name ?? card).replaceAll('’', "'");

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const ZONES = ['Lead Cards', 'Group Deck', 'Plot Deck'] as const;
const zoneOf = (card: CardId): (typeof ZONES)[number] => {
  const facts = findFacts(card);
  return facts && ('inward' in facts || facts.kind === 'resource') ? 'Group Deck' : 'Plot Deck';
};

export function deckAsLackey(deck: Deck): string {
  const zones = ZONES.map((zone) => {
    const cards = countsOf(deck).flatMap(([card, n]) =>
      (card === deck.illuminati && zone === 'Lead Cards') || (zoneOf(card) === zone && card !== deck.illuminati)
        ? Array.from({ length: n }, () => `\t\t<card><name>${escaped(printedName(card))}</name><set>Limited</set></card>\n`)
        : [],
    );
    return `\t<superzone name="${zone}">\n${cards.join('')}\t</superzone>\n`;
  });
  return `<deck version="0.8">\n\t<meta>\n\t\t<game>INWO</game>\n\t</meta>\n${zones.join('')}</deck>\n`;
}

export const deckAsCsv = (deck: Deck, nameOf: (card: CardId) => string): string =>
  ['Card,Count,Id', ...countsOf(deck).map(([card, n]) => `"${nameOf(card).replaceAll('"', '""')}",${n},${card}`)].join('\r\n');

export const deckAs = (form: Form, deck: Deck, nameOf: (card: CardId) => string): string => {
  if (form === 'lackey') return deckAsLackey(deck);
  return form === 'csv' ? deckAsCsv(deck, nameOf) : deckAsText(deck, form === 'name' ? nameOf : (card) => card);
};
