import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Request } from 'express';
import { below } from './base-path.js';

/** A page of the build, and what its policy has to allow. */
interface Page {
  readonly html: string;
  /** Sources of its inline scripts and styles, as in a Content Security Policy. */
  readonly scripts: string;
  readonly styles: string;
}

const OTHERWISE = 'en';

const hashes = (html: string, element: 'script' | 'style'): string =>
  [...html.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'))]
    .map(([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`)
    .join(' ');

const read = (folder: string, base: string): Map<string, Page> => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => {
        const html = below(base, readFileSync(join(folder, file), 'utf8'));
        const path = `/${file.replaceAll('\\', '/').replace(/(index)?\.html$/, '')}`;
        return [path, { html, scripts: hashes(html, 'script'), styles: hashes(html, 'style') }];
      }),
  );
};

/** Pages with their content, in every language, read once. @param directory of the built client @param base path below which they lie */
export class Prerendered {
  private readonly languages: ReadonlyMap<string, Map<string, Page>>;

  constructor(directory: string, base: string) {
    const folder = join(directory, 'pages');
    const languages = existsSync(folder) ? readdirSync(folder) : [];
    this.languages = new Map(languages.map((language) => [language, read(join(folder, language), base)]));
  }

  /** The page of an address in the first language that its reader wishes and we have; null: it is not prerendered. */
  pageFor(request: Request): Page | null {
    // Among equally preferred languages the first one wins.
    const languages = [OTHERWISE, ...[...this.languages.keys()].filter((language) => language !== OTHERWISE)];
    const pages = this.languages.get(request.acceptsLanguages(languages) || OTHERWISE);
    const path = request.path.replace(/\/+$/, '') || '/';
    return pages?.get(/^\/t\/[^/]+$/.test(path) ? '/t' : path) ?? null;
  }
}

/** A policy that allows the inline parts of a page besides. */
export const policyFor = (policy: string, { scripts, styles }: Page): string =>
  policy.replace("script-src 'self'", `$& ${scripts}`).replace("style-src 'self'", `$& ${styles}`);
