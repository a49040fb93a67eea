import type { PlayerId } from '@illuminice/rules';
import type { CopyId, DealFields, IntentOf, IntentType } from '@illuminice/rules/inwo';

/* Data of each kind of draft, plain. Behaviour and looks stand in the kind's own file. */

export type Unfinished<T extends IntentType = IntentType> = { [K in T]: { readonly type: K } & Partial<Omit<IntentOf<K>, 'type'>> }[T];

export interface SentenceDraft {
  readonly kind: 'sentence';
  readonly partial: Unfinished;
  /** The blank that is asked for now, by its name; null: the first that needs an answer. */
  readonly at: string | null;
  /** Nothing was paid by hand: the cheapest payment is proposed anew. */
  readonly proposes: boolean;
}

export interface AttackDraft {
  readonly kind: 'attack';
  readonly partial: Unfinished<'attack'>;
  /** The card that has the pointer or the focus in the list: the attack is looked at as if it were picked. */
  readonly aimed: CopyId | null;
}

export interface TradeDraft {
  readonly kind: 'trade';
  readonly to: readonly PlayerId[];
  /** Several may be picked: the first to accept has it. */
  readonly several: boolean;
  readonly give: DealFields;
  readonly ask: DealFields;
  /** The card whose token pays where Groups change hands (N-1101). */
  readonly pay: CopyId | null;
  readonly spots: Readonly<Record<CopyId, string>>;
  readonly secret: boolean;
  /** The open offer that it answers, or one's own that it takes the place of. */
  readonly counters: number | null;
  readonly replaces: number | null;
}

export type Draft = AttackDraft | SentenceDraft | TradeDraft;
