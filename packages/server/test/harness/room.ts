import { type ClockName, INITIAL_SETTINGS, TABLE_ROOM } from '@illuminice/protocol';
import { loadScenario } from '@illuminice/rules';
import { classic, optionsSchema, type State } from '@illuminice/rules/classic';
import { inwo } from '@illuminice/rules/inwo';
import { matchMaker } from 'colyseus';
import { newCode } from '../../src/http/codes.js';
import type { TableRoom } from '../../src/room/table-room.js';
import type { Settings } from '../../src/session/lobby/lobby.js';
import type { TableOrder } from '../../src/session/messages/opening.js';
import { HandTime } from '../../tools/hand-time.js';

export interface HeldTable {
  code: string;
  room: TableRoom;
  time: HandTime;
  /** Lets time pass, and all that is due in it be done and stored, one after the other. */
  pass(ms: number): Promise<void>;
}

/** The state a scenario begins with. */
export function stateOf(scenario: unknown): State {
  const loaded = loadScenario(classic, scenario);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.errors));
  return loaded.state;
}

type OpenHeld = (opening: { order: TableOrder; time: HandTime }) => Promise<TableRoom>;

/** In a room of this process' server; in tables without sockets, once a test file has started those. */
let openHeld: OpenHeld = async (opening) => {
  await matchMaker.createRoom(TABLE_ROOM, opening);
  return matchMaker.getLocalRoomById(opening.order.code) as TableRoom;
};
export const openHeldBy = (open: OpenHeld): void => {
  openHeld = open;
};

/** A table whose time the test holds in its hand, opened as `POST /api/tables` opens it. */
async function held(order: Pick<TableOrder, 'seats' | 'computers'> & { state?: State }, settings: Partial<Settings>): Promise<HeldTable> {
  const time = new HandTime();
  const code = newCode();
  const usual = {
    ruleset: 'classic' as const,
    name: code,
    ...INITIAL_SETTINGS,
    passwordHash: null,
    clock: 'off' as const,
  };
  const options = order.state?.board.options ?? optionsSchema.parse({});
  const room = await openHeld({ order: { code, start: false, ...order, settings: { ...usual, options, ...settings } }, time });
  const pass = (ms: number) => time.passThrough(ms, () => room.session.queue.idle());
  return { code, time, room, pass };
}

/** One of INWO. */
export function heldInwo(scenario: unknown): Promise<HeldTable> {
  const loaded = loadScenario(inwo, scenario);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.errors));
  const { state } = loaded;
  return held({ seats: state.board.seats.length, computers: 0, state: state as never }, { ruleset: 'inwo', options: state.board.options });
}

/** One in mid-game. */
export function heldTable(
  scenario: unknown,
  clock: ClockName = 'normal',
  computers = 0,
  settings: Partial<Settings> = {},
): Promise<HeldTable> {
  const state = stateOf(scenario);
  return held({ seats: state.board.seats.length, state, computers }, { clock, ...settings });
}

/** One in its lobby. */
export const heldLobby = (seats: number, settings: Partial<Settings> = {}): Promise<HeldTable> => held({ seats, computers: 0 }, settings);
