import type { PlayerId } from '@illuminice/rules';
import type { CopyId, DealFields, IntentOf, IntentType } from '@illuminice/rules/inwo';

/* What each kind of draft consists of: plain data. How it lives and what it looks like stands in the kind's own file. */

/** An intent of a type as far as it is put together. */
export type Unfinished<T extends IntentType = IntentType> = { [K in T]: { readonly type: K } & Partial<Omit<IntentOf<K>, 'type'>> }[T];

/** A sentence that is filled in from left to right: any intent. */
export interface SentenceDraft {
  readonly kind: 'sentence';
  readonly said: Unfinished;
  /** The blank that is asked for now, by its name; null: the first that needs an answer. */
  readonly at: string | null;
  /** Nothing was paid by hand: the cheapest payment is proposed anew. */
  readonly proposes: boolean;
}

/** An attack before it is announced. */
export interface AttackDraft {
  readonly kind: 'attack';
  readonly said: Unfinished<'attack'>;
  /** The card that has the pointer or the focus in the list: the attack is looked at as if it were picked. */
  readonly aimed: CopyId | null;
}

/** An offer before it is made. */
export interface TradeDraft {
  readonly kind: 'trade';
  readonly to: PlayerId;
  readonly give: DealFields;
  readonly ask: DealFields;
  /** The card whose token pays where Groups change hands (N-1101). */
  readonly pay: CopyId | null;
  /** Where Groups that are asked for shall hang, `card arrow`, by Group. */
  readonly spots: Readonly<Record<CopyId, string>>;
}

/** The viewer's unfinished action. */
export type Draft = AttackDraft | SentenceDraft | TradeDraft;
