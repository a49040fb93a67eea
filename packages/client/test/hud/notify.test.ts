/** What a browser must have for the page to notify somebody, with storage and constructor as told. */
async function browser(how: { stored?: string | null; construct?: () => void }) {
  const shown: { by: string; title: string; data?: unknown }[] = [];
  class Notification {
    static permission = 'granted';
    onclick = null;
    constructor(title: string) {
      how.construct?.();
      shown.push({ by: 'page', title });
    }
  }
  const registration = {
    showNotification: (title: string, { data }: { data: unknown }) => Promise.resolve(void shown.push({ by: 'worker', title, data })),
  };
  Object.assign(globalThis, {
    Notification,
    document: { hidden: true },
    location: { href: 'http://table/t/ABCDEF' },
    navigator: { serviceWorker: { getRegistration: () => Promise.resolve(registration) } },
  });
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      if (how.stored === null) throw new DOMException('storage is forbidden', 'SecurityError');
      return { getItem: () => how.stored ?? 'yes', setItem: () => undefined };
    },
  });
  jest.resetModules();
  const { callBack } = await import('../../src/hud/talk/notify');
  return { callBack, shown };
}

afterEach(() => {
  for (const name of ['Notification', 'document', 'location', 'navigator', 'localStorage'])
    delete (globalThis as Record<string, unknown>)[name];
});

const settled = () => new Promise((done) => setImmediate(done));

describe('notifications', () => {
  it('come from the page where it may', async () => {
    const { callBack, shown } = await browser({});
    callBack('Your turn', 'Anna ended hers', 'ABCDEF');
    expect(shown).toEqual([{ by: 'page', title: 'Your turn' }]);
  });

  it('come from the service worker where the page may not, as on Android, and break nothing', async () => {
    const construct = () => {
      throw new TypeError(
        "Failed to construct 'Notification': Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.",
      );
    };
    const { callBack, shown } = await browser({ construct });
    callBack('Your turn', 'Anna ended hers', 'ABCDEF');
    await settled();
    expect(shown).toEqual([{ by: 'worker', title: 'Your turn', data: { url: 'http://table/t/ABCDEF' } }]);
  });

  it('are not wanted where the browser forbids storage, and the page loads all the same', async () => {
    const { callBack, shown } = await browser({ stored: null });
    callBack('Your turn', 'Anna ended hers', 'ABCDEF');
    await settled();
    expect(shown).toEqual([]);
  });
});
