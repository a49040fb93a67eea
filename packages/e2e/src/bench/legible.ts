import type { Page } from 'playwright-core';
import { Studio } from '../shots/studio.js';
import { feltArea, noteDrawing, type SeenCard, seenCards } from './painted.js';
import { type Bench, type Figures, round } from './part.js';

const SIZE = { width: 1440, height: 900, pixelRatio: 1 };
const OTHERS = ['Tobias', 'Noor', 'Kestrel'];
/** Less is an error of rounding, px. */
const HARDLY = 0.5;

type Bound = { readonly least: number } | { readonly most: number };

export type Gates = Readonly<Record<string, Bound>>;

export const missed = (figures: Figures, gates: Gates): string[] =>
  Object.entries(gates).flatMap(([name, bound]) => {
    const figure = figures[name] ?? Number.NaN;
    const isIn = 'least' in bound ? figure >= bound.least : figure <= bound.most;
    return isIn ? [] : [`${name} ${figure} (${JSON.stringify(bound)})`];
  });

const withStudio = async <T>({ browser, server }: Bench, act: (studio: Studio) => Promise<T>): Promise<T> => {
  const studio = await Studio.open(browser, server, SIZE);
  try {
    await noteDrawing(studio.mira.page);
    return await act(studio);
  } finally {
    await studio.close();
  }
};

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const inStructures = (cards: readonly SeenCard[]) =>
  cards.filter(({ width, height }) => Math.abs(Math.max(width / height, height / width) - 2) < 0.1);
const longSide = (cards: readonly SeenCard[]) => Math.min(...cards.map(({ width, height }) => Math.max(width, height)));
const shortSide = (cards: readonly SeenCard[]) => Math.min(...cards.map(({ width, height }) => Math.min(width, height)));

const isFigure = (text: string) => /^[/−\d]+$/.test(text);
const says = ({ texts }: SeenCard, number: string | undefined) =>
  number === undefined || texts.some(({ text }) => text === number.replace('-', '−'));
/** Alignments named between the numbers and the attributes of a line of the text view. */
const alignmentsIn = ({ line }: SeenCard): number =>
  /(?:Resistance|Power) -?\d+, ([^;]+);/
    .exec(line)?.[1]
    ?.split(', ')
    .filter((word) => word !== '–' && !/\d/.test(word)).length ?? 0;

const plates = (page: Page) =>
  page.locator('.plate:visible').evaluateAll((all) =>
    all.map((plate) => {
      const { left, top, width, height } = plate.getBoundingClientRect();
      return { id: (plate as HTMLElement).dataset.player ?? '', left, top, width, height };
    }),
  );

async function lookAt(page: Page): Promise<Figures> {
  const cards = await seenCards(page);
  const laid = inStructures(cards);
  const names = laid.flatMap(({ texts }) => texts.filter(({ text }) => !isFigure(text)));
  const covered = sum(cards.map(({ width, height }) => width * height));
  const plated = sum((await plates(page)).map(({ width, height }) => width * height));
  return {
    cards: cards.length,
    cardWidth: round(longSide(laid)),
    cardHeight: round(shortSide(laid)),
    namePx: round(Math.min(...names.map(({ px }) => px))),
    namesTurned: names.filter(({ isUpright }) => !isUpright).length,
    namesCut: names.filter(({ text }) => /[…-]$/.test(text)).length,
    withoutName: laid.filter(({ texts }) => texts.every(({ text }) => isFigure(text))).length,
    withoutPower: laid.filter((card) => !says(card, /Power (-?\d+)/.exec(card.line)?.[1])).length,
    withoutResistance: laid.filter((card) => !says(card, /Resistance (-?\d+)/.exec(card.line)?.[1])).length,
    withoutAlignments: laid.filter((card) => card.tiles < alignmentsIn(card)).length,
    cardsPercent: round((covered / (await feltArea(page))) * 100),
    platesToCards: round(plated / covered, 2),
  };
}

/** Places of seats, plates and what lies in the middle, px. */
async function places(page: Page): Promise<ReadonlyMap<string, readonly [number, number]>> {
  const cards = await seenCards(page);
  return new Map([...cards, ...(await plates(page))].map(({ id, left, top }) => [id, [left, top] as const]));
}

