import type { Scenario } from '../server.js';
import type { Shot } from './shot.js';
import { enter, type Studio } from './studio.js';

/** A table of Mira, Tobias and Noor, with changes. */
const table = (players: readonly object[], more: object = {}): Scenario => ({
  name: 'a moment of INWO',
  ruleset: 'inwo',
  turn: { player: 'mira', phase: 'main' },
  ...more,
  players: ['ufos', 'the-network', 'shangri-la'].map((illuminati, i) => ({
    id: ['mira', 'tobias', 'noor'][i],
    illuminati,
    turns: 2,
    ...players[i],
  })),
});

const MEDIA = [
  { group: 'tabloids', onto: 'ufos', arrow: 'top' },
  { group: 'girlie-magazines', onto: 'ufos', arrow: 'right' },
  { group: 'hollywood', onto: 'ufos', arrow: 'left' },
];
const NETWORK = [
  { group: 'nuclear-power-companies', onto: 'the-network', arrow: 'top' },
  { group: 'madison-avenue', onto: 'the-network', arrow: 'right' },
];

/** End of Mira's turn, in which she can win with a Goal card. */
const GOAL = table(
  [
    {
      structure: [
        { group: 'tabloids', onto: 'ufos', arrow: 'top', links: ['the-weird-turn-pro'] },
        { group: 'a-m-a', onto: 'ufos', arrow: 'left' },
        { group: 'tobacco-companies', onto: 'ufos', arrow: 'right' },
        { group: 'dentists', onto: 'a-m-a', arrow: 'left' },
        { group: 'joggers', onto: 'tobacco-companies', arrow: 'right' },
        { group: 'fraternal-orders', onto: 'ufos', arrow: 'bottom' },
      ],
      plots: ['hail-eris', 'fnord'],
    },
    { structure: [{ group: 'c-i-a', onto: 'the-network', arrow: 'right' }] },
  ],
  { options: { groupsToWin: 8 } },
);

const claiming = async (studio: Studio): Promise<void> => {
  await studio.sit(GOAL, ['Tobias', 'Noor']);
  const { table: page } = studio.mira;
  await page.press('action-knock');
  await page.see('window-claims');
};

/** Mira has claimed the game: everybody's last chance. */
const claimed = async (studio: Studio): Promise<void> => {
  await claiming(studio);
  await studio.mira.page.locator('[data-testid^="claim-with-"]').first().click();
  await studio.mira.table.see('window-victory');
};

interface Seen {
  board: { cards: Record<string, { card: string }> };
  mine: Record<'plots' | 'groups', { id: string; card: string }[]>;
}

const copyFor = async (studio: Studio, card: string): Promise<string> => {
  const { board, mine } = (await studio.other('Tobias').turn()) as unknown as Seen;
  const lying = Object.entries(board.cards).map(([id, it]) => ({ id, card: it.card }));
  const copy = [...mine.plots, ...mine.groups, ...lying].find((candidate) => candidate.card === card);
  if (!copy) throw new Error(`Tobias sees no ${card}`);
  return copy.id;
};

const decks = async ({ server, mira }: Studio): Promise<void> => {
  const code = await server.openLobby({ ruleset: 'inwo', seats: 2, computers: 1, start: true, options: { decks: 'ready' } });
  await enter(mira, code);
  await mira.table.see('decks');
};

const moment = (name: string, go: Shot['go']): Shot => ({ name, ofFirstTheme: true, go });

