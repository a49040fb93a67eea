import type { CardId, PlayerId } from '../../core/types.js';
import { cardOn, tableCard } from '../game/game.js';
import { openPlaces } from '../structure/structure.js';
import { type Suggestion, suggestPlacement } from '../structure/suggest.js';
import type { Board, Placement } from '../types/index.js';
import { giveUp, hangAll, liftAll, type Terms, trialOf } from './exchange.js';

/**
 * Where a Group of an exchange may be attached by its receiver (C-802): all that moves is detached, what they give up is gone,
 * and what they placed before is attached. `plan.lost` of a place is what would have to be given up, too.
 *
 * @param terms who exchanges what; the Group must be part of it
 * @param placed the receiver's placements before this one, in order
 * @param gone what the receiver gives up besides what these name
 * @returns the places, those that lose least first; none if something before is not possible
 */
export const arrivalPlaces = (
  board: Board,
  terms: Terms,
  receiver: PlayerId,
  placed: readonly Placement[],
  group: CardId,
  gone: readonly CardId[] = [],
): Suggestion[] => {
  const trial = trialOf(board);
  const all = [...(terms.give.groups ?? []), ...(terms.ask.groups ?? [])];
  const leaving = new Set([...placed.flatMap((placement) => placement.giveUp ?? []), ...gone]);
  if (all.some((card) => !tableCard(board, card)) || leaving.has(group)) return [];
  const given: Placement[] = [{ group, onto: group, arrow: 'top', giveUp: [...leaving] }];
  const lifted = liftAll(trial.board, terms);
  if (giveUp(trial, terms, receiver, given, lifted)) return [];
  if (hangAll(trial, receiver, placed, lifted) || cardOn(trial.board, group).zone !== 'play') return [];
  return openPlaces(trial.board, group, receiver, [...lifted])
    .flatMap((place) => suggestPlacement(trial.board, receiver, group, place, [...lifted]) ?? [])
    .sort((a, b) => a.plan.lost.length - b.plan.lost.length);
};
