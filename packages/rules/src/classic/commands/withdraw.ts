import { z } from 'zod';
import { refuse } from '../../core/refuse.js';
import { actorIn } from '../game.js';
import { closeOffer, offersBy } from '../offering.js';
import type { Command } from './command.js';

const NONE = refuse('C-803', 'noSuchOffer');

/** Takes an own offer back (C-803). */
export const withdraw: Command<'withdraw'> = {
  type: 'withdraw',
  shape: z.strictObject({ type: z.literal('withdraw'), offer: z.string().max(200) }),
  check: (actor, { offer }) => (offersBy(actor).some(({ id }) => id === offer) ? null : NONE),
  apply: (game, by, { offer: id }) => {
    const offer = offersBy(actorIn(game, by)).find((open) => open.id === id);
    if (offer) closeOffer(game, offer, 'withdrawn');
  },
  offer: (actor) => {
    const offers = offersBy(actor).map(({ id }) => id);
    return offers.length > 0 ? { offers } : NONE;
  },
};
