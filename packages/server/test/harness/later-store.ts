import type { Store } from '../../src/store/store.js';

const later = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A store that does everything as the real one does, but later: like one over a network, it never answers at once. */
export const laterStore = (real: Store): Store =>
  new Proxy(real, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return async (...args: unknown[]) => {
        await later();
        const result: unknown = await value.apply(target, args);
        await later();
        return result;
      };
    },
  });
