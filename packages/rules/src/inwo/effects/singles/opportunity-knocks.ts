import type { PlayerId } from '../../../core/types.js';
import { joinAttack, openAttackOf } from '../../attack/attacking.js';
import { type Fresh, freshAttack } from '../../attack/fresh.js';
import { recompute } from '../../attack/ledger.js';
import { attackRefusal, joinRefusal } from '../../attack/legality.js';
import { addAid } from '../../attack/preview.js';
import { dropFrame } from '../../frames/frames.js';
import { inStructure, tableCard, topFrame } from '../../game/game.js';
import type { Attack, Board, CopyId, Loss, TableCard } from '../../types/index.js';
import { refuse } from '../../types/refusals.js';
import { spendToken } from '../../verbs/changes.js';
import { lay } from '../../verbs/table.js';
import { type Argument, type Draft, firstOf, given, notNow, optional } from '../arguments.js';
import { card, cards } from '../card-arguments.js';
import { effect } from '../effect.js';
import { isOwn } from '../judges.js';
import { oneOf } from '../word-arguments.js';
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

type From = Loss & { readonly from: PlayerId };

/** The Group that has slipped away from a rival. */
const lost = ({ actor: { board, player } }: Draft): From | null => {
  const loss = slipped(board, player);
  return loss && loss.from !== null ? { ...loss, from: loss.from } : null;
};

const KINDS = ['control', 'destroy'] as const;

/** The attack with the present fields, on the board after its announcement. */
const planned = (
  draft: Draft,
  mode: (typeof KINDS)[number],
): { readonly then: Board; readonly attack: Attack; readonly leader: CopyId } | null => {
  const { board, player } = draft.actor;
  const { attacker = '' } = draft.fields;
  const [loss, leader] = [lost(draft), tableCard(board, attacker)];
  if (!loss || !leader) return null;
  const gone = { zone: 'target', owner: null, master: null, arrow: null, host: null, tokens: 0, arrows: [] } as const;
  const target: TableCard = { ...leader, ...gone, id: loss.copy, card: loss.card, arrows: [] };
  const then: Board = { ...board, cards: { ...board.cards, [loss.copy]: target } };
  return { then, attack: freshAttack(attackOn(player, mode, leader.id, loss.copy), 0, loss.card), leader: leader.id };
};

const leader: Argument<TableCard> = {
  ...card((thing, draft) => {
    const fine = isOwn(thing, draft) && inStructure(thing) && thing.tokens > 0;
    return fine || refuse('N-410', 'notYours', { card: thing.card });
  }, 'attacker'),
  missing: () => refuse('N-410', 'notYours', { card: '' }),
};

const kind = oneOf('mode', KINDS, (mode, draft) => {
  const plan = planned(draft, mode);
  if (!plan) return false;
  const { then, attack } = plan;
  return attackRefusal(then, { kind: mode, by: draft.actor.player, leader: plan.leader, target: attack.target, fromHand: true }, attack);
});

const modeOf = ({ fields: { mode } }: Draft): (typeof KINDS)[number] => (mode === 'destroy' ? 'destroy' : 'control');

/** Aiding own cards, each beside the previous ones. */
const aids: Argument<readonly TableCard[]> = {
  ...cards(() => true, 100, 'aids'),
  check: (draft) => {
    const plan = planned(draft, modeOf(draft));
    return firstOf(plan ? (draft.fields.aids ?? []) : [], (aid) => {
      const refusal = plan && joinRefusal(plan.then, plan.attack, { player: draft.actor.player, card: aid, side: 'for' });
      if (plan && !refusal) addAid(plan.attack, aid);
      return refusal;
    });
  },
};

/** An attack out of turn, +5, on a Group that a rival has just discarded after a failed takeover. */
export const attackSlipped = effect(
  { loss: given(lost, notNow), attacker: leader, mode: kind, aids: optional(aids) },
  {
    when: (context) => (topFrame(context.actor.board)?.kind === 'loss' ? null : notNow(context)),
    aims: (board, player) => slipped(board, player)?.from ?? null,
    apply: (game, { by, copy, card: cause, play: { paid }, loss, attacker, mode, aids: named = [] }) => {
      const { board } = game;
      takeSlippedCard(game, loss);
      for (const frame of board.frames) if (frame.kind === 'loss' && frame.loss.copy === loss.copy) dropFrame(board, frame);
      lay(board, { id: loss.copy, card: loss.card }, 'target', null);
      spendToken(board, attacker.id);
      const attack = openAttackOf(game, attackOn(by, mode, attacker.id, loss.copy));
      attack.slipped = loss.from;
      for (const { id } of named)
        if (joinRefusal(board, attack, { player: by, card: id, side: 'for' }) === null)
          joinAttack(game, attack, { by, card: id, side: 'for' });
      attack.bonuses.push({ by, copy, card: cause, amount: 5, part: 'plots', paid });
      recompute(board, attack);
    },
  },
);
