import type { Plugin } from 'vite';

const ENTRY = '\0no-shapes';

/**
 * The shapes of messages are checked where they arrive, by the server. In the browser the rules' definitions of them
 * would bring the whole of zod along for nothing; here they are empty, and asking one to check anything throws.
 */
export const noShapes = (): Plugin => ({
  name: 'no-shapes',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id === 'zod' ? ENTRY : null),
  load: (id) =>
    id === ENTRY
      ? `const never = () => { throw new Error('shapes are checked by the server alone') };
const shape = new Proxy(() => shape, { get: (_, name) => (/parse|decode/i.test(String(name)) ? never : shape), apply: () => shape });
export const z = shape;`
      : null,
});
