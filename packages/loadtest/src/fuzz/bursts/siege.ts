import { type Chance, chance } from '@illuminice/bots';
import { loadScenario, SIDES } from '@illuminice/rules';
import { cardFacts, classic } from '@illuminice/rules/classic';
import type { Address, Chair } from './address.js';

/** Cards of a costly structure, the Illuminati included. */
const BIG = 24;

/** Tables of each kind, within the limits of one address and minute. */
const TABLES = { computers: 20, sleeping: 20, loud: 2, later: 2, big: 2, json: 4 };
const WATCHERS = { loud: 30, later: 15 };

const GROUPS = Object.entries(cardFacts).flatMap(([id, { kind }]) => (kind === 'group' ? [id] : []));
const PLAYERS = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay', 'gus', 'hal'];
const ILLUMINATI = Object.entries(cardFacts).flatMap(([id, { kind }]) => (kind === 'illuminati' ? [id] : []));

interface Laid {
  group: string;
  onto: string;
  arrow: string;
}

export function midGame(players: number, structure: readonly Laid[] = []): object {
  return {
    name: 'a table under siege',
    ruleset: 'classic',
    players: PLAYERS.slice(0, players).map((id, i) => ({
      id,
      illuminati: ILLUMINATI[i],
      treasury: 50,
      ...(i === 0 && { structure }),
    })),
    options: { groupsToWin: 20 },
    turn: { player: 'ann', phase: 'actions' },
  };
}

export function bigStructure(dice: Chance): Laid[] {
  const structure: Laid[] = [];
  for (let tries = 0; structure.length < BIG && tries < 2000; tries += 1) {
    const group = dice.pick(GROUPS);
    const onto = dice.pick([ILLUMINATI[0] as string, ...structure.map((laid) => laid.group)]);
    const more = [...structure, { group, onto, arrow: dice.pick(SIDES) }];
    if (loadScenario(classic, midGame(2, more)).ok) structure.push(more.at(-1) as Laid);
  }
  return structure;
}

export class Siege {
  readonly dice: Chance;
  readonly structure: Laid[];
  /** Seats in running games; the first of each table is to act. */
  readonly seats: Chair[] = [];
  readonly watchers: Chair[] = [];
  readonly big: Chair[] = [];
  readonly traders: Chair[] = [];
  /** JSON seats among computer players of either game. */
  readonly bots: Chair[] = [];
  /** Codes of sleeping tables, and of one with delayed spectators. */
  readonly sleeping: string[] = [];
  readonly later: string[] = [];
  readonly games: string[] = [];

  constructor(
    readonly address: Address,
    seed: number,
  ) {
    this.dice = chance(seed);
    this.structure = bigStructure(this.dice);
  }

  get chairs(): Chair[] {
    return [...this.seats, ...this.watchers].filter(({ open }) => open);
  }

  /** Uses up the allowance of an address at the allowed rate. @param share of it, 0 to 1 */
  async encamp(share: number): Promise<void> {
    const some = (n: number) => Array.from({ length: Math.ceil(n * share) }, (_, i) => i);
    const all = await Promise.all([
      ...some(TABLES.computers).map(() => this.#computers()),
      ...some(TABLES.sleeping).map(() => this.#sleeping()),
      ...some(TABLES.loud).map(() => this.#scenario(8, { public: true }, { watchers: some(WATCHERS.loud).length, first: this.traders })),
      ...some(TABLES.later).map(() =>
        this.#scenario(2, { spectatorDelay: 600 }, { watchers: some(WATCHERS.later).length, codes: this.later }),
      ),
      ...some(TABLES.big).map(() => this.#scenario(2, {}, { first: this.big, structure: this.structure })),
      ...some(TABLES.json).flatMap(() => [this.#json({ ruleset: 'inwo', computers: 5 }), this.#json({ computers: 7 })]),
    ]);
    if (all.length === 0) throw new Error('there is nothing to lay siege with');
  }

  leave(): void {
    for (const { socket } of [...this.seats, ...this.watchers, ...this.bots]) socket.terminate();
  }

  async #computers(): Promise<void> {
    const code = await this.address.table({ computers: 7, start: true, public: true });
    const chair = code && (await this.address.sit(code));
    if (chair) this.seats.push(chair);
  }

  /** A JSON bot with the least commitment, for long games. */
  async #json(order: object): Promise<void> {
    const code = await this.address.table({ ...order, start: true, fastComputers: true });
    const chair = code && (await this.address.sit(code, {}, true));
    if (!chair) return;
    chair.socket.on('message', (bytes: Buffer) => {
      const least = /^\{"type":"view","seq":\d+,"asked":true,"least":(\{.*?\}),"missed"/.exec(bytes.toString('latin1', 0, 2000))?.[1];
      if (least !== undefined) chair.say('least', 'intent', { intent: JSON.parse(least) });
    });
    this.bots.push(chair);
  }

  async #sleeping(): Promise<void> {
    const code = await this.address.table({ scenario: midGame(2) });
    const chair = code && (await this.address.sit(code, { name: 'ann' }));
    if (!chair) return;
    this.#haggle(chair, 'bob', 50);
    chair.socket.close();
    this.sleeping.push(code);
  }

  async #scenario(
    players: number,
    order: object,
    {
      watchers = 0,
      first = [],
      codes = [],
      structure = [],
    }: { readonly watchers?: number; readonly first?: Chair[]; readonly codes?: string[]; readonly structure?: Laid[] },
  ): Promise<void> {
    const code = await this.address.table({ scenario: midGame(players, structure), ...order });
    if (!code) return;
    const chairs = await Promise.all(PLAYERS.slice(0, players).map((name) => this.address.sit(code, { name })));
    const looking = await Promise.all(Array.from({ length: watchers }, () => this.address.sit(code, { spectate: true })));
    this.seats.push(...chairs.filter((chair) => chair !== null));
    this.watchers.push(...looking.filter((chair) => chair !== null));
    if (chairs[0]) first.push(chairs[0]);
    codes.push(code);
  }

  /** Makes offers and withdraws them. @param times messages; a turn allows sixty offers */
  #haggle(chair: Chair, to: string, times: number): void {
    for (let i = 1; i <= times / 2; i += 1) {
      chair.say('offer', 'intent', { intent: { type: 'offer', to, give: { money: 1 } } });
      chair.say('withdraw', 'intent', { intent: { type: 'withdraw', offer: `offer-${i}` } });
    }
  }
}
