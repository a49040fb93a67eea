import type { Alignment, AttackKind, CardId, GameEvent, LedgerPart, Phase, Refusal, Side } from '@illuminice/rules';
import { format } from './format.js';
import type { UiKey } from './illuminati/en/index.js';
import { logValues } from './log-values.js';
import { join, type Names, type Part, type Speaker, sentence, speaker, textOf, type Values } from './parts.js';
import { refusalValues } from './refusal-values.js';
import type { Front, LanguageId, Pack, Pattern, ThemeId } from './theme.js';

/** Everything the product can say, in one theme and language. */
export interface Words {
  readonly theme: ThemeId;
  readonly language: LanguageId;
  /** BCP 47. */
  readonly locale: string;
  /** A card's full name; an unknown id is its own name. */
  cardName(id: CardId): string;
  /** A name of at most 16 characters, for cards seen from afar. */
  shortName(id: CardId): string;
  /** What a Special does in at most 32 characters; '' for other cards. */
  briefText(id: CardId): string;
  /** What the card does, or '' where it does nothing of its own. */
  cardText(id: CardId): string;
  /** What wins: `basic` (C-1105) or the special goal of an Illuminati (C-1106); `need` is the number to reach. */
  goalText(goal: 'basic' | CardId, need: number): string;
  alignmentName(alignment: Alignment): string;
  phaseName(phase: Phase): string;
  /** 'control', 'neutralize' or 'destroy', as a verb. */
  kindName(kind: AttackKind): string;
  /** What a line of the ledger is called. */
  ledgerName(part: LedgerPart): string;
  sideName(side: Side): string;
  /** '5 MB'. */
  money(amount: number): string;
  /** 'Ann, Bob and Cat'. */
  list(items: readonly string[]): string;
  /** Why something is not possible, said to the one who tried, with the numbers in it. @param names left out: nobody has one */
  refusalText(refusal: Refusal, names?: Names): string;
  /** What happened, in parts: cards and players are marked. `textOf` joins them. */
  logLine(event: GameEvent, names: Names): Part[];
  /** A text of the screens. Throws when a value that it names is not given. */
  t(key: UiKey, values?: Readonly<Record<string, string | number>>): string;
}

/** The sentence of a refusal: the rule's own, or one that several rules share. */
const sentenceFor = ({ refusals, terms }: Front, { code, why }: Refusal): Pattern =>
  refusals[code]?.[why] ?? refusals.any?.[why] ?? terms.refused;

/** Where no players are at hand, as before a table is joined. */
const NOBODY: Names = { player: (id) => id };

/** The words of a pack, or of its front: what is missing there is its own name. */
export const wordsOf = (said: Front | Pack): Words => {
  const pack: Pack = { inSentence: (name) => name, cards: {}, goals: {}, log: {} as Pack['log'], ...said };
  const { theme, language, locale, terms, cards } = pack;
  const cardName = (id: CardId): string => cards[id]?.name ?? id;
  return {
    theme,
    language,
    locale,
    cardName,
    shortName: (id) => cards[id]?.short ?? cardName(id),
    briefText: (id) => cards[id]?.brief ?? '',
    cardText: (id) => cards[id]?.text ?? '',
    goalText: (goal, need) => format(pack.goals[goal] ?? '', { need }, locale),
    alignmentName: (alignment) => terms.alignments[alignment],
    phaseName: (phase) => terms.phases[phase],
    kindName: (kind) => terms.kinds[kind],
    ledgerName: (part) => terms.ledger[part],
    sideName: (side) => terms.sides[side],
    money: (amount) => format(terms.money, { amount }, locale),
    list: (items) =>
      textOf(
        join(
          items.map((text) => [{ text }]),
          locale,
        ),
      ),
    refusalText: (refusal, names = NOBODY) =>
      textOf(sentence(sentenceFor(pack, refusal), refusalValues(refusal, speaker(pack, names)), locale)),
    logLine: (event, names) => {
      const values = logValues[event.type] as (event: GameEvent, say: Speaker) => Values;
      return sentence(pack.log[event.type], values(event, speaker(pack, names)), locale);
    },
    t: (key, values = {}) => format(pack.ui[key] ?? key, values, locale),
  };
};
