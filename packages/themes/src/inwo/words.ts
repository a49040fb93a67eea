import type { CardId, Refusal } from '@illuminice/rules';
import { ALIGNMENTS, ATTRIBUTES, type GameEvent, TAGS, type Trait } from '@illuminice/rules/inwo';
import { inSentence } from '../lexicon.js';
import { type Part, sentence, type Values, withLexicon } from '../parts.js';
import { type FrontMessages, type LanguageId, LOCALES, type ThemeId } from '../theme.js';
import { type SharedWords, sayer, sharedWords } from '../words.js';
import type { InwoKey } from './english-messages.js';
import { logValues } from './log-values.js';
import { type InwoNames, refusalValues, type Speaker, speaker } from './speaker.js';
import type { Messages, TermList, TermOf } from './theme.js';

export interface InwoWords extends SharedWords {
  /** A word of a closed list: `term('phases', 'main')`. */
  term<L extends TermList>(list: L, of: TermOf<L>): string;
  /** Searchable words of a card: an alignment, an attribute, a kind of Group or a tag. */
  traitName(trait: Trait): string;
  /** Goal text: `basic`, an Illuminati or a Goal card; `need`: cards of the Basic Goal. '' for other cards. */
  goalText(goal: 'basic' | CardId, need: number): string;
  /** A refusal's sentence. @param names left out: ids of players, no names of copies */
  refusalText(refusal: Refusal, names?: InwoNames): string;
  /** An event in parts, with marked cards and players; `textOf` joins them. */
  logLine(event: GameEvent, names: InwoNames): Part[];
  t(key: InwoKey, values?: Readonly<Record<string, string | number>>): string;
}

const isIn = <T extends string>(list: readonly T[], word: string): word is T => (list as readonly string[]).includes(word);

/** Cards in sentences: `{card_hackers}`, capitalized `{Card_hackers}`. */
const lexiconOf = ({ cards, terms }: Messages): Record<string, string> =>
  Object.fromEntries(
    Object.entries(cards).flatMap(([id, { name }]) => {
      const key = id.replaceAll('-', '_');
      return [
        [`card_${key}`, inSentence(name, terms.article)],
        [`Card_${key}`, name],
      ];
    }),
  );

/** Words of INWO, those of the first theme. @param front names of computers and sides, from the chosen theme */
export const inwoWordsOf = (theme: ThemeId, language: LanguageId, front: FrontMessages, own: Messages): InwoWords => {
  const locale = LOCALES[language].tag;
  const { ui, terms, cards, log, refusals } = own;
  const lexicon = lexiconOf(own);
  const say = sayer({ language, lexicon });
  const vocabulary = { locale, terms, cards, sides: front.terms.sides, somebody: say(front.ui.somebody) };
  return {
    ...sharedWords({
      theme,
      language,
      ui: { ...front.ui, ...ui },
      refusals: { ...front.refusals, ...refusals },
      terms: front.terms,
      cards,
      lexicon,
      refusalValues: (refusal, names) => refusalValues(refusal, speaker(vocabulary, names)),
    }),
    term: (list, term) => (terms[list] as Readonly<Record<string, string>>)[term] ?? term,
    traitName: (trait) => {
      if (isIn(ALIGNMENTS, trait)) return terms.alignments[trait];
      if (isIn(ATTRIBUTES, trait)) return terms.attributes[trait];
      return isIn(TAGS, trait) ? terms.tags[trait] : terms.cardKinds[trait];
    },
    goalText: (goal, need) => say(terms.goals[goal], { need }),
    logLine: (event, names) => {
      const values = logValues[event.type] as (event: GameEvent, say: Speaker) => Values;
      return sentence(log[event.type], withLexicon(lexicon, values(event, speaker(vocabulary, names))), locale);
    },
  };
};
