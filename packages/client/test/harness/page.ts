/** As much of a browser's window as modules ask for while they are loaded. */
Object.assign(globalThis, {
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  innerWidth: 1280,
  innerHeight: 800,
});

export {};
