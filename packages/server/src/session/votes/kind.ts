import type { WireRefusal } from '@illuminice/protocol';
import type { PlayerId } from '@illuminice/rules';
import type { Actions } from '../actions.js';
import type { TableModel } from '../model/table-model.js';

export interface Scope {
  readonly model: TableModel;
  readonly actions: Pick<Actions, 'kick' | 'endGame' | 'startAgain'>;
}

export interface Kind {
  readonly isAbout?: true;
  /** Why it cannot be voted on, or has become pointless; null: it can. */
  check(scope: Scope, subject: string, voters: readonly PlayerId[]): WireRefusal | null;
  carryOut(scope: Scope, subject: string): void;
}
