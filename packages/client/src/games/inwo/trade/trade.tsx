import { NO_HIGHLIGHTS } from '../../../board/contract';
import { Later, lazyPart, Waiting } from '../../../ui/lazy-part';
import type { TradeDraft } from '../drafts/data';
import type { DraftKind } from '../drafts/kind';
import type { Position } from '../types';
import { newTrade, offerOf, PARTS, stockOf, toggled } from './bargain';

export const tradePanel = lazyPart(() => import('./trade-panel'));

const Panel = (props: { draft: TradeDraft; position: Position }) => (
  <Later part={tradePanel} againMs={3000} fallback={() => <Waiting />}>
    {(loaded) => <loaded.TradePanel {...props} />}
  </Later>
);

const partOf = (position: Position, draft: TradeDraft, card: string): TradeDraft | null => {
  for (const [side, owner] of [
    ['give', position.me],
    ['ask', draft.to],
  ] as const)
    for (const part of PARTS) if (stockOf(position, owner, part).includes(card)) return toggled(draft, side, part, card);
  return null;
};

export const tradeDraft: DraftKind<TradeDraft> = {
  tap(position, draft, card) {
    const next = partOf(position, draft, card);
    return next ? { draft: next } : { preview: 'over' };
  },
  highlights: (position, draft) => ({
    ...NO_HIGHLIGHTS,
    legal: [position.me, draft.to].flatMap((player) => [...stockOf(position, player, 'groups'), ...stockOf(position, player, 'resources')]),
    selected: [...PARTS.flatMap((part) => [...(draft.give[part] ?? []), ...(draft.ask[part] ?? [])])],
  }),
  revalidate(position, draft) {
    if (position.view.board.seats.some(({ player, status }) => player === draft.to && status !== 'in')) return null;
    const lost = PARTS.some(
      (part) =>
        draft.give[part]?.some((card) => !stockOf(position, position.me, part).includes(card)) ||
        draft.ask[part]?.some((card) => !stockOf(position, draft.to, part).includes(card)),
    );
    return lost ? newTrade(draft.to) : draft;
  },
  intent: offerOf,
  Panel,
};
