/** As much of a browser's window as modules ask for while they are loaded, where there is none. */
if (!('window' in globalThis))
  Object.assign(globalThis, {
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    innerWidth: 1280,
    innerHeight: 800,
  });

export {};
