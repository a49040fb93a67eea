import type { CardId, PlayerId, Refusal, Side } from '@illuminice/rules';
import type { CopyId } from '@illuminice/rules/inwo';
import { inSentence } from '../lexicon.js';
import { join, type Names, type Part, type Values } from '../parts.js';
import type { Messages } from './theme.js';

/** Names of people and cards at this table. */
export interface InwoNames extends Names {
  /** Which card a copy is; undefined: the viewer cannot know. Left out: nobody can. */
  copy?(id: CopyId): CardId | undefined;
}

/** Makes the pieces that sentences are filled with. */
export interface Speaker {
  player(id: PlayerId | null): Part[];
  players(ids: readonly PlayerId[]): Part[];
  card(id: CardId): Part[];
  cards(ids: readonly CardId[]): Part[];
  /** A copy on the table, or in a hand that the viewer sees. */
  copy(id: CopyId): Part[];
  side(side: Side): Part[];
}

/** Ingredients of sentences. */
interface Vocabulary extends Pick<Messages, 'terms' | 'cards'> {
  readonly locale: string;
  readonly sides: Readonly<Record<Side, string>>;
  /** A player that an event does not name. */
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
  };
  return say;
};

/** Values of refusals that are words of the sentence's own choices, or a deck's name. */
const PLAIN: ReadonlySet<string> = new Set(['field', 'deck']);

/** The values that the sentence of a refusal is filled with: a value's name tells what its text is the id of. */
export const refusalValues = ({ code, with: values = {} }: Refusal, say: Speaker): Values => {
  // Refusals of the room itself (not the rules) name nothing by id.
  if (code === 'table') return values;
  const word = (key: string, value: string): string | Part[] => {
    if (PLAIN.has(key)) return value;
    if (key === 'player') return say.player(value);
    return key === 'arrow' ? say.side(value as Side) : say.card(value);
  };
  const filled = Object.entries(values).map(([key, value]) => [key, typeof value === 'number' ? value : word(key, value)]);
  return { code, ...Object.fromEntries(filled) };
};
