import type { Seat } from '@illuminice/rules';
import type { SceneLook } from '../scene/contract';
import { t } from '../text';
import type { TableModel } from './model';

/** What a seat is doing just now; null: nothing. */
export type SeatState = SceneLook['seats'][string]['status'];

export function seatState(table: TableModel, { player, status }: Seat): SeatState {
  const { board } = table.view.value;
  const frame = board.frames.at(-1);
  const { presence } = table.seat(player);
  if (status !== 'in') return { mark: 'out', text: t(`status.${status}`) };
  if (presence !== 'connected') return { mark: 'away', text: t(`presence.${presence}`) };
  if (table.decision.value.who.includes(player))
    return { mark: 'thinking', text: player === board.turn?.player && !frame ? t('plate.turn') : t('person.thinking') };
  if (frame && 'done' in frame && frame.done.includes(player)) return { mark: 'done', text: t('person.done') };
  return board.turn?.player === player ? { mark: 'turn', text: t(frame?.kind === 'attack' ? 'plate.attacking' : 'plate.turn') } : null;
}
