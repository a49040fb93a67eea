/** Pixi asks which browser it runs in as soon as it is loaded. Import this before anything that uses it. */
Object.assign(globalThis, { navigator: { userAgent: 'none' } });

export {};
