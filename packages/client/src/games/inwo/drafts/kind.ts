import type { Intent } from '@illuminice/rules/inwo';
import type { ComponentChildren } from 'preact';
import type { DraftLife } from '../../../table/model-parts';
import type { Inwo, Position } from '../types';

/** One kind of draft, whole. Each stands in a file of its own and in one line of `DRAFTS`. */
export interface DraftKind<D extends { readonly kind: string }> extends DraftLife<Inwo, D> {
  /** What it would send now, whether or not it is legal; null: something is yet to be picked. */
  intent(position: Position, draft: D): Intent | null;
  Panel(props: { draft: D; position: Position }): ComponentChildren;
}
