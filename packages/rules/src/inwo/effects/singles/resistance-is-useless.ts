import { isGroupInPlay } from '../../game/game.js';
import { change } from '../../verbs/changes.js';
import { card } from '../card-arguments.js';
import { effect } from '../effect.js';

/** The Resistance of a Group is 0 until the turn ends. */
export const zeroResistance = effect(
  { on: card((thing) => isGroupInPlay(thing) || thing.zone === 'target') },
  {
    apply: ({ board }, { by, copy, card: cause, on: target }) =>
      change(board, { on: target.id, by, card: cause, copy, until: 'turn', stats: [{ stat: 'resistance', how: 'set', amount: 0 }] }),
  },
);
