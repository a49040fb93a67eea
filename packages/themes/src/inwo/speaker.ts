import type { CardId, PlayerId, Refusal, Side } from '@illuminice/rules';
import type { CopyId, Trait } from '@illuminice/rules/inwo';
import { inSentence } from '../lexicon.js';
import { join, type Names, type Part, type Values } from '../parts.js';
import type { Messages } from './theme.js';

export interface InwoNames extends Names {
  /** Card of a copy; undefined: unknown to the viewer. Left out: unknown to all. */
  copy?(id: CopyId): CardId | undefined;
}

export interface Speaker {
  player(id: PlayerId | null): Part[];
  players(ids: readonly PlayerId[]): Part[];
  card(id: CardId): Part[];
  cards(ids: readonly CardId[]): Part[];
  copy(id: CopyId): Part[];
  side(side: Side): Part[];
  /** An alignment, an attribute, or another word by which a text asks for cards. */
  trait(word: Trait): Part[];
  traits(words: readonly Trait[]): Part[];
}

interface Vocabulary extends Pick<Messages, 'terms' | 'cards'> {
  readonly locale: string;
  readonly sides: Readonly<Record<Side, string>>;
  readonly somebody: string;
}

export const speaker = ({ locale, terms, cards, sides, somebody }: Vocabulary, names: InwoNames): Speaker => {
  const unnamed = (id: string): Part[] => [{ text: id === 'illuminati' ? terms.ownIlluminati : terms.unknownCard }];
  const say: Speaker = {
    player: (id) => [id === null ? { text: somebody } : { text: names.player(id), player: id }],
    players: (ids) =>
      join(
        ids.map((id) => say.player(id)),
        locale,
      ),
    card: (id) => {
      const name = cards[id]?.name;
      return name === undefined ? say.copy(id) : [{ text: inSentence(name, terms.article), card: id }];
    },
    cards: (ids) =>
      join(
        ids.map((id) => say.card(id)),
        locale,
      ),
    copy: (id) => {
      const card = names.copy?.(id);
      const name = card === undefined ? undefined : cards[card]?.name;
      return card === undefined || name === undefined ? unnamed(id) : [{ text: inSentence(name, terms.article), card }];
    },
    side: (side) => [{ text: sides[side] ?? side }],
    trait: (word) => [{ text: { ...terms.cardKinds, ...terms.tags, ...terms.attributes, ...terms.alignments }[word] }],
    traits: (words) =>
      join(
        words.map((word) => say.trait(word)),
        locale,
      ),
  };
  return say;
};

const PLAIN: ReadonlySet<string> = new Set(['field', 'deck']);

/** Values of a refusal's sentence: names of values determine the meaning of their ids. */
export const refusalValues = ({ code, with: values = {} }: Refusal, say: Speaker): Values => {
  // The room's refusals have no ids.
  if (code === 'table') return values;
  const word = (key: string, value: string): string | Part[] => {
    if (PLAIN.has(key)) return value;
    if (key === 'player') return say.player(value);
    if (key === 'word') return say.trait(value as Trait);
    if (key === 'words') return say.traits(value.split(' ') as Trait[]);
    return key === 'arrow' ? say.side(value as Side) : say.card(value);
  };
  const filled = Object.entries(values).map(([key, value]) => [key, typeof value === 'number' ? value : word(key, value)]);
  return { code, ...Object.fromEntries(filled) };
};
