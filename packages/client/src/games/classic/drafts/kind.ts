import type { PlayerId } from '@illuminice/rules';
import type { Intent, IntentType, Offer, View } from '@illuminice/rules/classic';
import type { ComponentChildren } from 'preact';
import type { DraftLife } from '../../../table/model-parts';
import type { Classic, Offers } from '../types';

/** Indexes offers by type of intent. Types without an offer, as for spectators, are refused. */
export const byType = (list: readonly Offer[]): Offers =>
  new Proxy(Object.fromEntries(list.map((offer) => [offer.type, offer])) as Offers, {
    get: (offers, type: IntentType) => offers[type] ?? { type, refusal: { code: 'table', why: 'notSeated' } },
  });

export interface Position {
  readonly view: View;
  readonly offers: Offers;
  readonly me: PlayerId;
}

/**
 * One kind of draft: initial state (`start`, from the picks `S`), transitions, intent and components. Each has a file of its own and one
 * line in `DRAFTS`.
 */
export interface DraftKind<D extends { readonly kind: string }, S extends unknown[] = []> extends DraftLife<Classic, D> {
  start(...picks: S): D;
  intent(position: Position, draft: D): Intent | null;
  Panel(props: { draft: D; position: Position }): ComponentChildren;
}
