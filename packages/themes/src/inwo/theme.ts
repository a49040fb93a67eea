import type { CardId } from '@illuminice/rules';
import type {
  Alignment,
  AttackKind,
  Attribute,
  CardFacts,
  Colour,
  EventType,
  IntentType,
  LedgerPart,
  Phase,
  Stat,
  Tag,
} from '@illuminice/rules/inwo';
import type { Pattern } from '../format.js';
import type { CardText, Refusals } from '../theme.js';

/** Words of INWO, as they stand in tables, labels and sentences: a record for each closed list of the rules. */
interface Glossary {
  readonly alignments: Readonly<Record<Alignment, string>>;
  readonly attributes: Readonly<Record<Attribute, string>>;
  /** Further kinds of a card; 'Vampire' is given by a card. */
  readonly tags: Readonly<Record<Tag, string>>;
  /** Kinds of cards: 'Organization', 'Resource', 'Goal'. */
  readonly cardKinds: Readonly<Record<CardFacts['kind'], string>>;
  readonly colours: Readonly<Record<Colour, string>>;
  readonly stats: Readonly<Record<Stat | 'global', string>>;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly attackKinds: Readonly<Record<AttackKind, string>>;
  readonly ledger: Readonly<Record<LedgerPart, string>>;
  /** Labels of intents on their buttons. */
  readonly intents: Readonly<Record<IntentType, string>>;
  /** Names of the ready-made decks, and their styles in a word or two, by the id of the Illuminati. */
  readonly deckNames: Readonly<Record<CardId, string>>;
  readonly deckStyles: Readonly<Record<CardId, string>>;
}

/** A list of INWO's words. */
export type TermList = keyof Glossary;
/** Key of such a list. */
export type TermOf<L extends TermList> = keyof Glossary[L] & string;

export interface Terms extends Glossary {
  /** The article that some names of cards begin with, written small inside a sentence; '' if there is none. */
  readonly article: string;
  /** A card that the viewer cannot see, or that is gone, inside a sentence. */
  readonly unknownCard: string;
  /** The viewer's own Illuminati, inside a sentence. */
  readonly ownIlluminati: string;
  /** Goals: `basic` and each Illuminati and Goal card; `{need}`: cards of the Basic Goal. */
  readonly goals: Readonly<Record<string, Pattern>>;
}

/** Everything that INWO says in a language besides the shell's words, but for the rules. */
export interface Messages {
  /** Texts of the screens, by dotted key. */
  readonly ui: Readonly<Record<string, Pattern>>;
  readonly terms: Terms;
  readonly cards: Readonly<Record<CardId, CardText>>;
  /** A sentence for each type of event; its values are those of `logValues`. */
  readonly log: Readonly<Record<EventType, Pattern>>;
  /** A sentence for each refusal of the rules. */
  readonly refusals: Refusals;
}
