import { randomBytes } from 'node:crypto';
import { type IncomingMessage, request as requestByHttp } from 'node:http';
import { request as requestByTls } from 'node:https';
import { type Health, type HttpRefusal, WIRE_VERSION } from '@illuminice/protocol';

/** A check of the way to a server. @throws Error with the obstacle and a remedy */
export interface Check {
  readonly name: string;
  run(): Promise<unknown>;
}

/** A code without a table, for a known refusal by our server. */
const NOBODYS = 'BBBBBB';

/**
 * Checks for obstacles between browser and game: a foreign server, another version, an incomplete proxy. Nothing is opened.
 *
 * @param url of the server, without a trailing slash
 */
export const checksOf = (url: string): Record<'health' | 'page' | 'host' | 'sockets', Check> => ({
  health: { name: 'is there and speaks our version', run: () => health(url) },
  page: { name: 'shows its page, which finds its script', run: () => page(url) },
  host: { name: 'knows its own page by the Host that it was asked for', run: () => host(url) },
  sockets: { name: 'can be reached by WebSocket', run: () => sockets(url) },
});

async function health(url: string): Promise<void> {
  const response = await fetch(`${url}/healthz`);
  const text = await response.text();
  const told = parsed<Partial<Health> & Partial<HttpRefusal>>(text);
  if (told?.refusal) throw new Error(`it answers ${response.status}: ${told.refusal.text}`);
  if (told?.version === undefined)
    throw new Error(`at ${url} is another server, or a proxy that does not reach ours: ${url}/healthz ${answerOf(response)}`);
  const { version, release } = told;
  if (version !== WIRE_VERSION) throw new Error(`release ${release} speaks version ${version}, this program ${WIRE_VERSION}`);
}

async function page(url: string): Promise<void> {
  const response = await fetch(`${url}/`, { headers: { accept: 'text/html' } });
  const html = await response.text();
  const [, source] = /<script[^>]+src="([^"]+)"/.exec(html) ?? [];
  if (!response.ok || source === undefined) throw new Error(`${url}/ ${answerOf(response)}, which is not the page of the game`);
  const script = new URL(source, `${url}/`).href;
  const found = await fetch(script);
  await found.arrayBuffer();
  if (found.ok && /javascript/.test(found.headers.get('content-type') ?? '')) return;
  const path = new URL(url).pathname.replace(/\/$/, '');
  const why = path === '' ? 'no browser can play' : `no browser can play below ${path} unless the server is started with BASE_PATH=${path}`;
  throw new Error(`the page names its script ${source}, but ${script} ${answerOf(found)}: ${why}`);
}

async function host(url: string): Promise<void> {
  const { origin } = new URL(url);
  // The origin is checked before the missing route.
  const response = await fetch(`${url}/api/none`, { method: 'POST', headers: { origin } });
  const { refusal } = parsed<Partial<HttpRefusal>>(await response.text()) ?? {};
  if (refusal?.why === 'wrongOrigin') throw new Error(WRONG_HOST(origin));
}

async function sockets(url: string): Promise<void> {
  const { origin } = new URL(url);
  const answer = await upgrade(`${url}/smoke/${NOBODYS}?sessionId=none`, origin);
  const { refusal } = parsed<Partial<HttpRefusal>>(answer.text) ?? {};
  if (refusal?.why === 'wrongOrigin') throw new Error(WRONG_HOST(origin));
  if (refusal?.why === 'tooManyRequests') throw new Error(refusal.text);
  // The server answers an upgrade with JSON, a plain request with the page.
  if (answer.status === 404 && refusal) return;
  throw new Error(
    `WebSockets are not passed on: one that was asked for was answered ${answer.status} (${answer.type}). A proxy in front has to pass on the headers Upgrade and Connection by HTTP/1.1`,
  );
}

const WRONG_HOST = (origin: string): string =>
  `its own page at ${origin} is refused as one of a stranger: a proxy in front has to pass on the Host that the browser asked for, and in X-Forwarded-Proto by which scheme`;

/** Requests a WebSocket and reads the HTTP answer. */
function upgrade(url: string, origin: string): Promise<{ status: number; type: string; text: string }> {
  const headers = {
    ...{ connection: 'Upgrade', upgrade: 'websocket', origin },
    ...{ 'sec-websocket-version': '13', 'sec-websocket-key': randomBytes(16).toString('base64') },
  };
  return new Promise((resolve, reject) => {
    const by = url.startsWith('https:') ? requestByTls : requestByHttp;
    const asked = by(url, { headers, agent: false }, (response: IncomingMessage) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, type: response.headers['content-type'] ?? 'no type', text }));
    });
    asked.on('upgrade', (_response, socket) => {
      socket.destroy();
      reject(new Error('a WebSocket was opened for a table that is not there: at the address is another server'));
    });
    asked.on('error', reject);
    asked.end();
  });
}

function parsed<T>(text: string): T | null {
  try {
    const value: unknown = JSON.parse(text);
    return value instanceof Object ? (value as T) : null;
  } catch {
    return null;
  }
}

const answerOf = ({ status, headers }: Response): string => `answers ${status} (${headers.get('content-type') ?? 'no type'})`;
