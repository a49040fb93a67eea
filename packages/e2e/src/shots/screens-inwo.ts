import type { Guest } from '../guest.js';
import type { Scenario } from '../server.js';
import type { Shot } from './shot.js';
import { enter, type Studio } from './studio.js';

/** A table of INWO with Mira and a selected card. */
const table = (name: string, file: string | Scenario, then: (studio: Studio) => Promise<void> = async () => {}): Shot => ({
  name,
  ofFirstTheme: true,
  go: async (studio) => {
    await studio.sit(file);
    await then(studio);
  },
});

const composed = async ({ mira }: Studio): Promise<void> => {
  const { table: screen } = mira;
  await screen.press('action-attack');
  const pick = screen.page.locator('[data-testid="attack-composer"] [data-testid^="pick-"]').first();
  await pick.click();
  await pick.click();
  await screen.see('odds');
};

const played = async ({ mira }: Studio): Promise<void> => {
  await mira.page.locator('[data-testid="plays-now"] button').filter({ hasText: 'Volcano' }).click();
  await mira.table.see('sentence');
};

const traded = async ({ mira }: Studio): Promise<void> => {
  await mira.table.press('action-trade');
  await mira.table.see('trade-panel');
};

const ordered = async ({ mira }: Studio): Promise<void> => {
  await mira.table.press('menu-open');
  await mira.table.press('menu-orders');
  await mira.table.press('orders-target');
  await mira.table.see('orders', { ask: 'target' });
};

const copied = async (mira: Guest, deck: string): Promise<void> => {
  await mira.walk(`/d/${deck}`);
  await mira.home.part('deck-copy').click();
  await mira.home.see('workshop');
};

const showDeck = async ({ page }: Guest): Promise<void> => {
  const narrow = page.locator('[data-testid="view-deck"]');
  if ((await narrow.count()) > 0) await narrow.check({ force: true });
};

export const DECKS: readonly Shot[] = [
  {
    name: 'decks',
    ofFirstTheme: true,
    go: async ({ mira }) => {
      await mira.walk('/decks');
      await mira.home.see('ready-ufos');
    },
  },
  {
    name: 'deck-shared',
    ofFirstTheme: true,
    go: async ({ mira }) => {
      await mira.walk('/d/shangri-la');
      await mira.home.see('deck-numbers');
    },
  },
  {
    name: 'deck-workshop',
    ofFirstTheme: true,
    go: async ({ mira }) => {
      await copied(mira, 'shangri-la');
      // A part of the rows, since each is checked.
      await mira.home.part('workshop-search').fill('peaceful');
      await mira.home.see('workshop-cards');
    },
  },
  {
    name: 'deck-verdict',
    ofFirstTheme: true,
    go: async ({ mira }) => {
      await copied(mira, 'shangri-la');
      await mira.home.part('workshop-search').fill('blitzkrieg');
      await mira.home.part('more-blitzkrieg').click();
      await showDeck(mira);
      await mira.home.part('try-draw').click();
    },
  },
  {
    name: 'deck-from-text',
    ofFirstTheme: true,
    go: async ({ mira }) => {
      await mira.open('/decks');
      await mira.home.press('open-from-text');
      const list = [
        'Illuminati: UFOs',
        'Groups (2)',
        'C.I.A. (lead)',
        'Red Cross x2',
        '2 Martail Law',
        'Rewriting Histroy',
        'NWO: End of the World',
      ];
      await mira.home
        .part('text-field')
        .fill([...list, 'Dittoheads (x2)', 'This deck takes over the world while nobody looks.'].join('\n'));
      await mira.home.see('text-read', { cards: 4 });
    },
  },
  {
    name: 'deck-choice',
    ofFirstTheme: true,
    go: async ({ mira, server }) => {
      await enter(mira, await server.openLobby({ ruleset: 'inwo', seats: 2, computers: 1, start: true, options: { decks: 'own' } }));
      await mira.table.take('deck-tab-text');
      await mira.table.part('deck-paste').fill('# Fish\n1 Bavarian Illuminati\n2 Fnord!\n1 Zeppelin');
      await mira.table.press('deck-look');
      await mira.table.see('deck-judged');
    },
  },
];

/** Mira may let a Tornado loose on Hawaii, three steps from its Illuminati. */
const STORM: Scenario = {
  name: 'a storm',
  ruleset: 'inwo',
  players: [
    {
      id: 'mira',
      illuminati: 'bavarian-illuminati',
      structure: [{ group: 'c-i-a', onto: 'bavarian-illuminati', arrow: 'right' }],
      plots: ['tornado', 'the-hand-of-madness'],
    },
    {
      id: 'tobias',
      illuminati: 'the-network',
      structure: [
        { group: 'multinational-oil-companies', onto: 'the-network', arrow: 'right' },
        { group: 'the-mafia', onto: 'multinational-oil-companies', arrow: 'right' },
        { group: 'hawaii', onto: 'the-mafia', arrow: 'right' },
      ],
    },
  ],
  turn: { player: 'mira', phase: 'main' },
  dice: [[1, 1]],
};

const struck = async ({ mira }: Studio): Promise<void> => {
  await mira.page.locator('[data-testid="plays-now"] button').filter({ hasText: 'Tornado' }).click();
  await mira.table.see('sentence');
  const place = mira.page.locator('[data-testid="sentence"] [data-testid^="pick-"]').filter({ hasText: 'Hawaii' });
  if (await place.count()) await place.first().click();
  await mira.table.press('sentence-send');
  await mira.table.see('attack-roll');
};

export const INWO: readonly Shot[] = [
  table('inwo-two', 'inwo-two'),
  table('inwo-four', 'inwo-four'),
  table('inwo-six', 'inwo-six'),
  table('inwo-attack', 'inwo-four', composed),
  table('inwo-plot', 'inwo-four', played),
  table('inwo-trade', 'inwo-four', traded),
  {
    name: 'inwo-offered',
    ofFirstTheme: true,
    go: async (studio) => {
      await studio.sit('inwo-four', ['Tobias']);
      const { board } = studio.other('Tobias').view as unknown as { board: { cards: Record<string, { id: string; card: string }> } };
      const boomer = Object.values(board.cards).find(({ card }) => card === 'rogue-boomer')?.id;
      const give = { resources: [boomer], promise: 'I leave Mira’s Groups alone for two turns' };
      await studio.play('Tobias', { type: 'offer', to: 'mira', give, ask: { anyPlots: 1 }, secret: true });
      await studio.mira.table.see('offers-waiting');
    },
  },
  table('inwo-orders', 'inwo-four', ordered),
  table('inwo-disaster', STORM, struck),
  table('inwo-stage', STORM, async (studio) => {
    await struck(studio);
    await studio.mira.table.press('attack-roll');
    await studio.mira.table.see('stage-verdict');
  }),
];
