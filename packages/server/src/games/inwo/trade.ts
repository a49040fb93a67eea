import { type Deal, dealsKnown, type InwoTypes, type View } from '@illuminice/rules/inwo';
import type { DealPromise, TradeRules } from '../server-game.js';

export const dealsTo = (view: View): readonly Deal[] => dealsKnown(view).filter(({ to: partner }) => partner === view.player);

const promisesIn = ({ from: by, to: partner, give, ask }: Deal): DealPromise[] => [
  ...(give.promise ? [{ by, to: partner, text: give.promise }] : []),
  ...(ask.promise ? [{ by: partner, to: by, text: ask.promise }] : []),
];

export const trade: TradeRules<InwoTypes> = {
  offersTo: (view) => dealsTo(view).map(({ id }) => String(id)),
  isPublic: ({ board }, id) => board.deals.some((deal) => String(deal.id) === id),
  withOffers({ board, player, mine }, isShown) {
    const shown = ({ to: partner, id }: Deal) => partner !== player || isShown(String(id));
    return {
      board: { ...board, deals: board.deals.filter(shown) },
      player,
      mine: mine?.deals ? { ...mine, deals: mine.deals.filter(shown) } : mine,
    };
  },
  accepts: (intent) =>
    intent.type === 'answer' && intent.accept ? { offer: intent.offer === undefined ? null : String(intent.offer) } : null,
  deals: (view) => dealsKnown(view).map((deal) => ({ id: String(deal.id), promises: promisesIn(deal) })),
  concluded: (events) => events.flatMap((event) => (event.type === 'answered' && event.accept ? [String(event.deal)] : [])),
};
