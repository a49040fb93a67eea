import type { Seat } from '@illuminice/rules/classic';
import type { BoardLook } from '../../board/contract';
import type { TableModel } from '../../games/classic/use-table';
import { t } from '../../text';

/** What a seat is doing just now; null: nothing. */
export type SeatState = BoardLook['seats'][string]['status'];

export function seatState(table: TableModel, { player, status }: Seat): SeatState {
  const { board } = table.game.view.value;
  const frame = board.frames.at(-1);
  const { presence } = table.seat(player);
  if (status !== 'in') return { mark: 'out', text: t(`status.${status}`) };
  if (presence !== 'connected') return { mark: 'away', text: t(`presence.${presence}`) };
  if (table.game.decision.value.who.includes(player))
    return { mark: 'thinking', text: player === board.turn?.player && !frame ? t('plate.turn') : t('person.thinking') };
  if (frame && 'done' in frame && frame.done.includes(player)) return { mark: 'done', text: t('person.done') };
  return board.turn?.player === player ? { mark: 'turn', text: t(frame?.kind === 'attack' ? 'plate.attacking' : 'plate.turn') } : null;
}
