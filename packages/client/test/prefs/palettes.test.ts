import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { championsLook, illuminatiLook } from '@illuminice/themes';
import { differenceCiede2000, filterDeficiencyDeuter, filterDeficiencyProt, filterDeficiencyTrit, parse, wcagContrast } from 'culori';
import { byDaylight } from '../../src/style/daylight.js';
import { frameLine, PALETTE_LOOKS, type SeatLook } from '../../src/style/tokens.js';

const EYES = {
  'all colours': (colour: string) => parse(colour),
  protanopia: filterDeficiencyProt(1),
  deuteranopia: filterDeficiencyDeuter(1),
  tritanopia: filterDeficiencyTrit(1),
};
const distance = differenceCiede2000();

const CSS = readFileSync(join(__dirname, '../../src/style/tokens.css'), 'utf8');

/** The tokens that a page with these marks on its root has. */
function tokens(theme: 'illuminati' | 'champions', palette: keyof typeof PALETTE_LOOKS): Record<string, string> {
  const own = [`[data-theme="${theme}"]`, `[data-palette="${palette}"]`, `[data-palette="${palette}"][data-theme="${theme}"]`];
  const blocks = ['', ...own].map((marks) => CSS.split(`:root${marks} {`)[1]?.split('}')[0] ?? '');
  return Object.fromEntries(blocks.flatMap((block) => [...block.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name, value]) => [name, value])));
}

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
    const { panel = '' } = tokens('illuminati', palette);
    for (const colour of colours(palette)) expect([colour, wcagContrast(colour, panel) >= 4.5]).toEqual([colour, true]);
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

describe.each(['illuminati', 'champions'] as const)('U96: %s by daylight', (theme) => {
  const own = tokens(theme, 'daylight');
  const { ink } = byDaylight(theme, theme === 'champions' ? championsLook : illuminatiLook);
  const readable = (what: string, on: string) => expect([what, on, wcagContrast(what, on) >= 4.5]).toEqual([what, on, true]);

  test.each(['text', 'text-strong', 'muted', 'brass-bright', 'ice', 'plus', 'minus', 'warning'])(
    '%s can be read on panels (AA)',
    (name) => {
      for (const ground of ['panel', 'panel-top', 'panel-bottom', 'well']) readable(own[name] as string, own[ground] as string);
    },
  );

  test.each(['text', 'muted', 'brass-bright'])('%s can be read on the felt (AA)', (name) => {
    for (const ground of ['night', 'felt', 'felt-lit']) readable(own[name] as string, own[ground] as string);
  });

  test('names of seats can be read on panels (AA)', () => {
    for (const { colour } of PALETTE_LOOKS.daylight)
      for (const ground of ['panel', 'panel-top', 'panel-bottom', 'well']) readable(colour, own[ground] as string);
  });

  test('the table is painted in the colours of the page', () => {
    const painted = {
      night: ink.night,
      felt: ink.felt,
      'felt-lit': ink.feltLit,
      muted: ink.muted,
      ice: ink.ice,
      plus: ink.plus,
      minus: ink.minus,
    };
    expect(Object.fromEntries(Object.entries(painted).map(([name, colour]) => [name, colour.toLowerCase()]))).toEqual(
      Object.fromEntries(Object.keys(painted).map((name) => [name, own[name]])),
    );
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
