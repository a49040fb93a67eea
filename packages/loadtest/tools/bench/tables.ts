import { pack, unpack } from '@colyseus/msgpackr';
import { WIRE_VERSION } from '@illuminice/protocol';
import { RULESETS, rulesOf } from '@illuminice/rules';
import { Protocol } from 'colyseus.js';
import Database from 'libsql';
import { deal, moveOf } from './boardgame.js';
import { hearersOf, Line, PeerTable, Replica } from './peer-table.js';
import type { ServerProcess } from './server-process.js';

export const post = async (url: string, body: object) => {
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const answer = (await response.json()) as Record<string, unknown>;
  if (!response.ok || 'error' in answer) throw new Error(JSON.stringify(answer));
  return answer;
};

/** What a frame of Colyseus is: a kind, and for a message its type. */
export function kindOf(frame: Buffer): string {
  if (frame[0] !== Protocol.ROOM_DATA) return String(frame[0]);
  return frame.toString('latin1', 2, 2 + ((frame[1] ?? 0) & 0x1f));
}

/** Opens a socket on a seat that a Colyseus server has reserved, and says that one is there. */
export function enter(
  port: number,
  reservation: Record<string, unknown>,
  player: string | null,
  heard: (data: Buffer, line: Line) => void,
) {
  const { room, sessionId } = reservation as { room: { processId: string; roomId: string }; sessionId: string };
  return Line.open(`ws://127.0.0.1:${port}/${room.processId}/${room.roomId}?sessionId=${sessionId}`, player, (data, line) => {
    if (data[0] === Protocol.JOIN_ROOM) line.socket.send(Buffer.from([Protocol.JOIN_ROOM]));
    heard(data, line);
  });
}

/** Our table. The cards are the server's own: the operator, who measures, reads in the database how they were shuffled. */
export class OurTable extends PeerTable {
  #replica!: Replica;
  #code = '';
  #n = 0;
  #waiting: { type: string; line: Line; done: () => void } | null = null;

  constructor(private readonly server: ServerProcess) {
    super();
  }

