import type { SeatLook } from '../../board/contract';
import type { GameUi } from '../../table/game-ui';
import type { TableModel } from '../../table/table-model';
import { t } from '../../text';

export type SeatState = SeatLook['status'];

/** Elimination comes first, then absence, then being awaited. */
export function seatState(table: TableModel, game: GameUi, player: string): SeatState {
  const state = game.seats.state(table.game.view.value, table.game.decision.value, player);
  const { presence } = table.seat(player);
  return state?.mark === 'out' || presence === 'connected' ? state : { mark: 'away', text: t(`presence.${presence}`) };
}
