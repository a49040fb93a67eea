import type { CardId, PlayerId } from '../../core/types.js';
import { cardOn, tableCard } from '../game/game.js';
import { openPlaces } from '../structure/structure.js';
import { type Suggestion, suggestPlacement } from '../structure/suggest.js';
import type { Board, Placement } from '../types/index.js';
import { giveUp, hangAll, liftAll, type Terms, trialOf } from './exchange.js';

/** Places for a Group of an exchange (C-802), fewest losses first. `placed`: earlier placements; `gone`: cards given up besides. */
export const arrivalPlaces = (
  board: Board,
  terms: Terms,
  receiver: PlayerId,
  { group, placed, gone = [] }: { readonly group: CardId; readonly placed: readonly Placement[]; readonly gone?: readonly CardId[] },
): Suggestion[] => {
  const trial = trialOf(board);
  const all = [...(terms.give.groups ?? []), ...(terms.ask.groups ?? [])];
  const leaving = new Set([...placed.flatMap((placement) => placement.giveUp ?? []), ...gone]);
  if (all.some((card) => !tableCard(board, card)) || leaving.has(group)) return [];
  const given: Placement[] = [{ group, onto: group, arrow: 'top', giveUp: [...leaving] }];
  const lifted = liftAll(trial.board, terms);
  if (giveUp(trial, terms, receiver, { placements: given, lifted })) return [];
  if (hangAll(trial, receiver, placed, lifted) || cardOn(trial.board, group).zone !== 'play') return [];
  return openPlaces(trial.board, group, receiver, [...lifted])
    .flatMap((place) => suggestPlacement(trial.board, receiver, { group, ...place }, [...lifted]) ?? [])
    .sort((a, b) => a.plan.lost.length - b.plan.lost.length);
};
