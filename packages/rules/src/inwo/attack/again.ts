import { succeeds } from '../../domain/odds.js';
import { cardsOn } from '../game/game.js';
import type { Attack, Board } from '../types/index.js';
import { fits, hasRule, isAsleep } from '../values/values.js';

/** Mark of an attack whose dice were rerolled by a card's own text. */
export const REROLLED = 'rerolled';

/** True if a card's text forces a reroll: a failed takeover led by its Group, or a lost Peaceful Group. */
export const mustReroll = (board: Board, attack: Attack): boolean => {
  if (attack.roll === null || attack.used.includes(REROLLED)) return false;
  const success = succeeds(attack.roll, attack.needs);
  return cardsOn(board).some(({ id, host, owner, zone }) => {
    if (zone !== 'resource' || host === null || isAsleep(board, id) || !hasRule(board, id, 'rollsTwice')) return false;
    return success
      ? owner === attack.defender && fits(board, 'Peaceful', attack.target)
      : attack.kind === 'control' && attack.leader === host;
  });
};
