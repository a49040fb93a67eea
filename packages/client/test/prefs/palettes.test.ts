import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { championsLooks, contrasted, illuminatiLooks, type Looks, type PageColours, THEMES, type ThemeId } from '@illuminice/themes';
import { differenceCiede2000, filterDeficiencyDeuter, filterDeficiencyProt, filterDeficiencyTrit, parse, wcagContrast } from 'culori';
import { mix } from '../../src/card/paint/shapes';
import { colourSheet } from '../../src/style/apply-theme';
import { frameLine, PALETTE_LOOKS, type SeatLook } from '../../src/style/seats';

const EYES = {
  'all colours': (colour: string) => parse(colour),
  protanopia: filterDeficiencyProt(1),
  deuteranopia: filterDeficiencyDeuter(1),
  tritanopia: filterDeficiencyTrit(1),
};
const distance = differenceCiede2000();

const LOOKS: Readonly<Record<ThemeId, Looks>> = { illuminati: illuminatiLooks, champions: championsLooks };

/** Pairs of colours too near to each other on paper to be told apart by these eyes. */
function alike(looks: readonly SeatLook[], eye: keyof typeof EYES): [SeatLook, SeatLook][] {
  return looks.flatMap((one, i) =>
    looks.slice(0, i).flatMap((other) => (nearest([one.colour, other.colour], eye) < 15 ? [[other, one] as [SeatLook, SeatLook]] : [])),
  );
}

/** The distance (CIEDE2000) of the two colours that are nearest to each other. */
function nearest(colours: readonly string[], eye: keyof typeof EYES): number {
  const see = EYES[eye] as (colour: string) => ReturnType<typeof parse>;
  const seen = colours.map(see);
  return Math.min(...seen.flatMap((one, i) => seen.slice(0, i).map((other) => distance(one as never, other as never))));
}

describe('the colours of eight seats', () => {
  const colours = (palette: keyof typeof PALETTE_LOOKS) => PALETTE_LOOKS[palette].map(({ colour }) => colour);

  test.each(Object.keys(EYES) as (keyof typeof EYES)[])('U96: the colour-blind palette stays apart for eyes that see %s', (eye) => {
    expect(nearest(colours('colourBlind'), eye)).toBeGreaterThan(15);
  });

  test('the usual palette stays apart for eyes that see all colours', () => {
    expect(nearest(colours('dark'), 'all colours')).toBeGreaterThan(15);
  });

  test.each(Object.keys(PALETTE_LOOKS) as (keyof typeof PALETTE_LOOKS)[])('names in palette %s can be read on a panel (AA)', (palette) => {
    for (const looks of Object.values(LOOKS))
      for (const colour of colours(palette))
        expect([colour, wcagContrast(colour, looks[palette].page.panel) >= 4.5]).toEqual([colour, true]);
  });

  test.each(Object.keys(PALETTE_LOOKS) as (keyof typeof PALETTE_LOOKS)[])('palette %s gives every seat a shape of its own', (palette) => {
    expect(new Set(PALETTE_LOOKS[palette].map(({ shape }) => shape)).size).toBe(8);
  });

  test.each(Object.keys(EYES) as (keyof typeof EYES)[])(
    'U96: by daylight frames alike for eyes that see %s have different lines',
    (eye) => {
      const unclear = alike(PALETTE_LOOKS.daylight, eye).filter(([one, other]) => frameLine(one) === frameLine(other));
      expect(unclear.map((pair) => pair.map(({ name }) => name))).toEqual([]);
    },
  );

  test('U96: the lines are needed: by daylight rust and olive look the same to eyes with deuteranopia', () => {
    const pairs = alike(PALETTE_LOOKS.daylight, 'deuteranopia').map((pair) => pair.map(({ name }) => name));
    expect(pairs).toContainEqual(['rust', 'olive']);
  });

  test('only daylight has lines', () => {
    const lined = (palette: keyof typeof PALETTE_LOOKS) => PALETTE_LOOKS[palette].filter((look) => frameLine(look) !== null).length;
    expect([lined('dark'), lined('colourBlind'), lined('daylight')]).toEqual([0, 0, 8]);
  });
});

/** What words of the page stand on. */
const GROUNDS = ['panel', 'panelTop', 'panelBottom', 'well'] as const;

