import { z } from 'zod';
import { isRefusal } from '../../core/refuse.js';
import { interferenceRefusal } from '../attack/legality.js';
import { allGroups, handGroup, privateOf } from '../game/game.js';
import { contested } from '../game/gates.js';
import { makePlay, openPlays } from '../plays/plays.js';
import type { Attack, IntentOf } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { takeFromHand } from '../verbs/hands.js';
import { lay } from '../verbs/table.js';
import { type Command, id, stand } from './command.js';

/** A copy of the target from the hand, as agents (N-470). */
export const agents: Command<'agents', { intent: IntentOf<'agents'>; attack: Attack }> = {
  type: 'agents',
  shape: z.strictObject({ type: z.literal('agents'), card: id, side: stand }),
  check: (actor, intent) => {
    const attack = contested(actor);
    if (isRefusal(attack)) return attack;
    const held = handGroup(actor, intent.card);
    if (!held) return refuse('N-1403', 'notSeen');
    const barred = interferenceRefusal(actor.board, attack, actor.player);
    if (barred) return barred;
    if (held.card !== attack.targetCard || attack.kind === 'disaster' || attack.instant)
      return refuse('N-470', 'notACopy', { card: held.card });
    if (actor.player === attack.defender || (attack.fromHand && actor.player === attack.by)) return refuse('N-470', 'notYou');
    if (attack.agents) return refuse('N-470', 'onlyOne');
    return attack.fromHand && intent.side === 'for' ? refuse('N-470', 'onlyAgainst') : { intent, attack };
  },
  apply: (game, by, { intent: { card, side }, attack }) => {
    const isHidden = privateOf(game.state, by).groups.some((held) => held.id === card);
    const { id: copy, card: agent } = takeFromHand(game, by, card);
    lay(game.board, { id: copy, card: agent }, 'announced', by);
    if (by === attack.by) attack.committed = true;
    const play = makePlay(game, by, { copy, card: agent, source: 'agents', fields: { side } });
    openPlays(game, by, [{ ...play, ...(isHidden && { hidden: true }) }], 'playing');
  },
  hints: (actor) => allGroups(actor).map((held) => held.id),
};
