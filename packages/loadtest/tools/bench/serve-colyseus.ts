/** The peer C: a bare Colyseus room, whose state has the size of ours in mid-game, and which changes as much of it in each step. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Client, Room, Server } from '@colyseus/core';
import { MapSchema, schema } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';

const CARDS = 60;

const Card = schema({ zone: 'string', owner: 'string', x: 'uint8', y: 'uint8', turned: 'uint8', money: 'uint16' });
const State = schema({ seq: 'uint32', turn: 'uint16', stage: 'string', cards: { map: Card } });

class Bare extends Room {
  override onCreate(): void {
    this.patchRate = null as unknown as number;
    this.state = new State();
    const cards = new MapSchema<InstanceType<typeof Card>>();
    for (let i = 0; i < CARDS; i += 1)
      cards.set(`card-number-${i}`, new Card().assign({ zone: 'structure', owner: `p${i % 4}`, x: i, y: i, turned: 0, money: i }));
    Object.assign(this.state, { seq: 0, turn: 1, stage: 'playing', cards });
    this.onMessage('intent', (client: Client, { n }: { n: number }) => this.#act(client, n));
  }

  #act(client: Client, n: number): void {
    const state = this.state as InstanceType<typeof State>;
    state.seq += 1;
    for (let i = 0; i < 3; i += 1) {
      const card = state.cards.get(`card-number-${(7 * state.seq + i) % CARDS}`);
      if (card) card.assign({ money: card.money + 1, turned: (card.turned + 1) % 4 });
    }
    state.stage = state.seq % 2 === 0 ? 'playing' : 'rolling';
    this.broadcastPatch();
    client.send('accepted', { n, seq: state.seq });
  }
}

const http = createServer();
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false });
server.define('bare', Bare);
await server.listen(0);
process.stdout.write(`open at http://127.0.0.1:${(http.address() as AddressInfo).port}\n`);
