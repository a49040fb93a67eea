import type { PlayerId } from '@illuminice/rules';
import type { Intent, IntentType, Offer, View } from '@illuminice/rules/classic';
import type { ComponentChildren } from 'preact';
import type { DraftLife } from '../../../table/model-parts';
import type { Classic, Offers } from '../types';

/** Indexes offers by type of intent. A type that is not offered, as to spectators, is refused. */
export const byType = (list: readonly Offer[]): Offers =>
  new Proxy(Object.fromEntries(list.map((offer) => [offer.type, offer])) as Offers, {
    get: (offers, type: IntentType) => offers[type] ?? { type, refusal: { code: 'table', why: 'notSeated' } },
  });

/** Sight and offers of a seated player. */
export interface Position {
  readonly view: View;
  readonly offers: Offers;
  readonly me: PlayerId;
}

/**
 * One kind of draft, whole: what it begins with (`start`, of the picks `S`), how it goes on, what it sends and what it looks
 * like. Each stands in a file of its own and in one line of `DRAFTS`.
 */
export interface DraftKind<D extends { readonly kind: string }, S extends unknown[] = []> extends DraftLife<Classic, D> {
  start(...picks: S): D;
  intent(position: Position, draft: D): Intent | null;
  Panel(props: { draft: D; position: Position }): ComponentChildren;
}
