import type { CardId } from '@illuminice/rules';
import type { Alignment, AttackKind, GameEvent, LedgerPart, Phase } from '@illuminice/rules/classic';
import type { Pattern } from '../format.js';
import type { CardText, FrontMessages, SharedTerms } from '../theme.js';

/** Words of the classic game, as they stand in tables, labels and sentences. */
export interface Terms extends SharedTerms {
  readonly alignments: Readonly<Record<Alignment, string>>;
  readonly phases: Readonly<Record<Phase, Pattern>>;
  readonly kinds: Readonly<Record<AttackKind, Pattern>>;
  readonly ledger: Readonly<Record<LedgerPart, Pattern>>;
  readonly bank: string;
  readonly nothing: string;
  readonly money: Pattern;
  /** Face-down Specials: `{count}`. */
  readonly hiddenSpecials: Pattern;
  readonly promised: Pattern;
  readonly revealed: Pattern;
  readonly score: Pattern;
  /** Goals: `basic` and each Illuminati whose goal can be played for; `{need}`. */
  readonly goals: Readonly<Record<string, Pattern>>;
}

/** All messages of the classic game in a theme and language, without the rules. */
export interface Messages extends FrontMessages<Terms> {
  readonly cards: Readonly<Record<CardId, CardText>>;
  /** By type of event; its values are those of `logValues`. */
  readonly log: Readonly<Record<GameEvent['type'], Pattern>>;
}
