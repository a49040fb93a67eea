import type { CardId } from '@illuminice/rules';
import { findSeat, type GameEvent } from '@illuminice/rules/classic';
import type { GameUi } from '../../table/game-ui';
import type { Classic } from './types';

/** Moves with a caption at the table; dice have a scene of their own. */
const TOLD: ReadonlySet<GameEvent['type']> = new Set([
  'illuminatiTaken',
  'turnBegan',
  'specialDrawn',
  'attackAnnounced',
  'spent',
  'privilegeDeclared',
  'privilegeBroken',
  'attackEnded',
  'placed',
  'freed',
  'destroyed',
  'specialTurnedUp',
  'specialPlayed',
  'specialCancelled',
  'alignmentChanged',
  'powerUsed',
  'offered',
  'askedBack',
  'passed',
  'toppled',
  'eliminated',
]);

export const captionOf: GameUi<Classic>['log']['caption'] = (event, { board }) => {
  if (!TOLD.has(event.type)) return null;
  const by = ('player' in event ? event.player : 'by' in event ? event.by : null) ?? board.turn?.player ?? null;
  const { target, card, from } = event as { target?: CardId; card?: CardId; from?: CardId };
  const attacked = event.type === 'attackEnded' ? board.attack?.target : undefined;
  const near = [target, card, attacked, from, by === null ? null : findSeat(board, by)?.illuminati];
  return { by, near: near.filter((id): id is CardId => typeof id === 'string' && Object.hasOwn(board.cards, id)), needs: null };
};
