import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Guest } from '../guest.js';
import { ROOT, type Scenario, type Server } from '../server.js';

/** A screen to be photographed. */
export interface Shot {
  name: string;
  /** Brings the guest there. */
  go(guest: Guest, server: Server): Promise<void>;
}

/** A table of packages/e2e/tables. */
export const tableFile = (name: string): Scenario =>
  JSON.parse(readFileSync(join(ROOT, 'packages/e2e/tables', `${name}.json`), 'utf8')) as Scenario;

/** Opens one of the tables and sits down as Mira, who has the turn. */
export const sitAt = async (guest: Guest, server: Server, table: string | Scenario): Promise<void> => {
  const code = await server.openTable(typeof table === 'string' ? tableFile(table) : table);
  await guest.open(`/t/${code}`);
  if ((await guest.page.getByTestId('join-name').or(guest.page.getByTestId('scene')).first().getAttribute('data-testid')) === 'join-name')
    await guest.gate.takeSeat('Mira');
  await guest.table.turnOf(0);
  await guest.table.settled();
};

const attackOpen = async ({ table }: Guest): Promise<void> => {
  await table.attack('mafia', 'international-cocaine-smugglers', 4);
};

/** Every screen, in the order in which somebody comes to them. */
export const SHOTS: Shot[] = [
  {
    name: 'home',
    go: async (guest) => {
      await guest.open('/');
      await guest.home.see('home-create');
    },
  },
  {
    name: 'lobby',
    go: async (guest, server) => {
      const code = await server.openLobby({ seats: 4, name: 'Friday night' });
      await guest.follow(code);
      await guest.lobby.see('lobby-link');
    },
  },
  ...['two-early', 'two-late', 'four-late', 'eight-early', 'eight-late'].map((name) => ({
    name: `table-${name}`,
    go: (guest: Guest, server: Server) => sitAt(guest, server, name),
  })),
  {
    name: 'attack-open',
    go: async (guest, server) => {
      await sitAt(guest, server, 'four-late');
      await attackOpen(guest);
    },
  },
];
