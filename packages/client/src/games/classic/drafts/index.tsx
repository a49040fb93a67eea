import { acceptDraft } from './accept';
import { alterDraft } from './alter';
import { attackDraft } from './attack';
import type { Draft } from './data';
import { discardDraft } from './discard';
import { dropDraft } from './drop';
import { endDraft } from './end';
import type { DraftKind, Position } from './kind';
import { pickDraft } from './pick';
import { placeDraft } from './place';
import { rearrangeDraft } from './rearrange';
import { taxDraft } from './tax';
import { tradeDraft } from './trade';
import { transferDraft } from './transfer';
import { treasuriesDraft } from './treasuries';

export const DRAFTS: { readonly [K in Draft['kind']]: DraftKind<Extract<Draft, { kind: K }>, never> } = {
  accept: acceptDraft,
  alter: alterDraft,
  attack: attackDraft,
  discard: discardDraft,
  drop: dropDraft,
  end: endDraft,
  pick: pickDraft,
  place: placeDraft,
  rearrange: rearrangeDraft,
  tax: taxDraft,
  trade: tradeDraft,
  transfer: transferDraft,
  treasuries: treasuriesDraft,
};

export function DraftPanel({ draft, position }: { draft: Draft; position: Position }) {
  const { Panel } = DRAFTS[draft.kind] as DraftKind<Draft, never>;
  return <Panel key={draft.kind} draft={draft} position={position} />;
}
