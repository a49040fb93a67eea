import { z } from 'zod';
import { closeDeal } from '../trade/closing.js';
import { openDeal } from '../trade/offering.js';
import type { Deal } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import type { Command } from './command.js';

export const withdraw: Command<'withdraw', Deal> = {
  type: 'withdraw',
  shape: z.strictObject({ type: z.literal('withdraw'), offer: z.int().optional() }),
  check: (actor, intent) => openDeal(actor, intent.offer, 'from') ?? refuse('N-1104', 'noSuchOffer'),
  apply: (game, _by, deal) => closeDeal(game, deal, 'withdrawn'),
  quiet: true,
  hints: () => [],
};
