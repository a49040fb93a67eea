/** Pictures come when the page has time for them, and cards do without where they do not come. */
import type { PackedPictures } from '../../src/card/picture-files';
import { addPictures, creditOf, pictureOf, picturesEdition } from '../../src/card/pictures';

jest.mock('../../src/card/picture-files', () => ({
  PICTURE_FILES: {
    inwo: ['/assets/table.json', '/assets/plots.json'],
    champions: ['/assets/gone.json'],
    'illuminati-front': ['/assets/front.json'],
  },
}));

const TABLE: PackedPictures = {
  authors: ['Lorc', 'Delapouite'],
  icons: [
    [0, 0, 0, 512, 512, 'M0 0h512v512z'],
    [1, 16, 16, 480, 480, 'M16 16h480v480z'],
  ],
  cards: { moonbase: [0, 1, 'br'] },
};
/** Names icons of the file before. */
const PLOTS: PackedPictures = { authors: ['Skoll'], icons: [[0, 0, 0, 9, 9, 'M0 0h9v9z']], cards: { fnord: [2, 1] } };
const FILES: Readonly<Record<string, PackedPictures>> = {
  '/assets/table.json': TABLE,
  '/assets/plots.json': PLOTS,
  '/assets/front.json': TABLE,
};

const idle: (() => void)[] = [];
const asked: [url: string, priority: string | undefined][] = [];

beforeAll(() => {
  Object.assign(globalThis, {
    Path2D: class {
      constructor(readonly path: string) {}
    },
    requestIdleCallback: (then: () => void) => idle.push(then),
    fetch: async (url: string, { priority }: { priority?: string }) => {
      asked.push([url, priority]);
      return { ok: url in FILES, status: 404, json: async () => FILES[url] };
    },
  });
});

beforeEach(() => {
  asked.length = 0;
  idle.length = 0;
});

/** Lets the page be idle, and waits for what was fetched then. */
async function calm(): Promise<void> {
  for (const then of idle.splice(0)) then();
  for (let i = 0; i < 20; i++) await Promise.resolve();
}

test('U120 a picture is fetched once, when the page is idle, at low priority; what is painted hears of it', async () => {
  const before = picturesEdition.peek();
  expect(pictureOf('inwo', 'moonbase')).toBeNull();
  expect(pictureOf('inwo', 'fnord')).toBeNull();
  expect([asked, idle.length]).toEqual([[], 1]);
  await calm();
  expect(asked).toEqual([
    ['/assets/table.json', 'low'],
    ['/assets/plots.json', 'low'],
  ]);
  expect(picturesEdition.peek()).toBe(before + 2);
  expect(pictureOf('inwo', 'moonbase')).toMatchObject({
    main: { author: 'Lorc', box: { w: 512 } },
    second: { author: 'Delapouite' },
    lay: 'br',
  });
  expect(pictureOf('inwo', 'fnord')).toMatchObject({ main: { author: 'Skoll' }, second: { author: 'Delapouite' }, lay: 'behind' });
  expect(creditOf('inwo', 'moonbase')).toEqual({ names: ['Lorc', 'Delapouite'], licences: ['CC BY 3.0'] });
  expect(pictureOf('inwo', 'blank-plot')).toBeNull();
  await calm();
  expect(asked).toHaveLength(2);
});

test('U120 a file that is missing is no fault, and is asked for again after a while', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  try {
    for (let i = 0; i < 3; i++) {
      expect(pictureOf('champions', 'fbi')).toBeNull();
      for (const then of idle.splice(0)) then();
      for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    }
    expect(asked).toEqual([['/assets/gone.json', 'low']]);
    jest.advanceTimersByTime(60_000);
    expect(pictureOf('champions', 'fbi')).toBeNull();
    for (const then of idle.splice(0)) then();
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    expect(asked).toHaveLength(2);
  } finally {
    jest.useRealTimers();
  }
});

test('U120 the first page fetches no more than it shows, and takes the whole set where that is there', async () => {
  expect(pictureOf('illuminati', 'moonbase', true)).toBeNull();
  await calm();
  expect(asked).toEqual([['/assets/front.json', 'low']]);
  expect(pictureOf('illuminati', 'moonbase', true)).not.toBeNull();
  addPictures('illuminati', PLOTS);
  expect(pictureOf('illuminati', 'moonbase', true)).toBeNull();
});

test('U120 a picture that was drawn for its card names the licence of its author', () => {
  const drawn: PackedPictures = {
    authors: ['Lorc', 'Mira'],
    licences: { 1: 'CC0 1.0' },
    icons: [
      [0, 0, 0, 512, 512, 'M0 0h512v512z'],
      [1, 0, 0, 512, 400, 'M0 0h512v400z'],
      [1, 0, 0, 512, 400, 'M9 9h9v9z'],
    ],
    cards: { hackers: [1, 2, 'as'], fbi: [0, 1] },
  };
  addPictures('champions', drawn);
  expect(creditOf('champions', 'hackers')).toEqual({ names: ['Mira'], licences: ['CC0 1.0'] });
  expect(creditOf('champions', 'fbi')).toEqual({ names: ['Lorc', 'Mira'], licences: ['CC BY 3.0', 'CC0 1.0'] });
});