export const INWO_MOMENTS: readonly Shot[] = [
  moment('inwo-lobby', async ({ server, mira }) => {
    await enter(mira, await server.openLobby({ ruleset: 'inwo', seats: 4, computers: 1 }));
    await mira.lobby.see('lobby-link');
  }),
  moment('inwo-decks', decks),
  moment('inwo-lead', async (studio) => {
    await decks(studio);
    await studio.mira.table.press('deck-seal');
    await studio.mira.table.see('sentence');
  }),
  moment('inwo-start', async (studio) => {
    // Draws are automatic on the page.
    const decks = { plotDeck: ['volcano', 'cold-fusion'], groupDeck: ['c-i-a'] };
    await studio.sit(
      table([{ structure: MEDIA, hand: ['dentists', 'joggers'], ...decks }, {}], { turn: { player: 'mira', phase: 'start' } }),
    );
    await studio.mira.table.see('start-panel');
  }),
  moment('inwo-answer', async (studio) => {
    // Mira answers Tobias' Plot: two rungs.
    const purge = { illuminati: 'the-network', structure: NETWORK, plots: ['hoax'] };
    const media = { illuminati: 'ufos', structure: MEDIA, plots: ['newsroom-purge', 'fnord'] };
    await studio.sit(table([purge, media], { turn: { player: 'tobias', phase: 'main' } }), ['Tobias']);
    const [card, target] = [await copyFor(studio, 'newsroom-purge'), await copyFor(studio, 'madison-avenue')];
    await studio.play('Tobias', { type: 'playPlot', card, cards: [target] });
    const { mira } = studio;
    await mira.table.see('window-playing');
    await mira.page.locator('[data-testid^="now-"]').filter({ hasText: 'Nuclear' }).click();
    await mira.table.press('sentence-send');
    await mira.table.see('rung-2');
  }),
  moment('inwo-contest', async (studio) => {
    const held = { illuminati: 'the-network', structure: NETWORK, plots: ['hoax'], hand: ['dentists'] };
    await studio.sit(
      table([held, { illuminati: 'ufos', structure: MEDIA, hand: ['dentists'] }], { turn: { player: 'tobias', phase: 'main' } }),
      ['Tobias'],
    );
    const [attacker, target] = [await copyFor(studio, 'ufos'), await copyFor(studio, 'dentists')];
    await studio.play('Tobias', { type: 'attack', kind: 'control', attacker, target, fromHand: true });
    await studio.mira.table.see('attack-panel');
  }),
  moment('inwo-limit', async (studio) => {
    const plots = ['hoax', 'volcano', 'fnord', 'mutual-betrayal', '18-minute-gap', 'cold-fusion'];
    await studio.sit(table([{ structure: MEDIA, plots }, { plots: ['martial-law'] }], { turn: { player: 'tobias', phase: 'main' } }), [
      'Tobias',
    ]);
    await studio.play('Tobias', { type: 'expose', cards: [await copyFor(studio, 'martial-law')] });
    await studio.mira.table.see('window-limit');
  }),
  moment('inwo-claim', claiming),
  moment('inwo-last-chance', claimed),
  moment('inwo-end', async (studio) => {
    await claimed(studio);
    await studio.mira.table.part('done').dispatchEvent('click');
    for (const name of ['Tobias', 'Noor']) await studio.play(name, { type: 'done' });
    await studio.mira.table.see('end');
  }),
  moment('inwo-end-whole', async (studio) => {
    // A whole game: charts, turning points, hidden cards.
    const { code } = await studio.finished('inwo');
    await studio.mira.walk(`/t/${code}?watch`);
    await studio.mira.table.see('laid-open');
    await studio.mira.table.part('deck-of-1').click();
  }),
  moment('inwo-one-set', async ({ server, mira }) => {
    const options = { oneSet: true };
    await enter(mira, await server.openLobby({ ruleset: 'inwo', seats: 3, computers: 2, start: true, options }));
    await mira.table.see('sentence');
  }),
  moment('inwo-text-view', async (studio) => {
    await studio.sit('inwo-two');
    await studio.mira.page.keyboard.press('v');
    await studio.mira.page.locator('[data-testid="text-view"]:focus-within').waitFor();
  }),
  moment('inwo-drawer', async (studio) => {
    await studio.sit('inwo-four');
    await studio.mira.page.keyboard.press('b');
    await studio.mira.table.see('drawer');
  }),
  moment('inwo-replay', async (studio) => {
    const { id } = await studio.finished('inwo');
    await studio.mira.walk(`/r/${id}?at=60`);
    await studio.mira.table.see('timeline');
  }),
];
