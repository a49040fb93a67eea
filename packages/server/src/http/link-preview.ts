import { tableCode } from '@illuminice/protocol';
import type { Request } from 'express';
import type { Backend } from '../backend.js';
import { ownUrl } from './own-url.js';

/** Pictures for links that are shared, in `links` of the built client. */
type LinkPicture = 'home' | 'classic' | 'inwo' | 'replay';

/** Programs of messengers and search engines that look at a link for its preview; people's browsers name none of them. */
const PREVIEWERS = /bot\b|facebookexternalhit|whatsapp|telegram|slack|discord|mastodon|skype|signal|preview|embed|crawler|spider/i;

/** The game that pages are about, by their first name. */
const OF_PAGES: Readonly<Record<string, LinkPicture>> = {
  rules: 'classic',
  cards: 'classic',
  learn: 'classic',
  practice: 'classic',
  local: 'classic',
  decks: 'inwo',
  d: 'inwo',
  r: 'replay',
  replays: 'replay',
  chronicle: 'replay',
};

/**
 * What a page's head says of it to those who show links: its address and a picture. The picture tells no more than the link itself;
 * which game a table plays is looked up for previews alone, counts as a guess of its code, and is told of tables that are awake here.
 */
export class LinkPreviews {
  constructor(private readonly backend: Pick<Backend, 'access' | 'config' | 'tables'>) {}

  /** Elements of the head; empty where the server was asked for by no name. */
  async tagsFor(request: Request): Promise<string> {
    const own = ownUrl(request, this.backend.config);
    if (own === null) return '';
    const picture = await this.#pictureOf(request);
    return [
      tag('og:url', own + request.path.replace(/[^\w/.%-]/g, encodeURIComponent)),
      tag('og:image', `${own}/links/${picture}.jpg`),
      tag('og:image:type', 'image/jpeg'),
      tag('og:image:width', '1200'),
      tag('og:image:height', '630'),
    ].join('');
  }

  async #pictureOf(request: Request): Promise<LinkPicture> {
    const [, first = '', second = ''] = request.path.split('/');
    if (second === 'inwo' && Object.hasOwn(OF_PAGES, first)) return 'inwo';
    if (first === 't') return (await this.#gameOf(second, request)) ?? 'home';
    return Object.hasOwn(OF_PAGES, first) ? (OF_PAGES[first] as LinkPicture) : 'home';
  }

  async #gameOf(text: string, request: Request): Promise<'classic' | 'inwo' | null> {
    const code = tableCode(text);
    if (code === null || !PREVIEWERS.test(request.get('user-agent') ?? '')) return null;
    const { access, tables } = this.backend;
    const address = access.addresses.of(request);
    const { bruteForce } = access.rates;
    if (!(await bruteForce.take(address))) return null;
    const game = tables.get(code)?.session.summary.ruleset ?? null;
    if (game !== null) bruteForce.give(address);
    return game;
  }
}

const tag = (property: string, content: string): string => `<meta property="${property}" content="${content}">`;
