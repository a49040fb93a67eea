import { matchMaker } from '@colyseus/core';
import { type ClockName, TABLE_ROOM } from '@illuminice/protocol';
import { loadScenario, type State } from '@illuminice/rules';
import { newCode } from '../../src/http/codes.js';
import { HandTime } from '../../src/noninterference/hand-time.js';
import type { TableOrder, TableRoom } from '../../src/rooms/table-room.js';

export interface HeldTable {
  code: string;
  room: TableRoom;
  time: HandTime;
}

/** The state a scenario begins with. */
export function stateOf(scenario: unknown): State {
  const loaded = loadScenario(scenario);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.errors));
  return loaded.state;
}

/** A table in mid-game whose time the test holds in its hand. One is opened as `POST /api/tables` opens it. */
export async function heldTable(scenario: unknown, clock: ClockName = 'normal', computers = 0): Promise<HeldTable> {
  const time = new HandTime();
  const state = stateOf(scenario);
  const code = newCode();
  const settings = { name: code, public: false, password: null, spectators: true, options: state.board.options, clock };
  const order: TableOrder = { code, seats: state.board.seats.length, settings, state, computers, start: false, time };
  await matchMaker.createRoom(TABLE_ROOM, { order });
  return { code, time, room: matchMaker.getLocalRoomById(code) as TableRoom };
}
