import { playOut } from '../../src/finished.js';
import { misfits } from '../../src/fit.js';
import { stage } from '../../src/stage.js';

const flow = stage();

const TABLE = {
  name: 'two at a table',
  ruleset: 'classic',
  players: [
    { id: 'ann', illuminati: 'gnomes-of-zurich', structure: [{ group: 'mafia', onto: 'gnomes-of-zurich', arrow: 'top' }] },
    { id: 'bob', illuminati: 'network' },
  ],
  uncontrolled: ['texas', 'moonies'],
  turn: { player: 'ann', phase: 'actions' },
};

flow(
  'U97: Ann takes the theme Champions at the table, then German; all is renamed at once and stays so, and Bob keeps his words',
  async ({ server, guest }) => {
    const code = await server.openTable(TABLE);
    const [ann, bob] = [await guest('Ann'), await guest('Bob')];
    await ann.follow(code);
    await bob.follow(code);
    await ann.table.read('text-view', 'The Mafia');

    await ann.table.press('menu-open');
    await ann.options.open('look');
    await ann.options.choose('theme', 'champions');
    await ann.options.close();
    await ann.table.read('text-view', /Gilded Knives.*gold/);
    await ann.table.read('text-view', 'Unbound');
    await bob.table.read('text-view', /The Mafia.*MB/);

    await ann.table.press('menu-open');
    await ann.options.open('look');
    await ann.options.choose('language', 'de');
    await ann.options.close();
    await ann.table.read('text-view', /Goldene Messer.*Widerstand/);
    expect(await ann.page.locator('html').getAttribute('lang')).toBe('de');
    expect(await bob.page.locator('html').getAttribute('lang')).toBe('en');

    await ann.page.reload();
    await ann.table.read('text-view', 'Goldene Messer');
  },
);

flow(
  'U97: language and theme are chosen at the foot of the first page, too; keys are called what they are called there',
  async ({ guest }) => {
    const ann = await guest('Ann', { width: 390, height: 844 });
    await ann.open('/');
    await ann.home.part('foot-language').selectOption('de');
    await ann.home.read('home-create', 'Tisch eröffnen');
    await ann.home.part('foot-theme').selectOption('champions');
    await ann.page.locator('html[data-theme="champions"]').waitFor();
    await ann.options.open('keys');
    await ann.options.read('key-answer', 'Leertaste');
    await ann.options.read('key-fitAll', 'Pos 1');
    await ann.options.read('key-zoomIn', /^\+, Ziffernblock \+$/);
  },
);

flow('the first page speaks German at once when it is chosen there, and remembers', async ({ guest }) => {
  const ann = await guest('Ann');
  await ann.open('/');
  await ann.home.read('home-create', 'Create a table');
  await ann.options.open('look');
  await ann.options.choose('language', 'de');
  await ann.options.close();
  await ann.home.read('home-create', 'Tisch eröffnen');
  await ann.page.reload();
  await ann.home.read('home-create', 'Tisch eröffnen');
});

flow('U97: the gallery shows every card, finds some by their words and numbers, and leads to one', async ({ guest }) => {
  const ann = await guest('Ann');
  await ann.open('/cards');
  await ann.home.read('gallery-count', '106 cards');
  await ann.page.getByTestId('gallery-search').fill('criminal control');
  await ann.home.see('gallery-mafia');
  await ann.home.gone('gallery-texas');
  await ann.page.getByTestId('gallery-search').fill('');
  await ann.page.getByTestId('gallery-kind').selectOption('group');
  await ann.page.getByTestId('gallery-alignment').selectOption('Weird');
  await ann.page.getByTestId('gallery-power').selectOption('4');
  await ann.home.gone('gallery-mafia');
  await ann.page.getByTestId('gallery-power').selectOption('10');
  await ann.home.read('gallery-count', 'No card');

  await ann.open('/cards#bribery');
  await ann.page.reload();
  await ann.home.see('gallery-bribery', { pointed: 'true' });
});

flow('C-402: the rules can be searched, and an address leads to one of them', async ({ guest }) => {
  const ann = await guest('Ann');
  await ann.open('/rules#C-605');
  await ann.home.see('rule-C-605', { pointed: 'true' });
  await ann.page.waitForFunction(() => {
    const top = document.getElementById('C-605')?.getBoundingClientRect().top ?? -1;
    return top >= 0 && top < innerHeight;
  });
  await ann.page.getByTestId('rules-search').fill('megabuck whispering');
  await ann.home.read('rules-count', 'No rule matches');
  await ann.page.getByTestId('rules-search').fill('Whispering Campaign');
  await ann.home.see('rule-C-914');
  await ann.home.gone('rule-C-101');
});

const PHONE = { width: 390, height: 844 };

flow('U97: on a phone the first page and a replay take another theme and German at once, and no long word breaks them', async (play) => {
  const ann = await play.guest('Ann', PHONE);
  const wear = async (pref: string, value: string) => {
    await ann.options.choose(pref, value);
    await ann.options.close();
  };
  const fits = async () => expect(await misfits(ann.page)).toEqual({ wide: [], cut: [], tiny: [], small: [] });
  await ann.open('/');
  await ann.options.open('look');
  await wear('theme', 'champions');
  await ann.page.getByText('Seven realms, one crown').waitFor();
  await ann.options.open('look');
  await wear('language', 'de');
  await ann.home.read('home-create', 'Tisch eröffnen');
  await fits();

  const { id } = await playOut(play.server);
  await ann.open(`/r/${id}?at=60`);
  await ann.table.read('banner', 'am Zug');
  const look = async () => {
    await ann.table.press('menu-open');
    await ann.options.open('look');
  };
  await look();
  await wear('language', 'en');
  await ann.table.read('banner', /’s turn|'s turn/);
  await ann.table.read('text-view', 'Unbound');
  await look();
  await wear('theme', 'illuminati');
  await ann.table.read('text-view', 'Uncontrolled');
  await look();
  await wear('language', 'de');
  await ann.table.read('text-view', 'Unkontrolliert');
  await fits();
});
