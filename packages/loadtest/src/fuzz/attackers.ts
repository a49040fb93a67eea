import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Chance, chance } from '@illuminice/bots';
import { JOIN_ERROR, WIRE_VERSION } from '@illuminice/protocol';
import type { RulesetId } from '@illuminice/rules';
import { CARD_IDS, READY_DECKS } from '@illuminice/rules/inwo';
import WebSocket from 'ws';
import { frame, type Maker, makersOf } from './frames.js';

export interface Damage {
  frames: number;
  sent: Record<string, number>;
  http: Record<string, number>;
  refused: Record<string, number>;
  closed: Record<string, number>;
}

export const noDamage = (): Damage => ({ frames: 0, sent: {}, http: {}, refused: {}, closed: {} });

export const count = (what: Record<string, number>, key: string | number): void => {
  what[key] = (what[key] ?? 0) + 1;
};

interface Mission {
  readonly target: { readonly url: string; readonly ruleset: RulesetId };
  readonly damage: Damage;
  /** Tables of honest players, open to spectators; ended ones are removed. */
  readonly victims: string[];
  over(): boolean;
}

export class Attacker {
  readonly #chance: Chance;
  readonly #makers: Readonly<Record<string, Maker>>;

  constructor(
    private readonly mission: Mission,
    private readonly from: string | undefined,
    seed: number,
    private readonly opens: boolean,
  ) {
    this.#chance = chance(seed);
    this.#makers = makersOf(mission.target.ruleset);
  }

