import type { Plugin } from 'vite';
import { MEDIA, ROOM } from '../src/style/breakpoints.ts';

/** What style sheets may ask for by name. */
const CONDITIONS: Readonly<Record<string, string>> = { ...MEDIA, ...ROOM };

/** Replaces the named conditions of style sheets, `@media (--phone)`, by what style/breakpoints.ts says they are. */
export const breakpoints = (): Plugin => ({
  name: 'breakpoints',
  enforce: 'pre',
  transform(code, id) {
    if (!/\.css($|\?)/.test(id) || !/@(media|container)/.test(code)) return null;
    const replaced = code.replace(/@(media|container)[^{]+/g, (query) =>
      query.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
        if (!Object.hasOwn(CONDITIONS, name)) this.error(`there is no breakpoint ${name} in style/breakpoints.ts`);
        return CONDITIONS[name] as string;
      }),
    );
    // No source map: the style sheets that are shipped have none.
    return { code: replaced, map: null };
  },
});