describe.each(THEMES)('U96: %s by daylight', (theme) => {
  const { ink, page, onDark } = LOOKS[theme].daylight;
  const readable = (what: string, on: string) => expect([what, on, wcagContrast(what, on) >= 4.5]).toEqual([what, on, true]);

  test.each(['text', 'textStrong', 'muted', 'brassBright', 'ice', 'plus', 'minus', 'warning'] as const)(
    '%s can be read on panels (AA)',
    (name) => {
      for (const ground of GROUNDS) readable(page[name], page[ground]);
    },
  );

  test.each(['text', 'muted', 'brassBright'] as const)('%s can be read on the felt (AA)', (name) => {
    for (const ground of ['night', 'felt', 'feltLit'] as const) readable(page[name], page[ground]);
  });

  test('names of seats can be read on panels (AA)', () => {
    for (const { colour } of PALETTE_LOOKS.daylight) for (const ground of GROUNDS) readable(colour, page[ground]);
  });

  test('what is written on surfaces that stay dark can be read there (AA)', () => {
    const there: PageColours = { ...page, ...onDark };
    for (const name of ['text', 'textStrong', 'muted', 'brassBright', 'ice', 'plus', 'minus', 'warning'] as const)
      for (const ground of ['night', ...GROUNDS, 'buttonTop'] as const) readable(there[name], there[ground]);
  });

  test('what is written over the table can be read (AA)', () => {
    for (const ground of [ink.night, ink.felt, ink.feltLit]) readable(ink.muted, ground);
    readable(ink.onLabel, ink.label);
    readable(ink.onLabelLow, ink.label);
  });

  test('what one may, the target and the thread stand out from the felt (3:1)', () => {
    for (const colour of [ink.ice, ink.threadHead, ink.thread, ink.pointed, ink.aid])
      for (const ground of [ink.felt, ink.feltLit])
        expect([colour, ground, wcagContrast(colour, ground) >= 3]).toEqual([colour, ground, true]);
  });
});

describe('the colours of a page', () => {
  test('are custom properties of the look, and those of dark surfaces on a light page', () => {
    const sheet = colourSheet(illuminatiLooks.daylight, '#preview');
    expect(sheet).toContain('#preview { color-scheme: light; ');
    expect(sheet).toContain(`--panel-top: ${illuminatiLooks.daylight.page.panelTop};`);
    expect(sheet.split('[data-surface="dark"]')[1]).toContain(`--text: ${illuminatiLooks.dark.page.text};`);
    expect(colourSheet(illuminatiLooks.dark)).not.toContain('data-surface');
  });

  test('have names that no style sheet gives to anything else', () => {
    const names = new Set([...colourSheet(illuminatiLooks.dark).matchAll(/--([\w-]+):/g)].map(([, name]) => name));
    // The mark of the first page is metal in every light, and says so by its own colours.
    const own = filesIn(join(__dirname, '../../src'))
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/--([\w-]+):/g)].map(([, name]) => `${basename(file)} ${name}`));
    expect(own.filter((set) => names.has(set.split(' ')[1] as string))).toEqual([]);
  });

  test.each(['index.html', 'public/manifest.webmanifest'])('%s names the ground of the first theme until a look is applied', (file) => {
    const named = readFileSync(join(__dirname, '../..', file), 'utf8').match(/#[0-9a-f]{6}/g) ?? [];
    expect([...new Set(named)]).toEqual([illuminatiLooks.dark.ink.night.toLowerCase()]);
  });

  test('stand in the looks alone: no style sheet sets one, and no painter knows one', () => {
    const tokens = readFileSync(join(__dirname, '../../src/style/tokens.css'), 'utf8');
    expect(tokens.match(/#[0-9a-f]{3,8}\b|rgba?\(/gi)).toBeNull();
    const painters = ['board', 'card'].flatMap((room) => filesIn(join(__dirname, '../../src', room)));
    const own = painters.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/['"`](?:#[0-9a-f]{3,8}\b|rgba?\()/gi)].map(() => file));
    // Light and shade themselves.
    expect(own.map((file) => basename(file))).toEqual(['shapes.ts', 'shapes.ts']);
  });
});

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

describe.each(THEMES.flatMap((theme) => (['dark', 'colourBlind', 'daylight'] as const).map((palette) => [theme, palette] as const)))(
  'U122: %s in palette %s with more contrast',
  (theme, palette) => {
    const usual = LOOKS[theme][palette];
    const { ink, page, alignments, isBold } = contrasted(usual);
    const least = (what: string, on: string) => Math.round(wcagContrast(what, on) * 10) / 10;

    test.each(['text', 'textStrong', 'muted', 'brassBright', 'ice', 'plus', 'minus', 'warning'] as const)(
      '%s can be read on panels (AAA)',
      (word) => {
        for (const ground of GROUNDS) expect([ground, least(page[word], page[ground]) >= 7]).toEqual([ground, true]);
      },
    );

    test('names stand black on paper, and pictures of all alignments stand out from it', () => {
      for (const paper of [ink.parchmentTop, ink.parchment, ink.parchmentLow]) expect(least(ink.ink, paper)).toBeGreaterThanOrEqual(12);
      for (const [alignment, colour] of Object.entries(alignments))
        expect([alignment, least(mix(colour, '#000000', 0.35), ink.parchment) >= 4.5]).toEqual([alignment, true]);
    });

    test('pictures are painted bold, and a look asked for twice is the same one', () => {
      expect(isBold).toBe(true);
      expect(usual.isBold ?? false).toBe(false);
      expect(contrasted(usual)).toBe(contrasted(usual));
    });
  },
);