  /** Malformed messages at the allowed rate. */
  talker(): Promise<void> {
    return this.#again(async (socket) => {
      const kinds = Object.keys(this.#makers);
      let last = frame('sync', { n: 1 });
      for (let n = 1; this.#open(socket); n += 1) {
        const kind = this.#chance.percent(10) ? 'repeated' : this.#chance.pick(kinds);
        if (kind !== 'repeated') last = (this.#makers[kind] as Maker)(this.#chance, n);
        this.#send(socket, kind, last);
        if (this.#chance.percent(2)) socket.ping();
        await sleep(20);
      }
    });
  }

  /** Odd intents at the allowed rate, some legal, so that its games proceed. */
  rogue(): Promise<void> {
    return this.#again(async (socket) => {
      for (let n = 1; this.#open(socket); n += 1) {
        this.#send(socket, 'played', (this.#makers.played as Maker)(this.#chance, n));
        await sleep(20);
      }
    });
  }

  /** More messages than any server could read. */
  flooder(): Promise<void> {
    return this.#again(async (socket) => {
      const kind = this.#chance.pick(['noise', 'intents', 'sync', 'outOfOrder', 'deep', 'records', 'prototype']);
      const make = this.#makers[kind] as Maker;
      const some = Array.from({ length: 20 }, (_, i) => make(this.#chance, i + 1));
      for (let i = 0; i < 1000 && this.#open(socket); i += 1) {
        this.#send(socket, `${kind} flood`, some[i % some.length] as Buffer);
        if (i % 50 === 49) await sleep(1);
      }
      await sleep(1000);
    });
  }

  /** Requests large answers and reads nothing. */
  sluggard(): Promise<void> {
    return this.#again(async (socket) => {
      socket.pause();
      for (let n = 1; this.#open(socket); n += 1) {
        this.#send(socket, 'sync unread', frame('sync', { n }));
        // Pongs without reading satisfy the heartbeat.
        if (n % 50 === 0) socket.pong();
        await sleep(20);
      }
    });
  }

  /** Opens sockets without joining, or without any later message. */
  mute(): Promise<void> {
    return this.#again(async (socket) => {
      while (this.#open(socket)) await sleep(200);
    }, this.#chance.percent(50));
  }

  /** Bytes that are no WebSocket frames, and unfinished requests. */
  async breaker(): Promise<void> {
    while (!this.mission.over()) {
      const granted = await this.#join();
      if (granted) {
        const socket = this.#connect();
        const key = Buffer.from(Array.from({ length: 16 }, () => this.#chance.below(256))).toString('base64');
        socket.write(
          `GET ${granted} HTTP/1.1\r\nHost: ${new URL(this.mission.target.url).host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
            `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
        );
        for (let i = 0; i < 20 && !socket.destroyed; i += 1) {
          // Reserved bits, unmasked frames, absurd lengths, fragmented control frames.
          const head = this.#chance.pick([
            [0xf2, 5],
            [0x82, 5],
            [0x82, 0xff, 0x7f, 255, 255, 255, 255, 255, 255, 255],
            [0x09, 0xfe],
            [0x80, 0x80],
            [0x88, 0x81],
          ]);
          socket.write(Buffer.from([...head, this.#chance.below(256)]));
          this.#count('broken framing');
          await sleep(5);
        }
        // Half of them stay open without data.
        if (this.#chance.percent(50)) socket.destroy();
      }
      const dawdling = this.#connect();
      // Without own tables it starts no such request: they would count too.
      const path = this.opens ? '/api/tables' : '/api/nothing';
      dawdling.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`);
      this.#count('request without end');
      await sleep(300);
    }
  }

  /** Floods of HTTP requests: joins, tables, codes, bodies. */
  async asker(): Promise<void> {
    const code = () => Array.from({ length: 6 }, () => this.#chance.pick([...'BCDFGHJKLMNPQRSTVWXZ'])).join('');
    const bodies = [
      '{',
      '[]',
      'null',
      '"x"',
      '{"__proto__":{"seats":8}}',
      '{"seats":99}',
      '{"scenario":{}}',
      `{"options":${'['.repeat(50_000)}`,
    ];
    while (!this.mission.over()) {
      const [kind, method, path, body] = this.#chance.pick([
        ['table flood', 'POST', '/api/tables', JSON.stringify({ seats: 8, public: true, name: 'spam' })],
        [
          'join flood',
          'POST',
          `/matchmake/joinById/${this.#chance.pick([...this.mission.victims, code()])}`,
          JSON.stringify({ name: 'x', version: WIRE_VERSION, spectate: true }),
        ],
        ['guess', 'GET', `/api/tables/${code()}`, undefined],
        ['deck flood', 'POST', '/api/decks', JSON.stringify({ ruleset: 'inwo', deck: { illuminati: 'ufos', cards: this.#cards() } })],
        ['deck guess', 'GET', `/api/decks/${code()}`, undefined],
        ['odd body', 'POST', this.#chance.pick(['/api/tables', '/api/decks', `/matchmake/joinById/${code()}`]), this.#chance.pick(bodies)],
        [
          'odd path',
          'GET',
          this.#chance.pick([
            '/%ff',
            '/../../etc/passwd',
            '/assets/..%2f..%2fpackage.json',
            '/t/%00',
            '/admin',
            '/metrics',
            '/matchmake/create/table',
          ]),
          undefined,
        ],
      ] as [string, string, string, string | undefined][]);
      this.#count(kind);
      await this.#ask(method, path, body);
      await sleep(10);
    }
  }

  #cards(): string[] {
    return [...(READY_DECKS.get('shangri-la')?.cards.slice(1) ?? []), this.#chance.pick(CARD_IDS)];
  }

  /** Sits down repeatedly and acts until the end. */
  async #again(act: (socket: WebSocket) => Promise<void>, arrive = true): Promise<void> {
    while (!this.mission.over()) {
      const path = await this.#join();
      if (path) {
        const socket = await this.#socket(path);
        if (socket) {
          if (arrive) socket.send(Buffer.from([10]));
          await act(socket);
          socket.terminate();
        }
      }
      await sleep(500);
    }
  }

  #open(socket: WebSocket): boolean {
    return socket.readyState === WebSocket.OPEN && !this.mission.over();
  }

  #send(socket: WebSocket, kind: string, bytes: Buffer): void {
    socket.send(bytes);
    this.#count(kind);
  }

  #count(kind: string): void {
    this.mission.damage.frames += 1;
    count(this.mission.damage.sent, kind);
  }

  /** A path to an own table with a game, or to an honest one as spectator. */
  async #join(): Promise<string | null> {
    let code =
      (!this.opens || this.#chance.percent(40)) && this.mission.victims.length > 0 ? this.#chance.pick(this.mission.victims) : null;
    if (!code && this.opens) {
      const { ruleset } = this.mission.target;
      const order = this.#chance.percent(50) ? { ruleset, computers: 2, start: true } : { ruleset, seats: 4 };
      const opened = await this.#ask('POST', '/api/tables', JSON.stringify(order));
      code = (opened?.code as string | undefined) ?? (this.mission.victims[0] as string | undefined) ?? null;
    }
    const spectate = this.mission.victims.includes(code ?? '');
    const granted =
      code &&
      (await this.#ask('POST', `/matchmake/joinById/${code}`, JSON.stringify({ name: 'Mallory', version: WIRE_VERSION, spectate })));
    if (granted && granted.code === JOIN_ERROR.noSuchTable)
      this.mission.victims.splice(0, this.mission.victims.length, ...this.mission.victims.filter((victim) => victim !== code));
    const room = granted && (granted.room as { processId: string; roomId: string } | undefined);
    return room ? `/${room.processId}/${room.roomId}?sessionId=${granted.sessionId}` : null;
  }

  #socket(path: string): Promise<WebSocket | null> {
    const socket = new WebSocket(this.mission.target.url.replace('http', 'ws') + path, this.from ? { localAddress: this.from } : {});
    socket.on('message', (bytes: Buffer) => this.#hear(bytes));
    socket.on('close', (code) => count(this.mission.damage.closed, code));
    return new Promise((resolve) => {
      socket.once('open', () => resolve(socket));
      socket.on('error', () => resolve(null));
    });
  }

  /** Only reasons of refusals matter. */
  #hear(bytes: Buffer): void {
    const start = bytes.indexOf('\xa3why', 0, 'latin1');
    if (start < 0) return;
    const length = (bytes[start + 4] ?? 0) & 31;
    count(this.mission.damage.refused, bytes.toString('latin1', start + 5, start + 5 + length));
  }

  #connect(): Socket {
    const { hostname, port } = new URL(this.mission.target.url);
    const socket = connect({ host: hostname, port: Number(port || 80), ...(this.from && { localAddress: this.from }) });
    socket.on('error', () => socket.destroy());
    return socket;
  }

  #ask(method: string, path: string, body?: string): Promise<Record<string, unknown> | null> {
    return new Promise((resolve) => {
      const sent = request(
        this.mission.target.url + path,
        { method, agent: false, headers: { 'content-type': 'application/json' }, ...(this.from && { localAddress: this.from }) },
        (response) => {
          count(this.mission.damage.http, response.statusCode ?? 0);
          let text = '';
          response.on('data', (bytes) => {
            text += bytes;
          });
          response.on('error', () => resolve(null));
          response.on('end', () => {
            try {
              resolve(JSON.parse(text));
            } catch {
              resolve(null);
            }
          });
        },
      );
      sent.on('error', () => resolve(null));
      sent.end(body);
    });
  }
}