  override async open(players: number, seed: number): Promise<void> {
    const url = `http://127.0.0.1:${this.server.port}`;
    const { code } = await post(`${url}/api/tables`, { ruleset: 'classic', seats: players });
    this.#code = String(code);
    for (let i = 0; i < players; i += 1) this.lines.push(await this.#join({ name: `Player ${i}` }));
    for (const line of this.lines) await this.ask(line, 'ready', { ready: true });
    await this.ask(this.lines[0] as Line, 'start', {});
    this.#replica = new Replica(this.#state(), seed);
  }

  override async watch(): Promise<Line> {
    const line = await this.#join({ name: 'Watcher', spectate: true });
    line.player = null;
    this.lines.push(line);
    return line;
  }

  /** Sends a message; resolves once it is answered. */
  ask(line: Line, type: string, body: object): Promise<void> {
    return new Promise((done) => {
      this.#waiting = { type: 'accepted', line, done };
      this.#send(line, type, body);
    });
  }

  protected override prepare() {
    const next = this.#replica.next();
    if (!next) return null;
    const line = this.lines.find(({ player }) => player === next.player) as Line;
    return { hearers: hearersOf(this.lines, next.events), send: () => this.#send(line, 'intent', { intent: next.intent }) };
  }

  #send(line: Line, type: string, body: object): void {
    this.#n += 1;
    line.socket.send(Buffer.concat([Buffer.from([Protocol.ROOM_DATA]), pack(type), pack({ n: this.#n, ...body })]));
  }

  #state() {
    const db = new Database(`${this.server.folder}/illuminice.db`, { readonly: true });
    const row = db
      .prepare('SELECT g.version, g.players, g.options, g.seed FROM games g JOIN tables t ON t.game = g.id WHERE t.code = ?')
      .get(this.#code) as { version: number; players: string; options: string; seed: string };
    db.close();
    const { version, players, options, seed } = row;
    return rulesOf(RULESETS.classic, version).createGame({ players: JSON.parse(players), options: JSON.parse(options), seed }).state;
  }

  /** Resolves once the welcome and all that follows it has come: the whole state comes first, the welcome after it. */
  async #join(options: object): Promise<Line> {
    const reservation = await post(`http://127.0.0.1:${this.server.port}/matchmake/joinById/${this.#code}`, {
      ...options,
      version: WIRE_VERSION,
    });
    return new Promise((resolve, reject) => {
      let line: Line | undefined;
      enter(this.server.port, reservation, null, (data, from) => {
        const kind = kindOf(data);
        if (kind === 'welcome') {
          from.player = (unpack(data.subarray(9)) as { player: string | null }).player;
          line = from;
          resolve(from);
        }
        if (line) this.#hear(kind, data, from);
      }).catch(reject);
    });
  }

  #hear(kind: string, data: Buffer, line: Line): void {
    if (kind === 'events') this.heard(line);
    if (kind !== 'accepted' && kind !== 'refused') return;
    const error = kind === 'refused' ? JSON.stringify(unpack(data.subarray(9))) : undefined;
    if (this.#waiting?.line === line) {
      const { done } = this.#waiting;
      this.#waiting = null;
      if (error) this.errors.push(error);
      done();
    } else this.answered(error);
  }
}

/** A match of boardgame.io: the transport of Socket.IO, spoken by hand. */
export class BoardgameTable extends PeerTable {
  /** Matches opened at each server, which deals them by their number. */
  static readonly #opened = new WeakMap<ServerProcess, number>();
  #replica!: Replica;
  #match = '';
  #players = 0;
  #step = 0;

  constructor(private readonly server: ServerProcess) {
    super();
  }

  override async open(players: number, seed: number): Promise<void> {
    this.#players = players;
    const nth = (BoardgameTable.#opened.get(this.server) ?? 0) + 1;
    BoardgameTable.#opened.set(this.server, nth);
    this.#match = `match-${nth}`;
    for (let i = 0; i < players; i += 1) this.lines.push(await this.#join(String(i)));
    this.#replica = new Replica(deal(players, nth), seed);
  }

  override async watch(): Promise<Line> {
    const line = await this.#join(null);
    this.lines.push(line);
    return line;
  }

  protected override prepare() {
    const next = this.#replica.next();
    if (!next) return null;
    const line = this.lines[Number(next.player)] as Line;
    const action = moveOf(next.player, next.intent);
    const update = ['update', action, this.#step, this.#match, next.player];
    this.#step += 1;
    return { hearers: this.lines, send: () => line.socket.send(`42/classic,${JSON.stringify(update)}`) };
  }

  #join(player: string | null): Promise<Line> {
    return new Promise((resolve, reject) => {
      const url = `ws://127.0.0.1:${this.server.port}/socket.io/?EIO=4&transport=websocket`;
      Line.open(url, player, (data, line) => {
        const text = data.toString('latin1', 0, 40);
        if (text === '2') line.socket.send('3');
        else if (text.startsWith('0{')) line.socket.send('40/classic,');
        else if (text.startsWith('40/classic'))
          line.socket.send(`42/classic,${JSON.stringify(['sync', this.#match, player, undefined, this.#players])}`);
        else if (text.startsWith('42/classic,["sync"')) resolve(line);
        else if (text.startsWith('42/classic,["update"') || text.startsWith('42/classic,["patch"')) {
          this.heard(line);
          if (line === this.lines[0]) this.answered();
        }
      }).catch(reject);
    });
  }
}

/** A bare room of Colyseus. */
export class ColyseusTable extends PeerTable {
  #room = '';
  #n = 0;

  constructor(private readonly server: ServerProcess) {
    super();
  }

  override async open(players: number): Promise<void> {
    for (let i = 0; i < players; i += 1) this.lines.push(await this.#join(`p${i}`));
  }

  override async watch(): Promise<Line> {
    const line = await this.#join(null);
    this.lines.push(line);
    return line;
  }

  protected override prepare() {
    this.#n += 1;
    const line = this.lines[this.#n % Math.min(4, this.lines.length)] as Line;
    const frame = Buffer.concat([Buffer.from([Protocol.ROOM_DATA]), pack('intent'), pack({ n: this.#n, intent: { type: 'step' } })]);
    return { hearers: this.lines, send: () => line.socket.send(frame) };
  }

  async #join(player: string | null): Promise<Line> {
    const method = this.#room ? `joinById/${this.#room}` : 'create/bare';
    const reservation = await post(`http://127.0.0.1:${this.server.port}/matchmake/${method}`, {});
    this.#room = (reservation as { room: { roomId: string } }).room.roomId;
    return new Promise((resolve, reject) => {
      enter(this.server.port, reservation, player, (data, line) => {
        if (data[0] === Protocol.ROOM_STATE) resolve(line);
        else if (data[0] === Protocol.ROOM_STATE_PATCH) this.heard(line);
        else if (kindOf(data) === 'accepted') this.answered();
      }).catch(reject);
    });
  }
}

/** What a relay passes on for each step: as long as our own message. */
const RELAYED = Buffer.alloc(80, 1);

/** Some sockets that hear what each of them says. */
export class RelayTable extends PeerTable {
  static #count = 0;
  readonly #path = `room-${++RelayTable.#count}`;

  constructor(private readonly server: ServerProcess) {
    super();
  }

  override async open(players: number): Promise<void> {
    for (let i = 0; i < players; i += 1) await this.#join(`p${i}`);
  }

  override watch(): Promise<Line> {
    return this.#join(null);
  }

  protected override prepare() {
    return {
      hearers: this.lines,
      send: () => {
        this.lines[0]?.socket.send(RELAYED);
        this.answered();
      },
    };
  }

  async #join(player: string | null): Promise<Line> {
    const line = await Line.open(`ws://127.0.0.1:${this.server.port}/${this.#path}`, player, (_data, from) => this.heard(from));
    this.lines.push(line);
    return line;
  }
}
