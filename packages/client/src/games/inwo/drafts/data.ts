import type { PlayerId } from '@illuminice/rules';
import type { CopyId, DealFields, IntentOf, IntentType } from '@illuminice/rules/inwo';

/* Plain data of each kind of draft. Behaviour and components are in the kind's own file. */

export type Unfinished<T extends IntentType = IntentType> = { [K in T]: { readonly type: K } & Partial<Omit<IntentOf<K>, 'type'>> }[T];

export interface SentenceDraft {
  readonly kind: 'sentence';
  readonly partial: Unfinished;
  /** Name of the open blank; null: the first that needs an answer. */
  readonly at: string | null;
  /** No manual payment: the cheapest one is proposed anew. */
  readonly proposes: boolean;
}

export interface AttackDraft {
  readonly kind: 'attack';
  readonly partial: Unfinished<'attack'>;
  /** Hovered or focused card of the list: the preview treats it as picked. */
  readonly aimed: CopyId | null;
}

export interface TradeDraft {
  readonly kind: 'trade';
  readonly to: readonly PlayerId[];
  /** Several partners are allowed: the first to accept gets the deal. */
  readonly several: boolean;
  readonly give: DealFields;
  readonly ask: DealFields;
  /** Card whose token pays for an exchange of Groups (N-1101). */
  readonly pay: CopyId | null;
  readonly spots: Readonly<Record<CopyId, string>>;
  readonly secret: boolean;
  /** The countered offer, and the own offer that this one replaces. */
  readonly counters: number | null;
  readonly replaces: number | null;
}

export type Draft = AttackDraft | SentenceDraft | TradeDraft;
