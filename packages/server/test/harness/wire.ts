import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { request as requestByTls } from 'node:https';
import { WIRE_VERSION } from '@illuminice/protocol';
import { Protocol } from 'colyseus';
import WebSocket from 'ws';

/** An answer over plain HTTP. */
export interface Reply {
  status: number;
  headers: IncomingMessage['headers'];
  body: string;
}

interface Ask {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** The own address to ask from, of the 127.0.0.0/8. */
  from?: string;
}

/** Asks over HTTP or HTTPS as no browser could: with any header, from any address of this machine, whatever the certificate. */
export function ask(url: string, { method = 'GET', headers = {}, body, from }: Ask = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const by = url.startsWith('https:') ? requestByTls : request;
    const sent = by(url, { method, headers, agent: false, rejectUnauthorized: false, ...(from && { localAddress: from }) }, (response) => {
      let text = '';
      response.on('data', (bytes) => {
        text += bytes;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** Asks for a table. */
export const askTable = (url: string, options: Ask = {}): Promise<Reply> =>
  ask(`${url}/api/tables`, { method: 'POST', body: '{}', ...options, headers: { ...JSON_TYPE, ...options.headers } });

/** Asks to join, as the client library does before it opens a socket. */
export const askJoin = (url: string, code: string, options: object = {}, more: Ask = {}): Promise<Reply> =>
  ask(`${url}/matchmake/joinById/${code}`, {
    method: 'POST',
    body: JSON.stringify({ name: 'Mallory', version: WIRE_VERSION, ...options }),
    ...more,
    headers: { ...JSON_TYPE, ...more.headers },
  });

export const whyOf = ({ body }: Reply): string => (JSON.parse(body) as { refusal: { why: string } }).refusal.why;

/** Opens the socket that a join was granted, and says nothing on it. */
export async function openSocket(url: string, granted: Reply, options: { origin?: string; from?: string } = {}): Promise<WebSocket> {
  const { room, sessionId } = JSON.parse(granted.body) as { room: { processId: string; roomId: string }; sessionId: string };
  const { origin, from } = options;
  return new WebSocket(`${url.replace('http', 'ws')}/${room.processId}/${room.roomId}?sessionId=${sessionId}`, {
    rejectUnauthorized: false,
    ...(origin && { origin }),
    ...(from && { localAddress: from }),
  });
}

/** Joins and answers the handshake, so that the room takes messages. */
export async function joined(url: string, code: string, options: object = {}, from?: string): Promise<WebSocket> {
  const socket = await openSocket(url, await askJoin(url, code, options, from ? { from } : {}), from ? { from } : {});
  await once(socket, 'message');
  socket.send(Buffer.from([Protocol.JOIN_ROOM]));
  return socket;
}

/** How a socket was refused before it opened. */
export async function refusedSocket(socket: WebSocket): Promise<Reply> {
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage];
  let body = '';
  for await (const bytes of response) body += bytes;
  return { status: response.statusCode ?? 0, headers: response.headers, body };
}

/** The code that a socket is closed with. */
export const closed = async (socket: WebSocket): Promise<number> => ((await once(socket, 'close')) as [number])[0];
