import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { WIRE_VERSION } from '@illuminice/protocol';
import WebSocket from 'ws';
import { count, type Damage } from '../attackers.js';
import { frame } from '../frames.js';

const PATIENCE = 10_000;

export interface Asked {
  status: number;
  body: string;
}

export class Chair {
  n = 0;

  constructor(
    readonly code: string,
    readonly socket: WebSocket,
    private readonly damage: Damage,
    readonly json = false,
  ) {}

  get open(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  say(kind: string, type: string, body: object = {}): void {
    this.n += 1;
    const message = { n: this.n, ...body };
    this.raw(kind, this.json ? JSON.stringify({ type, ...message }) : frame(type, message));
  }

  raw(kind: string, bytes: Buffer | string): void {
    if (!this.open) return;
    this.socket.send(bytes);
    this.#did(kind);
  }

  frames(kind: string, bytes: Buffer): void {
    if (!this.open) return;
    this.#tcp.write(bytes);
    this.#did(kind);
  }

  /** Bytes not yet read by the server. */
  get waiting(): number {
    return this.open ? this.#tcp.writableLength : 0;
  }

  get #tcp(): Socket {
    return (this.socket as unknown as { _socket: Socket })._socket;
  }

  #did(kind: string): void {
    this.damage.frames += 1;
    count(this.damage.sent, kind);
  }
}

/** Requests and sockets from one local address, with their counters. */
export class Address {
  constructor(
    readonly url: string,
    /** Default: the machine's usual address. */
    readonly from: string | undefined,
    readonly damage: Damage,
  ) {}

  /** @returns null without an answer */
  post(kind: string, path: string, body: string): Promise<Asked | null> {
    this.damage.frames += 1;
    count(this.damage.sent, kind);
    return new Promise((resolve) => {
      const options = { method: 'POST', agent: false as const, headers: { 'content-type': 'application/json' }, timeout: PATIENCE };
      const sent = request(this.url + path, { ...options, ...this.#local }, (response) => {
        count(this.damage.http, response.statusCode ?? 0);
        let text = '';
        response.setEncoding('latin1');
        response.on('data', (part: string) => {
          if (text.length < 4096) text += part;
        });
        response.on('error', () => resolve(null));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
      });
      sent.on('timeout', () => sent.destroy());
      sent.on('error', () => resolve(null));
      sent.end(body);
    });
  }

  /** Pipelines requests on one connection; resolves when it ends or is idle. */
  pipeline(kind: string, requests: readonly string[]): Promise<void> {
    const { hostname, port } = new URL(this.url);
    return new Promise((resolve) => {
      const socket = connect({ host: hostname, port: Number(port || 80), ...this.#local });
      let rest = '';
      socket.setEncoding('latin1');
      socket.setTimeout(1000, () => socket.destroy());
      socket.on('data', (part) => {
        const text = rest + part;
        for (const [, status] of text.matchAll(/HTTP\/1\.1 (\d{3}) /g)) count(this.damage.http, status as string);
        // A status may be split between chunks; count it only once.
        rest = /HTTP\/1\.1 ?\d{0,3}$|H(?:T(?:T(?:P(?:\/(?:1(?:\.1?)?)?)?)?)?)?$/.exec(text)?.[0] ?? '';
      });
      socket.on('error', () => socket.destroy());
      socket.on('close', () => resolve());
      socket.write(requests.join(''));
      this.damage.frames += requests.length;
      this.damage.sent[kind] = (this.damage.sent[kind] ?? 0) + requests.length;
    });
  }

  get(path: string, headers: Record<string, string> = {}): string {
    const lines = Object.entries({ Host: new URL(this.url).host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
    return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
  }

  /** @returns code of a new table, or null */
  async table(order: object): Promise<string | null> {
    const asked = await this.post('table', '/api/tables', JSON.stringify(order));
    return asked?.status === 201 ? (JSON.parse(asked.body) as { code: string }).code : null;
  }

  /** @returns path of a reserved socket, or null */
  async reserve(code: string, options: object): Promise<string | null> {
    const body = JSON.stringify({ name: 'Mallory', version: WIRE_VERSION, ...options });
    const asked = await this.post('join', `/matchmake/joinById/${code}`, body);
    if (asked?.status !== 200) return null;
    const granted = JSON.parse(asked.body) as { room?: { processId: string; roomId: string }; sessionId: string; code?: number };
    if (granted.room) return `/${granted.room.processId}/${granted.room.roomId}?sessionId=${granted.sessionId}`;
    count(this.damage.refused, `join ${granted.code}`);
    return null;
  }

  /** Joins a table and listens. @returns null if refused */
  async sit(code: string, options: object = {}, json = false): Promise<Chair | null> {
    const path = await this.reserve(code, options);
    const socket = path && (await this.socket(json ? `${path}&json=1` : path));
    if (!socket) return null;
    if (!json) socket.send(Buffer.from([10]));
    return new Chair(code, socket, this.damage, json);
  }

  socket(path: string): Promise<WebSocket | null> {
    const socket = new WebSocket(this.url.replace('http', 'ws') + path, { handshakeTimeout: PATIENCE, ...this.#local });
    socket.on('message', (bytes: Buffer) => {
      const start = bytes.length < 1000 ? bytes.indexOf('\xa3why', 0, 'latin1') : -1;
      if (start >= 0) count(this.damage.refused, bytes.toString('latin1', start + 5, start + 5 + ((bytes[start + 4] ?? 0) & 31)));
      const why = bytes.length < 1000 ? /^\{"type":"refused".*?"why":"(\w+)"/.exec(bytes.toString('latin1'))?.[1] : undefined;
      if (why !== undefined) count(this.damage.refused, why);
    });
    socket.on('close', (code) => count(this.damage.closed, code));
    return new Promise((resolve) => {
      socket.once('open', () => resolve(socket));
      socket.on('error', () => resolve(null));
    });
  }

  get #local(): { localAddress?: string } {
    return this.from === undefined ? {} : { localAddress: this.from };
  }
}
