import { z } from 'zod';
import { isRefusal } from '../../core/refuse.js';
import type { Refusal } from '../../core/types.js';
import { earlierOf } from '../earlier.js';
import { isInSight } from '../effects/asked.js';
import { effectOf } from '../effects/uses.js';
import { type Actor, privateOf, topFrame } from '../game/game.js';
import { closeChoice } from '../plays/plays.js';
import type { CopyId, FrameOf, IntentOf } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { type Command, id, ids } from './command.js';

interface ChoosePlan {
  readonly frame: FrameOf<'choose'>;
  readonly intent: IntentOf<'choose'>;
}

const optionPlan = (actor: Actor, frame: ChoosePlan['frame'], { cards = [], option }: IntentOf<'choose'>): Refusal | ChoosePlan => {
  const { options } = frame.asks;
  const known = typeof option === 'string' ? option === 'expose' && options < 0 : option !== undefined && option >= 0 && option < options;
  if (!known) return refuse('N-902', 'needs', { field: 'option' });
  // Cards that the choice does not ask for are ignored.
  return cards.every((card) => isInSight(actor, card)) ? { frame, intent: { type: 'choose', option } } : refuse('N-1403', 'notSeen');
};

const cardsPlan = (actor: Actor, frame: ChoosePlan['frame'], cards: readonly CopyId[]): Refusal | ChoosePlan => {
  const { min, max } = frame.asks;
  const { choice } = actor.mine;
  const from = choice?.frame === frame.id ? choice.from : [];
  const known = cards.every((card) => from.some((candidate) => candidate.id === card));
  const [behaviour] = effectOf(frame.play);
  const fine = behaviour.accepts?.(actor, frame.play, cards) ?? true;
  return fine && known && cards.length >= min && cards.length <= max && new Set(cards).size === cards.length
    ? { frame, intent: { type: 'choose', cards: [...cards] } }
    : refuse('N-902', 'needs', { field: 'cards' });
};

/** Answers an open choice (N-1004). */
export const choose: Command<'choose', ChoosePlan> = {
  type: 'choose',
  shape: z.strictObject({
    type: z.literal('choose'),
    frame: z.number().optional(),
    option: z.union([z.int(), id]).optional(),
    cards: ids.optional(),
  }),
  check: (actor, intent): Refusal | ChoosePlan => {
    const { board, player } = actor;
    const frame = topFrame(board);
    if (frame?.kind !== 'choose' || !(frame.joint ?? [frame.by]).includes(player)) return refuse('N-1005', 'notNow');
    if (intent.frame !== undefined && intent.frame !== frame.id) return refuse('N-1003', 'stale');
    const { cards = [], option } = intent;
    const { heedsStrays } = earlierOf(board);
    if (option === undefined || (frame.asks.options === 0 && !heedsStrays)) return cardsPlan(actor, frame, cards);
    const plan = optionPlan(actor, frame, heedsStrays ? { type: 'choose', option } : intent);
    return heedsStrays && !isRefusal(plan) ? { frame, intent } : plan;
  },
  apply: (game, by, { frame, intent: { cards = [], option } }) => {
    const mine = privateOf(game.state, by);
    mine.choice = mine.choice?.under ?? null;
    if (frame.joint) {
      // Sealed until all have chosen.
      mine.sealed = [...(cards as string[])];
      frame.joint = frame.joint.filter((player) => player !== by);
    } else closeChoice(game, frame, { chosen: cards, option, chooser: by });
  },
  hints: ({ mine }) => (mine.choice?.from ?? []).map((card) => card.id),
};
