import type { Shot } from './shot.js';
import { enter, type Studio } from './studio.js';

const SETUP = {
  name: 'a game begins',
  ruleset: 'classic',
  setup: true,
  seed: 'opening',
  players: [{ id: 'mira' }, { id: 'tobias' }, { id: 'noor' }],
};

const opened = async (studio: Studio, kind: string) => {
  // The third slot has a secret goal to name.
  const others = { Tobias: 1, Noor: 3 };
  await studio.sit(SETUP, Object.keys(others));
  const { mira } = studio;
  await mira.table.takeIlluminati(0);
  const stays = mira.page.waitForFunction((wanted) => {
    const stage = document.querySelector<HTMLElement>('[data-testid="stage"]');
    const skip = stage?.querySelector<HTMLElement>('[data-testid="stage-skip"]');
    if (stage?.dataset.kind === wanted && stage.dataset.told === 'true') skip?.focus();
    else if (stage?.dataset.kind !== wanted) skip?.click();
    return skip && document.activeElement === skip;
  }, kind);
  if (kind !== 'own') for (const [name, slot] of Object.entries(others)) await studio.play(name, { type: 'chooseIlluminati', slot });
  await stays;
};

export const LOBBY: Shot[] = [
  {
    name: 'gate',
    go: async ({ server, mira }) => {
      await mira.walk(`/t/${await server.openLobby({ seats: 4 })}`);
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
      await studio.bring('Tobias', code);
      await mira.lobby.seated(1, 'Tobias');
      await mira.lobby.press('lobby-add-computer');
      await mira.lobby.see('seat-2');
    },
  },
  {
    name: 'lobby-options',
    go: async ({ server, mira }) => {
      await enter(mira, await server.openLobby({ seats: 4, computers: 2 }));
      await mira.lobby.take('option-fastComputers');
      await mira.lobby.part('option-fastComputers').scrollIntoViewIfNeeded();
      await mira.lobby.part('option-fastComputers').evaluate((row) => row.scrollIntoView({ block: 'center' }));
    },
  },
  {
    name: 'lobby-guest',
    go: async (studio) => {
      const { mira } = studio;
      const code = await studio.server.openLobby({ seats: 3, name: 'Friday night' });
      await studio.bring('Tobias', code);
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
  { name: 'stage-own', go: (studio) => opened(studio, 'own') },
  { name: 'stage-deal', go: (studio) => opened(studio, 'deal') },
  { name: 'stage-start', go: (studio) => opened(studio, 'start') },
];
