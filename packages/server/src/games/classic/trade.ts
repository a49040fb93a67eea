import { type ClassicTypes, closedOffer, type TradeOffer, type View } from '@illuminice/rules/classic';
import type { DealPromise, TradeRules } from '../server-game.js';

export const offersKnownTo = ({ board, mine }: View): TradeOffer[] => [...board.offers, ...(mine?.deals ?? [])];

export const offersTo = (view: View): TradeOffer[] =>
  offersKnownTo(view).filter(({ to: partner, willing }) => partner === view.player && !willing);

const promisesIn = ({ by, to: partner, give, ask }: TradeOffer): DealPromise[] => [
  ...(give.promise ? [{ by, to: partner, text: give.promise }] : []),
  ...(ask.promise ? [{ by: partner, to: by, text: ask.promise }] : []),
];

export const trade: TradeRules<ClassicTypes> = {
  offersTo: (view) => offersTo(view).map(({ id }) => id),
  isPublic: ({ board }, id) => board.offers.some((offer) => offer.id === id),
  withOffers({ board, player, mine }, isShown) {
    const shown = ({ to: partner, id }: TradeOffer) => partner !== player || isShown(id);
    return { board: { ...board, offers: board.offers.filter(shown) }, player, mine: mine && { ...mine, deals: mine.deals.filter(shown) } };
  },
  accepts: (intent) => (intent.type === 'answer' && intent.accept ? { offer: intent.offer ?? null } : null),
  deals: (view) => offersKnownTo(view).map((offer) => ({ id: offer.id, promises: promisesIn(offer) })),
  concluded: (events) =>
    events.flatMap((event) => {
      const id = event.type === 'offerClosed' && event.why === 'accepted' ? closedOffer(event) : null;
      return id === null ? [] : [id];
    }),
};
