import type { AnyOffer, Refusal } from '@illuminice/rules';

/** Characters that an answer to `offers` has at most. */
export const MOST_OFFERS = 16 * 1024;
/** Messages that a question counts as: more than the share that is let through of an address that says too much. */
export const OFFERS_COST = 6;
/** From so many characters on an answer counts as more, by each of so many. */
const FREE = 4 * 1024;
const EACH = 1024;

/** Messages that an answer of this length counts as besides. */
export const lengthCost = (characters: number): number => Math.max(0, Math.ceil((characters - FREE) / EACH));

/** Characters that are left for what stands around the offers. */
const ENVELOPE = 256;
/** Entries that lists are shortened to, where one offer alone is too long. */
const SHORTER = [64, 32, 16, 8, 4, 2, 1, 0] as const;

/** The same with no list of more than so many entries. */
const shortened = (value: unknown, most: number): unknown => {
  if (Array.isArray(value)) return value.slice(0, most).map((part) => shortened(part, most));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shortened(part, most)]));
};

/** One offer alone, as text; one that does not fit says so (`cut`), and has its lists shortened. */
const alone = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const offer = JSON.parse(text) as AnyOffer;
  const short = SHORTER.map((entries) => JSON.stringify({ ...(shortened(offer, entries) as object), cut: true }));
  return short.find(({ length }) => length <= most) ?? JSON.stringify({ type: offer.type, cut: true });
};

/**
 * Offers as a JSON list of at most so many characters, each refusal with its sentence. Where all of them do not fit the longest are cut:
 * of those stand the type and `cut`, and whoever wants them asks for them alone.
 *
 * @param spell gives a refusal its sentence
 */
export const offersText = (offers: readonly AnyOffer[], spell: (refusal: Refusal) => object, most = MOST_OFFERS - ENVELOPE): string => {
  const texts = offers.map((offer) => {
    const { type, refusal } = offer;
    return JSON.stringify(refusal ? { type, refusal: spell(refusal) } : { type, can: offer.can });
  });
  if (texts.length === 1) return `[${alone(texts[0] as string, most - 2)}]`;
  let length = texts.reduce((sum, text) => sum + text.length + 1, 1);
  const longest = texts.map((_, at) => at).sort((one, other) => (texts[other] as string).length - (texts[one] as string).length);
  for (const at of longest) {
    if (length <= most) break;
    const cut = JSON.stringify({ type: offers[at]?.type, cut: true });
    length += cut.length - (texts[at] as string).length;
    texts[at] = cut;
  }
  return `[${texts.join()}]`;
};
