import type { Shot } from './shot.js';

export const AWAY: Shot[] = [
  {
    name: 'home',
    go: async ({ mira }) => {
      await mira.walk('/');
      await mira.home.see('home-create');
    },
  },
  {
    name: 'home-tables',
    go: async (studio) => {
      const { mira, server } = studio;
      for (const name of ['The long table', 'Beginners welcome']) await server.openLobby({ name, public: true, seats: 5 });
      await studio.bring('Tobias', await server.openLobby({ name: 'Friday night', public: true, seats: 8, computers: 2 }));
      await mira.walk('/');
      await mira.home.read('home-tables', 'Friday night');
    },
  },
  ...(['sound', 'look', 'keys'] as const).map((tab) => ({
    name: `options-${tab}`,
    go: async ({ mira }: Parameters<Shot['go']>[0]) => {
      await mira.walk('/');
      await mira.options.open(tab);
    },
  })),
  {
    name: 'cards',
    go: async ({ mira }) => {
      await mira.walk('/cards');
      await mira.home.see('gallery-bavarian-illuminati');
    },
  },
  {
    name: 'inwo-cards',
    ofFirstTheme: true,
    go: async ({ mira }) => {
      await mira.walk('/cards/inwo');
      await mira.page.getByTestId('gallery-search').fill('vampires');
      await mira.page.getByTestId('rulings-vampires').locator('summary').click();
    },
  },
  {
    name: 'cards-found',
    go: async ({ mira }) => {
      await mira.walk('/cards');
      await mira.home.part('gallery-kind').selectOption('group');
      await mira.home.part('gallery-alignment').selectOption('Weird');
      await mira.home.gone('gallery-mafia');
    },
  },
  {
    name: 'cards-none',
    go: async ({ mira }) => {
      await mira.walk('/cards');
      await mira.home.part('gallery-search').fill('zeppelin');
      await mira.home.gone('gallery-mafia');
    },
  },
  {
    name: 'credits',
    go: async ({ mira }) => {
      await mira.walk('/credits');
      await mira.home.see('credits');
    },
  },
  {
    name: 'rules',
    go: async ({ mira }) => {
      await mira.walk('/rules');
      await mira.home.see('rule-C-101');
    },
  },
  {
    name: 'rules-found',
    go: async ({ mira }) => {
      await mira.walk('/rules');
      await mira.home.part('rules-search').fill('privilege');
      await mira.home.gone('rule-C-101');
    },
  },
  {
    name: 'rules-inwo',
    ofFirstTheme: true,
    go: async ({ mira }) => {
      await mira.walk('/rules#N-420');
      await mira.home.see('rule-N-420');
    },
  },
  {
    name: 'learn',
    go: async ({ mira }) => {
      await mira.walk('/learn');
      await mira.table.see('coach', { step: 'welcome' });
    },
  },
  {
    name: 'learn-fight',
    go: async ({ mira }) => {
      const { table } = mira;
      await mira.walk('/learn');
      await table.press('coach-next');
      await table.press('action-draw');
      await table.pick('hollywood');
      await table.press('action-attack');
      await table.pick('network');
      await table.pick('hollywood');
      await table.press('attack-announce');
      await table.see('coach', { step: 'fight' });
    },
  },
  {
    name: 'learn-inwo',
    ofFirstTheme: true,
    go: async ({ mira }) => {
      await mira.walk('/learn/inwo');
      await mira.table.press('coach-next');
      await mira.table.see('coach', { step: 'lead' });
    },
  },
  {
    name: 'home-inwo',
    ofFirstTheme: true,
    go: async ({ mira }) => {
      await mira.walk('/');
      await mira.home.take('home-game-inwo');
      await mira.home.see('home-create');
    },
  },
  {
    name: 'practice-inwo-setup',
    ofFirstTheme: true,
    go: async ({ mira }) => {
      await mira.walk('/practice/inwo');
      await mira.home.see('local-setup');
    },
  },
  {
    name: 'practice-setup',
    go: async ({ mira }) => {
      await mira.walk('/practice');
      await mira.home.see('local-setup');
    },
  },
  {
    name: 'practice',
    go: async ({ mira }) => {
      await mira.walk('/practice');
      await mira.local.practise('Mira');
      await mira.table.settled();
    },
  },
  {
    name: 'local-setup',
    go: async ({ mira }) => {
      await mira.walk('/local');
      await mira.local.add('Mira', 'Noor', 'Tobias');
    },
  },
  {
    name: 'local-damaged',
    go: async ({ mira }) => {
      await mira.page.evaluate(() => localStorage.setItem('illuminice.local.together', '{"form":1'));
      await mira.walk('/local');
      await mira.local.see('local-trouble');
    },
  },
  {
    name: 'cover',
    go: async ({ mira }) => {
      await mira.walk('/local');
      await mira.local.begin('Mira', 'Noor');
      await mira.local.uncover();
      await mira.local.chooseIlluminati();
      await mira.local.see('cover', { to: 1 });
    },
  },
  {
    name: 'local-table',
    go: async ({ mira }) => {
      await mira.walk('/local');
      await mira.local.begin('Mira', 'Noor');
      await mira.local.uncover();
      await mira.local.see('hand-over');
    },
  },
  {
    name: 'lost',
    go: async ({ mira }) => {
      await mira.walk('/t/NOPE');
      await mira.page.getByRole('heading').first().waitFor();
    },
  },
  {
    name: 'end',
    go: async (studio) => {
      const { code } = await studio.finished();
      await studio.mira.walk(`/t/${code}?watch`);
      await studio.mira.table.see('end');
    },
  },
  {
    name: 'end-lessons',
    go: async (studio) => {
      const { code } = await studio.finished();
      const { page, table } = studio.mira;
      await studio.mira.walk(`/t/${code}?watch`);
      await table.part('lessons-0').waitFor();
      await page.getByTestId('end-lessons').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'chronicle',
    go: async (studio) => {
      const { id } = await studio.finished();
      await studio.mira.walk(`/chronicle/${id}`);
      await studio.mira.home.see('chronicle');
    },
  },
  {
    name: 'book',
    go: async (studio) => {
      const { code } = await studio.finished();
      const { mira } = studio;
      await mira.walk(`/t/${code}?watch`);
      await mira.table.see('end');
      await mira.page.waitForFunction(() => localStorage.getItem('illuminice.book') !== null);
      await mira.walk('/book');
      await mira.home.see('book-season');
    },
  },
  {
    name: 'inwo-chronicle',
    ofFirstTheme: true,
    go: async (studio) => {
      const { id } = await studio.finished('inwo');
      await studio.mira.walk(`/chronicle/${id}`);
      await studio.mira.home.see('chronicle');
    },
  },
  {
    name: 'replay-hindsight',
    go: async (studio) => {
      const { id } = await studio.finished();
      const { table } = studio.mira;
      await studio.mira.walk(`/r/${id}`);
      await table.press('hindsight-on');
      await table.see('hindsight-here');
    },
  },
  {
    name: 'replays',
    go: async (studio) => {
      await studio.finished();
      await studio.mira.walk('/replays');
      await studio.mira.page.locator('a[href^="/r/"]').first().waitFor();
    },
  },
  {
    name: 'replay',
    go: async (studio) => {
      const { id } = await studio.finished();
      await studio.mira.walk(`/r/${id}?at=120`);
      await studio.mira.table.see('timeline');
    },
  },
];
