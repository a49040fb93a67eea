import { runningAttack } from '../game/game.js';
import { checkMoves } from '../turn/money-moves.js';
import { refuse } from '../types/refusals.js';
import { pay } from '../verbs/verbs.js';
import { type Effect, outsidePrivilege } from './effect.js';

/** Moves money among the player's treasuries, and some from the bank (C-913). */
export const redistribute: Effect<'redistribute'> = {
  when: (actor, { id, rule }) => {
    const attack = runningAttack(actor.board);
    const takesPart = attack?.by === actor.player || attack?.defender === actor.player;
    const refused = attack !== null && (!takesPart || attack.stage !== 'contest');
    return outsidePrivilege(actor) ?? (refused ? refuse(rule, 'notInAttack', { card: id }) : null);
  },
  argument: {
    needs: 'moves',
    fields: ['moves'],
    check: (actor, { moves }, { rule, play }) => checkMoves(actor, moves, play.bonus, rule),
    candidates: () => ({}),
  },
  apply: (game, by, { moves = [] }) => {
    for (const { from, to, amount } of moves) pay(game, { from, to, amount, reason: 'special', player: by });
  },
};
