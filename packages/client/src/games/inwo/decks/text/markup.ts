/* Decks in the format of LackeyCCG's `.dek` and similar: `<card><name id="…">Hoax</name><set>…</set></card>`. */

export interface MarkedCard {
  readonly name: string;
  readonly n: number;
  readonly set: string;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', rsquo: '’', half: '½' };

/** Text with the entities of XML and HTML decoded; a lone `&` stays. */
export const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,6}));/gi, (whole, decimal?: string, hex?: string, name = '') => {
    if (name !== '') return Object.hasOwn(ENTITIES, name.toLowerCase()) ? (ENTITIES[name.toLowerCase()] as string) : whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

export const isMarkup = (text: string): boolean => /<(?:deck|card|superzone)\b/i.test(text);

const attribute = (attributes: string, names: string): string | undefined => {
  const [, double, single] = new RegExp(`(?:^|\\s)(?:${names})\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(attributes) ?? [];
  return double ?? single;
};

const countOf = (text: string | undefined): number => (/^\s*\d{1,3}\s*$/.test(text ?? '') ? Number(text) : 1);

const KINDS: Readonly<Record<string, 'name' | 'set' | 'count'>> = {
  ...{ name: 'name', set: 'set' },
  ...{ qty: 'count', quantity: 'count', count: 'count', number: 'count' },
};

const cardOf = (attributes: string): MarkedCard => ({
  name: attribute(attributes, 'name') ?? '',
  n: countOf(attribute(attributes, 'qty|quantity|number|count|copies')),
  set: attribute(attributes, 'set') ?? '',
});

/** Cards of a file, in order; only text within `card` elements counts. Tolerates faulty XML. */
export function cardsInMarkup(text: string): readonly MarkedCard[] {
  const cards: MarkedCard[] = [];
  let card: { name: string; n: number; set: string } | null = null;
  let part = '';
  const end = () => {
    if (card && card.name.trim() !== '') cards.push({ ...card, name: decoded(card.name).trim(), set: decoded(card.set).trim() });
    card = null;
    part = '';
  };
  for (const [tag, closing, name = '', attributes = ''] of text.matchAll(/<(\/?)([a-z]+)\b([^<>]*)>|[^<]+|</gi)) {
    const element = name.toLowerCase();
    const isOpenTag = closing === '';
    if (element === '') {
      if (!card) continue;
      if (part === 'set') card.set += tag;
      else if (part === 'count') card.n = countOf(tag);
      else if (part === 'name' || part === '') card.name += tag;
    } else if (element === 'card') {
      end();
      if (isOpenTag) {
        card = cardOf(attributes);
        if (attributes.endsWith('/')) end();
      }
    } else if (card) {
      part = isOpenTag && !attributes.endsWith('/') ? (KINDS[element] ?? 'other') : '';
      // Text between the elements of a card is not part of its name.
      if (element === 'name' && isOpenTag) (card as { name: string }).name = '';
    }
  }
  end();
  return cards;
}
