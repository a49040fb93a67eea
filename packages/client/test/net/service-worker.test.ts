/** The worker that keeps the page, as far as calls go: what it shows, and where a click leads. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

const WORDS = {
  en: { title: 'Your turn', body: 'The table “{name}” is waiting.' },
  de: { title: 'Du bist dran', body: '„{name}“ wartet.' },
};

interface Page {
  url: string;
  visibilityState: string;
  focus(): string;
}

/** The worker in a browser with these pages open. */
function worker(pages: Page[]) {
  const heard = new Map<string, (event: unknown) => void>();
  const shown: { title: string; options: { body: string; tag: string; data: unknown } }[] = [];
  const opened: string[] = [];
  const self = {
    location: {
      origin: 'https://play.example',
      href: 'https://play.example/service-worker.js',
      toString: () => 'https://play.example/service-worker.js',
    },
    addEventListener: (type: string, hear: (event: unknown) => void) => heard.set(type, hear),
    registration: { showNotification: async (title: string, options: never) => void shown.push({ title, options }) },
    clients: {
      matchAll: async () => pages,
      openWindow: async (url: string) => opened.push(url),
    },
  };
  const source = readFileSync(join(__dirname, '../../vite/service-worker.js'), 'utf8')
    .replace('VERSION', '1')
    .replace('FILES', '[]')
    .replace('WORDS', JSON.stringify(WORDS));
  runInNewContext(source, { self, URL, caches: {}, fetch: () => undefined, Request: class {}, Promise, JSON });
  const fire = async (type: string, event: object): Promise<unknown> => {
    let done: unknown;
    heard.get(type)?.({ ...event, waitUntil: (work: unknown) => (done = work) });
    return done;
  };
  return { shown, opened, fire, push: (said: unknown) => fire('push', { data: { json: () => said } }) };
}

const page = (url: string, visibilityState = 'hidden'): Page => ({ url, visibilityState, focus: () => url });

describe('U113 a call', () => {
  test('says which table waits, in the language of whoever is called', async () => {
    const { push, shown } = worker([]);
    await push({ code: 'BCDFGH', name: 'Late night', language: 'de' });
    expect(shown).toEqual([
      {
        title: 'Du bist dran',
        options: { body: '„Late night“ wartet.', tag: 'turn BCDFGH', data: { url: 'https://play.example/t/BCDFGH', opens: true } },
      },
    ]);
  });

  test('that cannot be read still says something, and leads nowhere else', async () => {
    const { fire, push, shown } = worker([]);
    await push({ code: '../evil', name: '', language: 'xx' });
    await fire('push', {
      data: {
        json: () => {
          throw new SyntaxError();
        },
      },
    });
    expect(shown.map(({ title, options }) => [title, (options.data as { url: string }).url])).toEqual(
      Array(2).fill(['Your turn', 'https://play.example/']),
    );
  });

  test('is not shown to whoever looks at the table', async () => {
    const { push, shown } = worker([page('https://play.example/t/BCDFGH?x', 'visible')]);
    await push({ code: 'BCDFGH', name: 'Late night', language: 'en' });
    expect(shown).toEqual([]);
  });

  test('opens the table when it is clicked, or brings it to the front if it is open', async () => {
    const data = { url: 'https://play.example/t/BCDFGH', opens: true };
    const click = { notification: { close: () => undefined, data } };
    const none = worker([page('https://play.example/')]);
    await none.fire('notificationclick', click);
    expect(none.opened).toEqual(['https://play.example/t/BCDFGH']);
    const open = worker([page('https://play.example/'), page('https://play.example/t/BCDFGH')]);
    expect(await open.fire('notificationclick', click)).toBe('https://play.example/t/BCDFGH');
    expect(open.opened).toEqual([]);
  });
});
