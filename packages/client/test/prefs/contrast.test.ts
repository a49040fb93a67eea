/** @jest-environment jsdom */

/** What the device asks for. */
const device = { more: false, listeners: new Set<(change: { matches: boolean }) => void>() };
Object.assign(globalThis, {
  matchMedia: (query: string) => ({
    matches: query === '(prefers-contrast: more)' && device.more,
    addEventListener: (_: string, listener: (change: { matches: boolean }) => void) => {
      if (query === '(prefers-contrast: more)') device.listeners.add(listener);
    },
  }),
});

const root = document.documentElement;

test('U122: contrast follows the device as it changes, and the setting before it', async () => {
  const { applyPrefs, moreContrast, prefs } = await import('../../src/prefs/prefs');
  applyPrefs(root);
  expect([moreContrast(), root.dataset.contrast]).toEqual([false, 'usual']);
  for (const listener of device.listeners) listener({ matches: true });
  expect([moreContrast(), root.dataset.contrast]).toEqual([true, 'more']);
  prefs.contrast.value = 'usual';
  expect([moreContrast(), root.dataset.contrast]).toEqual([false, 'usual']);
  prefs.contrast.value = 'more';
  for (const listener of device.listeners) listener({ matches: false });
  expect([moreContrast(), root.dataset.contrast]).toEqual([true, 'more']);
});
