import type { PlayerId } from '@illuminice/rules';
import type { DealFields } from '@illuminice/rules/inwo';
import { NO_HIGHLIGHTS } from '../../../board/contract';
import { Later, lazyPart, Waiting } from '../../../ui/lazy-part';
import type { TradeDraft } from '../drafts/data';
import type { DraftKind } from '../drafts/kind';
import type { Position } from '../types';
import { newTrade, offerOf, PARTS, type Part, stockOf, toggled } from './bargain';

export const tradePanel = lazyPart(() => import('./trade-panel'));

const Panel = (props: { draft: TradeDraft; position: Position }) => (
  <Later part={tradePanel} againMs={3000} fallback={() => <Waiting />}>
    {(loaded) => <loaded.TradePanel {...props} />}
  </Later>
);

const partOf = (position: Position, draft: TradeDraft, card: string): TradeDraft | null => {
  const [partner = '', ...more] = draft.to;
  for (const [side, owner] of [
    ['give', position.me],
    ['ask', more.length > 0 ? '' : partner],
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
    legal: [position.me, ...(draft.to.length > 1 ? [] : draft.to)].flatMap((player) => [
      ...stockOf(position, player, 'groups'),
      ...stockOf(position, player, 'resources'),
    ]),
    selected: [...PARTS.flatMap((part) => [...(draft.give[part] ?? []), ...(draft.ask[part] ?? [])])],
  }),
  revalidate(position, draft) {
    const partners = draft.to.filter((partner) =>
      position.view.board.seats.some(({ player, status }) => player === partner && status === 'in'),
    );
    if (partners.length < draft.to.length) return partners.length > 0 ? newTrade(...partners) : null;
    const gone = (owner: PlayerId | undefined, fields: DealFields) =>
      PARTS.filter((part) => owner !== undefined && fields[part]?.some((card) => !stockOf(position, owner, part).includes(card)));
    const [give, ask] = [gone(position.me, draft.give), gone(partners[0], draft.ask)];
    // An unchanged draft stays the same object, so it ends once it is sent.
    if (give.length + ask.length === 0) return draft;
    const without = (fields: DealFields, parts: readonly Part[]): DealFields => ({
      ...fields,
      ...Object.fromEntries(parts.map((part) => [part, []])),
    });
    return { ...draft, give: without(draft.give, give), ask: without(draft.ask, ask) };
  },
  intent: offerOf,
  Panel,
};
