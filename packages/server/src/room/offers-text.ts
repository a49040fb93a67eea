import type { AnyOffer, Refusal } from '@illuminice/rules';

/** Characters of an answer to `offers` at most. */
export const MOST_OFFERS = 16 * 1024;
/** Messages that a question counts as: more than a connection of a busy address may send. */
export const OFFERS_COST = 6;
/** Free characters of an answer; each further so many count as a message. */
const FREE = 4 * 1024;
const EACH = 1024;

/** Further messages that an answer of this length counts as. */
export const lengthCost = (characters: number): number => Math.max(0, Math.ceil((characters - FREE) / EACH));

const ENVELOPE = 256;
/** List lengths to try where one offer alone is too long. */
const SHORTER = [64, 32, 16, 8, 4, 2, 1, 0] as const;

const shortened = (value: unknown, most: number): unknown => {
  if (Array.isArray(value)) return value.slice(0, most).map((part) => shortened(part, most));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shortened(part, most)]));
};

/** One offer as text; if too long it says so (`cut`), with shortened lists. */
const alone = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const offer = JSON.parse(text) as AnyOffer;
  const short = SHORTER.map((entries) => JSON.stringify({ ...(shortened(offer, entries) as object), cut: true }));
  return short.find(({ length }) => length <= most) ?? JSON.stringify({ type: offer.type, cut: true });
};

/**
 * Offers as JSON within this many characters, each refusal with its sentence. The longest are cut to type and `cut`, to be asked for alone.
 */
export const offersText = (offers: readonly AnyOffer[], spell: (refusal: Refusal) => object, most = MOST_OFFERS - ENVELOPE): string => {
  const texts = offers.map((offer) => {
    const { type, refusal } = offer;
    return JSON.stringify(refusal ? { type, refusal: spell(refusal) } : { type, can: offer.can });
  });
  if (texts.length === 1) return `[${alone(texts[0] as string, most - 2)}]`;
  let length = texts.reduce((sum, text) => sum + text.length + 1, 1);
  const longest = texts.map((_, index) => index).sort((left, right) => (texts[right] as string).length - (texts[left] as string).length);
  for (const index of longest) {
    if (length <= most) break;
    const cut = JSON.stringify({ type: offers[index]?.type, cut: true });
    length += cut.length - (texts[index] as string).length;
    texts[index] = cut;
  }
  return `[${texts.join()}]`;
};
