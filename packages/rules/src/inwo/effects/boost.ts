import { cardsOn, inStructure, isGroupInPlay, openAttack, runningAttack, seatOf } from '../game/game.js';
import type { EffectOf } from '../types/effects.js';
import { refuse } from '../types/refusals.js';
import { fits } from '../values/values.js';
import { change } from '../verbs/changes.js';
import { optional } from './arguments.js';
import { card } from './card-arguments.js';
import { type EffectFor, effect, needs } from './effect.js';
import { isOwn, misfit } from './judges.js';
import { stat } from './word-arguments.js';

/** An own Group that answers to the text, or the own Illuminati while it leads (N-1502). */
const raised = card<EffectOf<'boost'>>((thing, draft) => {
  const { board, player } = draft.actor;
  const { illuminati, filter } = draft.effect;
  const { card: name } = thing;
  const fine = illuminati
    ? seatOf(board, player).illuminati === thing.id && runningAttack(board)?.leader === thing.id
    : isGroupInPlay(thing);
  if (!fine) return refuse('N-1502', 'badTarget', { card: name });
  if (!isOwn(thing, draft)) return refuse('N-1502', 'notYours', { card: name });
  return illuminati || fits(board, filter, thing.id) || misfit(board, filter, thing, 'N-1502');
});

/** +10 for defence until the turn ends; with an announcement it is a part of the attack instead (N-1502). */
export const boost: EffectFor<'boost'> = effect(
  { on: raised, stat: optional(stat()) },
  {
    check: ({ effect: { illuminati }, announcing }, { stat: named }) =>
      named === undefined && !announcing && !illuminati ? needs('stat') : null,
    apply: ({ board }, { by, copy, card: cause, on: target, stat: named = 'power', effect: { amount } }) => {
      const stats = [{ stat: named, how: 'add', amount }] as const;
      if (inStructure(target)) change(board, { on: target.id, card: cause, copy, by, until: 'turn', defence: true, stats });
    },
    becomesPart: ({ board }, { by, copy, card: cause, hidden, fields: { side, on: target } }, { amount }) => {
      if (side !== 'for' || target === undefined) return false;
      openAttack(board)?.plus.push({ by, copy, card: cause, on: target, amount, ...(hidden && { hidden }) });
      return true;
    },
    could: (board, player, { filter, illuminati }) =>
      !illuminati && cardsOn(board).some((thing) => thing.owner === player && isGroupInPlay(thing) && fits(board, filter, thing.id)),
  },
);
