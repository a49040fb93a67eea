import { joinAttack, openAttackOf } from '../../attack/attacking.js';
import { type Fresh, freshAttack } from '../../attack/fresh.js';
import { recompute } from '../../attack/ledger.js';
import { attackRefusal, joinRefusal } from '../../attack/legality.js';
import { addAid } from '../../attack/preview.js';
import { dropFrame } from '../../frames/frames.js';
import { tableCard, topFrame } from '../../game/game.js';
import type { Board } from '../../types/index.js';
import { refuse } from '../../types/refusals.js';
import { lay, spendToken } from '../../verbs/verbs.js';
import { type Effect, needs } from '../effect.js';
import { slipped, takeSlippedCard } from './vultures.js';

const attackOn = (by: string, kind: 'control' | 'destroy', leader: string, target: string): Fresh => ({
  kind,
  by,
  leader,
  target,
  defender: null,
  fromHand: true,
  wasHidden: false,
  instant: false,
  plot: null,
  helper: null,
  frozen: null,
  committed: true,
});

/** An attack out of turn, +5, on a Group that a rival has just discarded after a vain takeover. */
export const attackSlipped: Effect<unknown> = {
  check: ({ actor: { board, player }, card, fields: { attacker, mode, aids = [] } }) => {
    const loss = topFrame(board)?.kind === 'loss' ? slipped(board, player) : null;
    if (!loss) return refuse('N-902', 'notNow', { card });
    const leader = attacker === undefined ? undefined : tableCard(board, attacker);
    if (!leader || leader.owner !== player || leader.zone !== 'structure' || leader.tokens < 1)
      return refuse('N-410', 'notYours', { card: leader?.card ?? '' });
    if (mode !== 'control' && mode !== 'destroy') return needs('mode');
    const target = {
      ...leader,
      id: loss.copy,
      card: loss.card,
      zone: 'target',
      owner: null,
      master: null,
      arrow: null,
      host: null,
      tokens: 0,
      arrows: [],
    } as const;
    const then: Board = { ...board, cards: { ...board.cards, [loss.copy]: { ...target, arrows: [] } } };
    const planned = freshAttack(attackOn(player, mode, leader.id, loss.copy), 0, loss.card);
    const unlawful = attackRefusal(then, { kind: mode, by: player, leader: leader.id, target: loss.copy, fromHand: true }, planned);
    if (unlawful) return unlawful;
    for (const aid of aids) {
      const refusal = joinRefusal(then, planned, player, aid, 'for');
      if (refusal) return refusal;
      addAid(planned, aid);
    }
    return null;
  },
  aims: (board, player) => slipped(board, player)?.from ?? null,
  apply: (game, { by, copy, card, paid, fields: { attacker, mode, aids = [] } }) => {
    const { board } = game;
    const loss = slipped(board, by);
    if (!loss || attacker === undefined || loss.from === null) return;
    takeSlippedCard(game, loss);
    for (const frame of board.frames) if (frame.kind === 'loss' && frame.loss === loss) dropFrame(board, frame);
    lay(board, loss.copy, loss.card, 'target', null);
    spendToken(board, attacker);
    const attack = openAttackOf(game, attackOn(by, mode === 'destroy' ? 'destroy' : 'control', attacker, loss.copy));
    attack.slipped = loss.from;
    for (const aid of aids) if (joinRefusal(board, attack, by, aid, 'for') === null) joinAttack(game, attack, by, aid, 'for');
    attack.bonuses.push({ by, copy, card, amount: 5, part: 'plots', paid });
    recompute(board, attack);
  },
};
