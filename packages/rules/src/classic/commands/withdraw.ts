import { z } from 'zod';
import { closeOffer, offersBy } from '../trade/offering.js';
import type { TradeOffer } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import type { Command } from './command.js';

const NONE = refuse('C-803', 'noSuchOffer');

/** Withdraws an own offer (C-803). */
export const withdraw: Command<'withdraw', TradeOffer> = {
  type: 'withdraw',
  shape: z.strictObject({ type: z.literal('withdraw'), offer: z.string().max(200) }),
  check: (actor, { offer }) => offersBy(actor).find(({ id }) => id === offer) ?? NONE,
  apply: (game, _by, offer) => closeOffer(game, offer, 'withdrawn'),
  offer: (actor) => {
    const offers = offersBy(actor).map(({ id }) => id);
    return offers.length > 0 ? { offers } : NONE;
  },
};
