import { z } from 'zod';
import { refuse } from '../../core/refuse.js';
import type { Actor } from '../game.js';
import { closeOffer } from '../offering.js';
import type { Command } from './command.js';

const NONE = refuse('C-803', 'noSuchOffer');

const mine = ({ board, player }: Actor) => board.offers.filter((offer) => offer.by === player);

/** Takes an own offer back (C-803). */
export const withdraw: Command<'withdraw'> = {
  type: 'withdraw',
  shape: z.strictObject({ type: z.literal('withdraw'), offer: z.string().max(64) }),
  check: (actor, { offer }) => (mine(actor).some(({ id }) => id === offer) ? null : NONE),
  apply: (game, _by, { offer: id }) => {
    const offer = game.board.offers.find((open) => open.id === id);
    if (offer) closeOffer(game, offer, 'withdrawn');
  },
  offer: (actor) => {
    const offers = mine(actor).map(({ id }) => id);
    return offers.length > 0 ? { offers } : NONE;
  },
};
