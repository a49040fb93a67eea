import { type CopyId, findSeat, type GameEvent } from '@illuminice/rules/inwo';
import type { GameUi } from '../../table/game-ui';
import type { Inwo } from './types';

/** Moves with a caption at the table; dice have a scene of their own. */
const TOLD: ReadonlySet<GameEvent['type']> = new Set([
  'turnBegan',
  'revealed',
  'broughtIn',
  'drew',
  'bought',
  'exposed',
  'discarded',
  'played',
  'used',
  'cancelled',
  'announced',
  'joined',
  'calledOff',
  'voided',
  'resolved',
  'placed',
  'destroyed',
  'devastated',
  'relieved',
  'linked',
  'offered',
  'claimed',
  'claimFell',
  'knocked',
  'left',
]);

export const captionOf: GameUi<Inwo>['log']['caption'] = (event, { board }) => {
  if (!TOLD.has(event.type)) return null;
  const { target, to: host, copy, leader, ...rest } = event as { target?: CopyId; to?: CopyId; copy?: CopyId; leader?: CopyId };
  const { player, by: destroyer } = rest as { player?: string; by?: string };
  const by = player ?? destroyer ?? board.turn?.player ?? null;
  const attacked = event.type === 'resolved' ? board.attack?.target : undefined;
  const near = [target, host, copy, attacked, leader, by === null ? null : findSeat(board, by)?.illuminati];
  return {
    by,
    near: near.filter((id): id is CopyId => typeof id === 'string' && Object.hasOwn(board.cards, id)),
    needs: event.type === 'announced' && board.attack?.target === target ? (board.attack?.needs ?? null) : null,
  };
};
