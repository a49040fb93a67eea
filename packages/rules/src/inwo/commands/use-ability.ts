import { z } from 'zod';
import { earlierOf } from '../earlier.js';
import { planUse, type UsePlan } from '../effects/uses.js';
import { cardsOn, handGroup, inStructure, openAttack, tableCard, usedResource } from '../game/game.js';
import { announceUse, closeAtOnce, openPlays } from '../plays/plays.js';
import type { Board } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import type { SingleId } from '../types/singles.js';
import { takeFromHand } from '../verbs/hands.js';
import { lay, saysRule } from '../verbs/table.js';
import { type Command, id, playFields } from './command.js';

const COMMITTING: readonly string[] = ['eitherAlignment', 'borrowAlignment'] satisfies readonly SingleId[];

/** True if this ability commits the attacker's player to the attack: abilities with a cost do, and few others (N-413). */
const commits = (board: Board, { use: { cost, effect } }: UsePlan): boolean =>
  cost !== 'nothing' || (effect.kind === 'single' && COMMITTING.includes(effect.name)) || earlierOf(board).alwaysCommits === true;

/** Uses an ability of a card on the table. One that costs something can be answered first (N-1004). */
export const useAbility: Command<'useAbility', UsePlan> = {
  type: 'useAbility',
  shape: z.strictObject({ type: z.literal('useAbility'), card: id, ability: z.int().min(0).max(20).optional(), ...playFields }),
  check: (actor, { type: _, card: copy, ability, ...fields }) => {
    const card = tableCard(actor.board, copy);
    const held = card ? undefined : handGroup(actor, copy);
    const mode = ability ?? (earlierOf(actor.board).seeksUse ? null : 0);
    if (held && saysRule(held.card, 'usedFromHand')) return planUse(actor, { copy, card: held.card, mode }, fields);
    if (card?.owner !== actor.player || (!inStructure(card) && card.zone !== 'resource')) return refuse('N-1403', 'notSeen');
    return planUse(actor, { copy, card: card.card, mode }, fields);
  },
  apply: (game, by, plan) => {
    const attack = openAttack(game.board);
    if (attack?.by === by && commits(game.board, plan)) attack.committed = true;
    let { copy } = plan;
    if (!tableCard(game.board, copy)) {
      copy = takeFromHand(game, by, copy).id;
      lay(game.board, { id: copy, card: plan.card }, 'announced', by);
    }
    if (tableCard(game.board, copy)?.zone === 'resource') game.board.turn?.used.push(usedResource(copy));
    const play = announceUse(game, by, { ...plan, copy }, 'ability');
    if (plan.use.cost === 'nothing') closeAtOnce(game, play);
    else openPlays(game, by, [play], 'using');
  },
  hints: ({ board, player }) =>
    cardsOn(board)
      .filter(({ owner, zone }) => owner === player && (zone === 'structure' || zone === 'resource'))
      .map(({ id: copy }) => copy),
};
