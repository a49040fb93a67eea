import { tradeDraft } from '../trade/trade';
import type { Position } from '../types';
import { attackDraft } from './attack';
import type { Draft } from './data';
import type { DraftKind } from './kind';
import { sentenceDraft } from './sentence';

export const DRAFTS: { readonly [K in Draft['kind']]: DraftKind<Extract<Draft, { kind: K }>> } = {
  attack: attackDraft,
  sentence: sentenceDraft,
  trade: tradeDraft,
};

export function DraftPanel({ draft, position }: { draft: Draft; position: Position }) {
  const { Panel } = DRAFTS[draft.kind] as DraftKind<Draft>;
  return <Panel key={draft.kind} draft={draft} position={position} />;
}
