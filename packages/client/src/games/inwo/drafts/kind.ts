import type { Intent } from '@illuminice/rules/inwo';
import type { ComponentChildren } from 'preact';
import type { DraftLife } from '../../../table/model-parts';
import type { Inwo, Position } from '../types';

export interface DraftKind<D extends { readonly kind: string }> extends DraftLife<Inwo, D> {
  intent(position: Position, draft: D): Intent | null;
  Panel(props: { draft: D; position: Position }): ComponentChildren;
}
