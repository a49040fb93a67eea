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

/** Words of INWO: a record for each closed list of the rules. */
interface Glossary {
  readonly alignments: Readonly<Record<Alignment, string>>;
  readonly attributes: Readonly<Record<Attribute, string>>;
  /** Further kinds of a card; 'Vampire' is given by a card. */
  readonly tags: Readonly<Record<Tag, string>>;
  readonly cardKinds: Readonly<Record<CardFacts['kind'], string>>;
  readonly colours: Readonly<Record<Colour, string>>;
  readonly stats: Readonly<Record<Stat | 'global', string>>;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly attackKinds: Readonly<Record<AttackKind, string>>;
  readonly ledger: Readonly<Record<LedgerPart, string>>;
  readonly intents: Readonly<Record<IntentType, string>>;
  readonly deckNames: Readonly<Record<CardId, string>>;
  readonly deckStyles: Readonly<Record<CardId, string>>;
}

export type TermList = keyof Glossary;
export type TermOf<L extends TermList> = keyof Glossary[L] & string;

export interface Terms extends Glossary {
  /** Article of card names, lower case inside a sentence; '': none. */
  readonly article: string;
  readonly unknownCard: string;
  readonly ownIlluminati: string;
  /** Goals: `basic` and each Illuminati and Goal card; `{need}`: cards of the Basic Goal. */
  readonly goals: Readonly<Record<string, Pattern>>;
}

/** All messages of INWO besides the shell's, without the rules. */
export interface Messages {
  readonly ui: Readonly<Record<string, Pattern>>;
  readonly terms: Terms;
  readonly cards: Readonly<Record<CardId, CardText>>;
  /** By type of event; its values are those of `logValues`. */
  readonly log: Readonly<Record<EventType, Pattern>>;
  readonly refusals: Refusals;
}
