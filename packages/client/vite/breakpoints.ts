import type { Plugin } from 'vite';
import { MEDIA } from '../src/style/breakpoints.ts';

/** Replaces the named media conditions of style sheets, `@media (--phone)`, by what style/breakpoints.ts says they are. */
export const breakpoints = (): Plugin => ({
  name: 'breakpoints',
  enforce: 'pre',
  transform(code, id) {
    if (!/\.css($|\?)/.test(id) || !code.includes('@media')) return null;
    const replaced = code.replace(/@media[^{]+/g, (query) =>
      query.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
        if (!Object.hasOwn(MEDIA, name)) this.error(`there is no breakpoint ${name} in style/breakpoints.ts`);
        return MEDIA[name as keyof typeof MEDIA];
      }),
    );
    // No source map: the style sheets that are shipped have none.
    return { code: replaced, map: null };
  },
});
