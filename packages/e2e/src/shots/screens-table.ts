import type { Scenario } from '../server.js';
import type { Shot } from './shot.js';
import { enter, type Studio } from './studio.js';
import { tableFile, tableWith } from './tables.js';

const START = { turn: { player: 'mira', phase: 'start' }, deck: ['senate-investigating-committee', 'tabloids'] };

const FOUR = ['Tobias', 'Noor', 'Kestrel'];
const EIGHT = [...FOUR, 'Oskar', 'Wren', 'Juno', 'Ines'];

/** Two of the four at a table, both in a browser. */
const duel = (more: Scenario): Scenario => {
  const { players, ...rest } = tableFile('four-late') as { players: unknown[] };
  return { ...rest, players: players.slice(0, 2), ...more };
};

const composed = async (studio: Studio, table: Parameters<Studio['sit']>[0], [by, target]: readonly [string, string], clock?: string) => {
  await studio.sit(table, table === 'four-late' ? FOUR : ['Tobias'], clock);
  const { table: page } = studio.mira;
  await page.turnOf(0);
  await page.press('action-attack');
  await page.see('attack-composer');
  await page.pick(by);
  await page.pick(target);
  await page.see('odds');
};

const attacked = async (studio: Studio, ...attack: [Parameters<Studio['sit']>[0], readonly [string, string], string?]) => {
  await composed(studio, ...attack);
  await studio.mira.table.press('attack-announce');
  await studio.mira.table.see('attack-panel');
};

const threatened = async (studio: Studio) => {
  await studio.sit(tableWith('four-late', { turn: { player: 'tobias', phase: 'actions' } }), ['Tobias']);
  await studio.play('Tobias', { type: 'attack', kind: 'control', attacker: 'pentagon', target: 'mafia', aids: [] });
};

const rolled = async (studio: Studio, dice: readonly [number, number]) => {
  await attacked(studio, duel({ dice: [dice] }), ['mafia', 'empty-vee']);
  await studio.play('Tobias', { type: 'done' });
  await studio.mira.table.press('attack-roll');
};

const staged = async (studio: Studio, dice: readonly [number, number]) => {
  await rolled(studio, dice);
  await studio.mira.table.see('stage-verdict');
  await studio.mira.table.part('stage-skip').focus();
};

const settled = async (studio: Studio) => {
  await rolled(studio, [1, 1]);
  await studio.mira.table.see('attack-roll-result');
  await studio.play('Tobias', { type: 'done' });
  await studio.mira.table.press('done');
  await studio.mira.table.see('place-panel');
};

const THEFT = ['mafia', 'international-cocaine-smugglers'] as const;

const action = (name: string, panel: string): Shot => ({
  name,
  go: async (studio) => {
    await studio.sit('four-late');
    await studio.mira.table.press(`action-${name}`);
    await studio.mira.table.see(panel);
  },
});

/** Eight seats, and seven Specials in one hand, at the begin of a turn. */
const FULL_HAND = tableWith('eight-late', {
  turn: { player: 'mira', phase: 'start' },
  players: (tableFile('eight-late').players as { id: string }[]).map((player) => ({
    ...player,
    specials:
      player.id === 'mira'
        ? ['slush-fund', 'murphys-law', 'bribery', 'deep-agent', 'assassination', 'market-manipulation', 'media-campaign']
        : [],
  })),
});

