import type { CardId, Refusal, Side } from '@illuminice/rules';
import type { Alignment, AttackKind, GameEvent, LedgerPart, Phase } from '@illuminice/rules/classic';
import type { Messages, Terms } from './classic/theme.js';
import type { ShellKey, UiKey } from './english-messages.js';
import { format, type Lexicon, type Pattern } from './format.js';
import { lexiconOf } from './lexicon.js';
import type { logValues } from './log-values.js';
import { join, type Names, type Part, type Speaker, sentence, speaker, textOf, type Values, withLexicon } from './parts.js';
import { refusalValues } from './refusal-values.js';
import { type CardText, type FrontMessages, type LanguageId, LOCALES, type SharedTerms, type ThemeId } from './theme.js';

export interface SharedWords {
  readonly theme: ThemeId;
  readonly language: LanguageId;
  readonly locale: string;
  readonly cardIds: readonly CardId[];
  /** Full name; unknown ids are returned. */
  cardName(id: CardId): string;
  /** At most 16 characters, for distant cards. */
  shortName(id: CardId): string;
  /** Effect; '' where there is none. */
  cardText(id: CardId): string;
  sideName(side: Side): string;
  /** Players' names at a table: computers by theme, numbered if a person has that name. @param names as the server sends them */
  playerNames(names: readonly string[]): string[];
  list(items: readonly string[]): string;
  /** A refusal's sentence for its player. @param names left out: ids */
  refusalText(refusal: Refusal, names?: Names): string;
  /** A text of the screens; throws if a value is missing. */
  t(key: ShellKey, values?: Readonly<Record<string, string | number>>): string;
}

export interface Words extends SharedWords {
  briefText(id: CardId): string;
  /** Goal text: `basic` (C-1105) or an Illuminati's (C-1106); `need`: the number to reach. */
  goalText(goal: 'basic' | CardId, need: number): string;
  alignmentName(alignment: Alignment): string;
  phaseName(phase: Phase): string;
  kindName(kind: AttackKind): string;
  ledgerName(part: LedgerPart): string;
  money(amount: number): string;
  /** An event in parts, with marked cards and players; `textOf` joins them. */
  logLine(event: GameEvent, names: Names): Part[];
  t(key: UiKey, values?: Readonly<Record<string, string | number>>): string;
}

const NOBODY: Names = { player: (id) => id };

export interface WordsSource {
  readonly theme: ThemeId;
  readonly language: LanguageId;
  readonly ui: FrontMessages['ui'];
  readonly refusals: FrontMessages['refusals'];
  readonly terms: Pick<SharedTerms, 'computers' | 'sides'>;
  readonly cards: Readonly<Record<CardId, CardText>>;
  readonly lexicon: Lexicon;
  refusalValues(refusal: Refusal, names: Names): Values;
}

export const sayer =
  ({ language, lexicon }: Pick<WordsSource, 'language' | 'lexicon'>) =>
  (pattern: Pattern | undefined, values: Readonly<Record<string, string | number>> = {}): string =>
    pattern === undefined ? '' : format(pattern, withLexicon(lexicon, values), LOCALES[language].tag);

export const sharedWords = (source: WordsSource): SharedWords => {
  const { theme, language, ui, refusals, terms, cards, lexicon } = source;
  const locale = LOCALES[language].tag;
  const say = sayer(source);
  const cardName = (id: CardId): string => cards[id]?.name ?? id;
  return {
    theme,
    language,
    locale,
    cardIds: Object.keys(cards),
    cardName,
    shortName: (id) => cards[id]?.short ?? cardName(id),
    cardText: (id) => say(cards[id]?.text),
    sideName: (side) => terms.sides[side],
    playerNames: (names) => {
      const people = names.filter((name) => !Object.hasOwn(terms.computers, name)).map((name) => name.toLowerCase());
      return names.map((name) => {
        if (!Object.hasOwn(terms.computers, name)) return name;
        const own = terms.computers[name as keyof SharedTerms['computers']];
        return people.includes(own.toLowerCase()) ? `${own} 2` : own;
      });
    },
    list: (items) =>
      textOf(
        join(
          items.map((text) => [{ text }]),
          locale,
        ),
      ),
    refusalText: (refusal, names = NOBODY) => {
      const { code, why } = refusal;
      const pattern = refusals[code]?.[why] ?? refusals.any?.[why] ?? ui.refused ?? '';
      return textOf(sentence(pattern, withLexicon(lexicon, source.refusalValues(refusal, names)), locale));
    },
    t: (key, values) => say(ui[key] ?? key, values),
  };
};

export type LogValues = typeof logValues;

/** Words of a theme in a language. With only the first page's messages there are card ids and no log. @param logged for the log */
export const wordsOf = (
  theme: ThemeId,
  language: LanguageId,
  { ui, refusals, terms, cards = {}, log }: FrontMessages<Terms> & Partial<Messages>,
  logged?: LogValues,
): Words => {
  const locale = LOCALES[language].tag;
  const lexicon = lexiconOf(terms, cards);
  const say = sayer({ language, lexicon });
  const vocabulary = {
    locale,
    lexicon,
    terms,
    cards,
    somebody: say(ui.somebody),
    promises: { '@out': say(ui['said.out']), '@help': say(ui['said.help']) },
  };
  return {
    ...sharedWords({
      theme,
      language,
      ui,
      refusals,
      terms,
      cards,
      lexicon,
      refusalValues: (refusal, names) => refusalValues(refusal, speaker(vocabulary, names)),
    }),
    briefText: (id) => say(cards[id]?.brief),
    goalText: (goal, need) => say(terms.goals[goal], { need }),
    alignmentName: (alignment) => terms.alignments[alignment],
    phaseName: (phase) => say(terms.phases[phase]),
    kindName: (kind) => say(terms.kinds[kind]),
    ledgerName: (part) => say(terms.ledger[part]),
    money: (amount) => say(terms.money, { amount }),
    logLine: (event, names) => {
      if (!logged) return [];
      const values = logged[event.type] as (event: GameEvent, say: Speaker) => Values;
      return sentence(log?.[event.type] ?? '', withLexicon(lexicon, values(event, speaker(vocabulary, names))), locale);
    },
  };
};
