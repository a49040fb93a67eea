import type { WireRefusal } from '@illuminice/protocol';
import type { PlayerId } from '@illuminice/rules';
import type { Actions } from '../actions.js';
import type { TableModel } from '../model/table-model.js';

/** Context of a proposal. */
export interface Scope {
  readonly model: TableModel;
  readonly actions: Pick<Actions, 'kick' | 'endGame' | 'startAgain'>;
}

/** One kind of proposal. Being in the record `KINDS` is the registration. */
export interface Kind {
  /** It says by `of` what, or whom, it is about. */
  readonly isAbout?: true;
  /** Why it cannot be put to the vote now, or has become pointless; null: it can. */
  check(scope: Scope, subject: string, voters: readonly PlayerId[]): WireRefusal | null;
  /** The table has agreed. */
  carryOut(scope: Scope, subject: string): void;
}