export const TABLE: Shot[] = [
  ...['two-early', 'two-late', 'four-late', 'eight-early', 'eight-late'].map(
    (name): Shot => ({
      name: `table-${name}`,
      go: async (studio) => {
        await studio.sit(name);
        await studio.mira.table.turnOf(0);
      },
    }),
  ),
  {
    name: 'table-everyone-there',
    go: async (studio) => {
      await studio.sit('eight-late', EIGHT);
      await studio.mira.table.turnOf(0);
    },
  },
  {
    name: 'hand-full',
    go: async (studio) => {
      await studio.sit(FULL_HAND);
      await studio.mira.table.turnOf(0, 'start');
    },
  },
  {
    name: 'watching',
    go: async ({ server, mira }) => {
      await mira.walk(`/t/${await server.openTable(tableFile('four-late'))}?watch`);
      await mira.table.turnOf(0);
    },
  },
  {
    name: 'tv',
    go: async ({ server, mira }) => {
      await mira.walk(`/t/${await server.openTable(tableFile('four-late'))}?tv`);
      await mira.table.see('tv-headline');
      await mira.page.waitForFunction(() =>
        Boolean((document.querySelector('[data-testid="scene"]') as { scene?: unknown } | null)?.scene),
      );
    },
  },
  {
    name: 'tv-lobby',
    go: async ({ server, mira }) => {
      await mira.walk(`/t/${await server.openLobby({ seats: 4, computers: 2, name: 'Friday' })}?tv`);
      await mira.page.locator('[data-testid="tv-lobby"] img').waitFor();
    },
  },
  {
    name: 'recap',
    go: async ({ server, mira }) => {
      const deck = ['tabloids', 'triliberal-commission', 'cycle-gangs', 'kgb'];
      await enter(mira, await server.openTable(tableWith('two-early', { deck }), { computers: 1 }));
      await mira.table.press('action-end');
      await mira.table.answerUntil('action-draw');
      await mira.table.press('action-draw');
      await mira.table.see('recap');
    },
  },
  {
    name: 'advice',
    go: async ({ server, mira }) => {
      await enter(mira, await server.openTable(tableFile('two-early'), { computers: 1 }));
      await mira.table.turnOf(0);
      await mira.table.press('advice-ask');
      await mira.table.see('advice-move');
    },
  },
  {
    name: 'turn-start',
    go: async (studio) => {
      await studio.sit(duel(START), ['Tobias']);
      await studio.mira.table.turnOf(0, 'start');
    },
  },
  {
    name: 'drawn',
    go: async (studio) => {
      await studio.sit(duel(START), ['Tobias']);
      // Tobias holds a Special, so the turn starts after a pause.
      await studio.mira.table.press('action-draw');
      await studio.mira.table.see('drawn');
    },
  },
  action('transfer', 'transfer-panel'),
  action('move', 'place-panel'),
  action('drop', 'drop-panel'),
  {
    name: 'attack-picking',
    go: async (studio) => {
      await studio.sit('four-late');
      await studio.mira.table.press('action-attack');
      await studio.mira.table.pick('mafia');
      await studio.mira.table.see('attack-attacker');
      await studio.mira.page.locator('[data-testid^="pick-"]').nth(2).focus();
      await studio.mira.table.see('attack-sketch');
    },
  },
  { name: 'attack-composer', go: (studio) => composed(studio, 'four-late', THEFT) },
  { name: 'attack-open', go: (studio) => attacked(studio, 'four-late', THEFT, 'relaxed') },
  {
    name: 'attack-answer',
    go: async (studio) => {
      const { mira } = studio;
      await threatened(studio);
      await studio.play('Tobias', { type: 'spend', amount: 1, from: 'pentagon' });
      await mira.table.see('last-added');
      await mira.table.unfoldLedger();
    },
  },
  { name: 'stage-success', go: (studio) => staged(studio, [1, 1]) },
  { name: 'stage-failure', go: (studio) => staged(studio, [5, 4]) },
  { name: 'stage-always', go: (studio) => staged(studio, [5, 6]) },
  {
    name: 'dice',
    go: async (studio) => {
      await rolled(studio, [5, 6]);
      await studio.mira.table.see('attack-roll-result');
      await studio.mira.table.gone('stage');
    },
  },
  {
    name: 'pass-menu',
    go: async (studio) => {
      const { mira } = studio;
      await threatened(studio);
      await mira.table.press('pass-more');
      await mira.table.see('pass-menu');
    },
  },
  { name: 'place', go: settled },
  {
    name: 'settle',
    go: async (studio) => {
      await settled(studio);
      await studio.mira.page.locator('[data-testid^="place-mafia-"]').first().click();
      await studio.mira.table.press('place-confirm');
      await studio.mira.table.see('settle-panel');
    },
  },
  {
    name: 'hand',
    go: async (studio) => {
      await studio.sit('four-late');
      const open = studio.mira.table.part('hand-open');
      if (await open.isVisible()) await open.click();
      await studio.mira.table.see('hand-slush-fund');
    },
  },
  {
    name: 'special',
    go: async (studio) => {
      await studio.sit('four-late');
      await studio.mira.table.part('play-slush-fund').dispatchEvent('click');
      await studio.mira.table.see('pick-panel');
    },
  },
  {
    name: 'special-answer',
    go: async (studio) => {
      await studio.sit(duel({ turn: { player: 'tobias', phase: 'actions' } }), ['Tobias']);
      await studio.play('Tobias', { type: 'attack', kind: 'control', attacker: 'pentagon', target: 'moonies', aids: [] });
      await studio.mira.table.playNow('slush-fund');
      await studio.mira.table.press('special-confirm');
      await studio.mira.table.see('window-playing');
    },
  },
  ...['discard', 'dead', 'specials'].map(
    (pile): Shot => ({
      name: `drawer-${pile}`,
      go: async (studio) => {
        await studio.sit(tableWith('four-late', { discard: ['computer-espionage', 'interference-2'] }));
        await studio.mira.page.keyboard.press('b');
        await studio.mira.table.press(`pile-${pile}`);
        await studio.mira.table.see('drawer', { pile });
      },
    }),
  ),
  {
    name: 'card-path',
    go: async (studio) => {
      await attacked(studio, 'four-late', THEFT, 'relaxed');
      await studio.mira.table.clickCard('gun-lobby');
      await studio.mira.table.see('card-path');
      await studio.mira.table.settled();
    },
  },
  {
    name: 'close-up',
    go: async (studio) => {
      await studio.sit('four-late');
      await studio.mira.table.part('hand-slush-fund').locator('[data-testid="hand-face"]').dispatchEvent('click');
      await studio.mira.table.see('close-up');
    },
  },
  {
    name: 'text-view',
    go: async (studio) => {
      await studio.sit('two-early');
      await studio.mira.page.keyboard.press('v');
      await studio.mira.page.locator('[data-testid="text-view"]:focus-within').waitFor();
    },
  },
];
