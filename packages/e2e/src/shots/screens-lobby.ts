import type { Shot } from './shot.js';
import { enter } from './studio.js';

/** The way to a table, and its set-up. */
export const LOBBY: Shot[] = [
  {
    name: 'gate',
    go: async ({ server, mira }) => {
      await mira.open(`/t/${await server.openLobby({ seats: 4 })}`);
      await mira.gate.see('join-name');
    },
  },
  {
    name: 'lobby',
    go: async (studio) => {
      const { mira } = studio;
      const code = await studio.server.openLobby({ seats: 4, name: 'Friday night' });
      await enter(mira, code);
      await mira.lobby.see('lobby-link');
      await enter(await studio.other('Tobias'), code);
      await mira.lobby.seated(1, 'Tobias');
      await mira.lobby.press('lobby-add-computer');
      await mira.lobby.see('seat-2');
    },
  },
  {
    name: 'lobby-guest',
    go: async (studio) => {
      const { mira } = studio;
      const code = await studio.server.openLobby({ seats: 3, name: 'Friday night' });
      const host = await studio.other('Tobias');
      await enter(host, code);
      await host.lobby.see('lobby-link');
      await enter(mira, code);
      await mira.lobby.seated(0, 'Tobias');
    },
  },
  {
    name: 'lobby-eight',
    go: async ({ server, mira }) => {
      await enter(mira, await server.openLobby({ seats: 8, name: 'Friday night' }));
      for (let place = 1; place < 7; place++) {
        await mira.lobby.press('lobby-add-computer');
        await mira.lobby.see(`seat-${place}`);
      }
    },
  },
  {
    name: 'choose-illuminati',
    go: async ({ server, mira }) => {
      await enter(mira, await server.openLobby({ seats: 2, options: { illuminati: 'pick' } }));
      await mira.lobby.press('lobby-add-computer');
      await mira.lobby.see('seat-1');
      await mira.lobby.press('lobby-start');
      await mira.table.see('choose-illuminati');
    },
  },
];
