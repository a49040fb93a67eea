import type { Terms } from './classic/theme.js';
import type { Lexicon } from './format.js';
import type { CardText } from './theme.js';

/** 'Ninefold Bridges', 'the Mafia': a card's name inside a sentence. */
export const inSentence = (name: string, article: string): string =>
  article !== '' && name.startsWith(`${article} `) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Values of every sentence: terms as `{_groups}`, alignments `{_Weird}`, cards `{card_cycle_gangs}`; capitalized `{_Groups}`. */
export const lexiconOf = ({ forms, alignments, article }: Terms, cards: Readonly<Record<string, CardText>>): Lexicon => {
  const lexicon: Record<string, string> = {};
  for (const [form, word] of Object.entries({ ...alignments, ...forms })) {
    lexicon[`_${capital(form)}`] = capital(word);
    lexicon[`_${form}`] = word;
  }
  for (const [id, { name }] of Object.entries(cards)) {
    const key = id.replaceAll('-', '_');
    lexicon[`card_${key}`] = inSentence(name, article);
    lexicon[`Card_${key}`] = capital(name);
  }
  return lexicon;
};
