import { z } from 'zod';
import { findSeat, privateOf } from '../game/game.js';
import { isHidden } from '../turn/hand.js';
import { refuse } from '../types/refusals.js';
import { type Command, id } from './command.js';

export const show: Command<'show'> = {
  type: 'show',
  shape: z.strictObject({ type: z.literal('show'), card: id, to: id }),
  check: (actor, intent) => {
    const { board, player } = actor;
    if (!isHidden(actor, intent.card)) return refuse('N-1403', 'notSeen');
    return intent.to !== player && findSeat(board, intent.to)?.status === 'in' ? intent : refuse('N-902', 'needs', { field: 'player' });
  },
  apply: ({ state, events }, by, { card, to }) => {
    const mine = privateOf(state, by);
    const held = [...mine.plots, ...mine.groups].find(({ id: copy }) => copy === card);
    const theirs = privateOf(state, to);
    if (held && !theirs.seen.some((known) => known.id === card)) theirs.seen.push({ ...held, player: by });
    events.push({ type: 'shown', player: by, to, secret: { to: [by, to], what: { cards: held ? [{ ...held }] : [] } } });
  },
  quiet: true,
  hints: ({ mine }) => mine.plots.map((held) => held.id),
};