/** Cards and plates that lie elsewhere because of an act. */
async function moved(studio: Studio, act: () => Promise<void>): Promise<number> {
  const { page, table } = studio.mira;
  await table.settled();
  const before = await places(page);
  await act();
  await studio.rest();
  const after = await places(page);
  return [...before].filter(([id, [x, y]]) => {
    const now = after.get(id);
    return now === undefined || Math.hypot(now[0] - x, now[1] - y) > HARDLY;
  }).length;
}

/** Places changed by panels: attack, trade, chat, a raised card, the menu's own. */
async function movedByPanels(studio: Studio): Promise<number> {
  const { page, table } = studio.mira;
  let all = 0;
  for (const panel of ['action-attack', 'action-trade']) {
    all += await moved(studio, () => table.press(panel));
    all += await moved(studio, () => page.keyboard.press('Escape'));
  }
  all += await moved(studio, () => table.press('talk-chat'));
  all += await moved(studio, () => table.press('talk-log'));
  const held = page.locator('[data-testid^="hand-"]:not([data-testid="hand-open"], [data-testid="hand-face"]):visible').last();
  all += await moved(studio, async () => {
    const face = held.locator('[data-testid="hand-face"]');
    await ((await face.count()) > 0 ? face : held).click();
  });
  all += await moved(studio, () => page.keyboard.press('Escape'));
  return all;
}

/** Change of the smallest card's width by an act, percent. */
async function scaled(studio: Studio, act: () => Promise<void>): Promise<number> {
  const { page, table } = studio.mira;
  await table.settled();
  const before = longSide(inStructures(await seenCards(page)));
  await act();
  await table.gone('stage');
  await studio.rest();
  return round(Math.abs(longSide(inStructures(await seenCards(page))) / before - 1) * 100);
}

const linesInSight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const box = document.querySelector('[data-testid="log"]') as HTMLElement;
    const { top, bottom } = box.getBoundingClientRect();
    return [...box.querySelectorAll('li')].filter((line) => {
      const rect = line.getBoundingClientRect();
      return rect.top >= top - 1 && rect.bottom <= bottom + 1;
    }).length;
  });

const inwoGates = (width: number, height: number, namePx: number): Gates => ({
  cardWidth: { least: width },
  cardHeight: { least: height },
  namePx: { least: namePx },
  namesTurned: { most: 0 },
  withoutName: { most: 0 },
  withoutPower: { most: 0 },
  withoutResistance: { most: 0 },
  withoutAlignments: { most: 0 },
  platesToCards: { most: 0.34 },
  movedByPanels: { most: 0 },
});

const inwoFour = (bench: Bench) =>
  withStudio(bench, async (studio) => {
    await studio.sit('inwo-four-fourteen');
    const seen = await lookAt(studio.mira.page);
    return { ...seen, movedByPanels: await movedByPanels(studio) };
  });

const inwoSix = (bench: Bench) =>
  withStudio(bench, async (studio) => {
    await studio.sit('inwo-six-twelve');
    const seen = await lookAt(studio.mira.page);
    return { ...seen, movedByPanels: await movedByPanels(studio) };
  });

/** The classic game, four players with twelve cards each; a card drawn, one dropped. */
const classicFour = (bench: Bench) =>
  withStudio(bench, async (studio) => {
    await studio.sit('four-twelve', OTHERS);
    const { page, table: screen } = studio.mira;
    const comes = await scaled(studio, async () => {
      await screen.press('action-draw');
      await screen.see('action-attack');
    });
    const seen = await lookAt(page);
    const logLines = await linesInSight(page);
    const byPanels = await movedByPanels(studio);
    const goes = await scaled(studio, async () => {
      await screen.press('action-drop');
      await page.locator('[data-testid^="pick-"]:visible').first().click();
      await screen.press('drop-confirm');
      await screen.gone('drop-panel');
    });
    return { ...seen, movedByPanels: byPanels, comesPercent: comes, goesPercent: goes, logLines };
  });

export const LEGIBLE: Readonly<Record<string, { readonly measure: (bench: Bench) => Promise<Figures>; readonly gates: Gates }>> = {
  inwoFour: { measure: inwoFour, gates: { ...inwoGates(88, 44, 11), cardsPercent: { least: 30 } } },
  inwoSix: { measure: inwoSix, gates: inwoGates(68, 34, 9) },
  classicFour: {
    measure: classicFour,
    gates: {
      cardWidth: { least: 120 },
      comesPercent: { most: 5 },
      goesPercent: { most: 5 },
      logLines: { least: 8 },
      platesToCards: { most: 0.34 },
      movedByPanels: { most: 0 },
    },
  },
};
