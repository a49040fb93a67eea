import { type Chance, chance } from '@illuminice/bots';
import { Agenda } from './agenda.js';
import { type Costs, clientsPerTable, intentUs, type Load, type Site, tablesOf } from './costs.js';
import { type Spread, Times } from './times.js';

/** What goes wrong: a process or a machine dies, all processes are replaced in turn, the databases or the balancer are away. */
export const FAULTS = ['process', 'machine', 'rolling', 'database', 'balancer'] as const;
export type FaultKind = (typeof FAULTS)[number];

export interface Plan {
  readonly costs: Costs;
  readonly load: Load;
  readonly site: Site;
  /** Simulated ms before the fault, and after it. */
  readonly quietMs: number;
  readonly afterMs: number;
  /** Null: nothing goes wrong. */
  readonly fault: FaultKind | null;
  readonly seed: number;
}

export interface Outcome {
  readonly tables: number;
  /** Intents carried out, and those that were refused or unanswered because nothing could be saved or nobody had the table. */
  readonly intents: number;
  readonly paused: number;
  /** From an intent until all have it, before and after the fault; ms. */
  readonly quiet: Spread;
  readonly troubled: Spread;
  /** Clients that lost their connection, how long until they were back (ms), and those who were not at the end. */
  readonly lost: number;
  readonly back: Spread;
  readonly away: number;
  /** Tables that went to another process. */
  readonly moved: number;
  /** The longest that work waited at a process, and at a database; ms. */
  readonly backlogMs: number;
  readonly databaseBacklogMs: number;
}

/** As the server has it: a lease, how often it is renewed, and how long a process takes until it is back; ms. */
const LEASE = 5000;
const HEARTBEAT = 1250;
const MARGIN = 1000;
const RESTART = 5000;
/** Between two processes that are replaced (the first is back by then), how long databases and the balancer are away, and a question's way there and back; ms. */
const ROLL = RESTART + 1000;
const OUTAGE = 20_000;
const BALANCER_OUTAGE = 3000;
const ROUND = 1;
/** As the page tries again: these pauses, each shortened or lengthened by up to four tenths; ms. */
const PAUSES = [150, 400, 900, 1600, 2500];
/** Writes and questions of a table that is woken, and of a client that comes. */
const WAKE_READS = 4;
const JOIN_READS = 2;

const NOBODY = -1;

/** Processes, databases, tables and clients; each intent and each return is an event, each process a queue of its own. */
class World {
  readonly #agenda = new Agenda();
  readonly #dice: Chance;
  readonly #tables: number;
  readonly #clients: number;
  /** By process: whether it lives, when it is done with its work, and until when its lease holds if it died. */
  readonly #alive: boolean[];
  readonly #freeAt: Float64Array;
  readonly #leaseUntil: Float64Array;
  readonly #databaseFreeAt: Float64Array;
  /** By table, its process; by client, the process that it is connected to. */
  readonly #home: Int32Array;
  readonly #entry: Int32Array;
  readonly #lostAt: Float64Array;
  #databasesUp = true;
  #balancerUp = true;
  readonly #times = { quiet: new Times(), troubled: new Times(), back: new Times() };
  readonly #count = { intents: 0, paused: 0, lost: 0, away: 0, moved: 0, backlogMs: 0, databaseBacklogMs: 0 };

  constructor(private readonly plan: Plan) {
    const { load, site, seed } = plan;
    this.#dice = chance(seed);
    this.#tables = Math.max(1, Math.round(tablesOf(load)));
    this.#clients = Math.max(1, Math.round(clientsPerTable(load)));
    this.#alive = Array.from({ length: site.processes }, () => true);
    this.#freeAt = new Float64Array(site.processes);
    this.#leaseUntil = new Float64Array(site.processes);
    this.#databaseFreeAt = new Float64Array(site.databases);
    this.#home = Int32Array.from({ length: this.#tables }, (_, i) => i % site.processes);
    this.#entry = Int32Array.from({ length: this.#tables * this.#clients }, (_, i) => this.#enter(this.#tableOf(i)));
    this.#lostAt = new Float64Array(this.#entry.length);
  }

  run(): Outcome {
    const { quietMs, afterMs, fault } = this.plan;
    this.#nextIntent();
    this.#agenda.runUntil(quietMs);
    if (fault) this.#happen(fault);
    this.#agenda.runUntil(quietMs + afterMs);
    const { quiet, troubled, back } = this.#times;
    return { tables: this.#tables, ...this.#count, quiet: quiet.spread, troubled: troubled.spread, back: back.spread };
  }

  #tableOf(client: number): number {
    return Math.floor(client / this.#clients);
  }

  /** Chance from above 0 to 1. */
  #random(): number {
    return (1 + this.#dice.below(1_000_000)) / 1_000_000;
  }

  /** Where the balancer sends a client of this table; nobody, if no process lives. */
  #enter(table: number): number {
    const { processes, sticky } = this.plan.site;
    const home = this.#home[table] as number;
    if (sticky && this.#alive[home]) return home;
    const first = this.#dice.below(processes);
    for (let i = 0; i < processes; i += 1) if (this.#alive[(first + i) % processes]) return (first + i) % processes;
    return NOBODY;
  }

  /** A process does some work as soon as it is done with what came before. @returns when, ms */
  #serve(process: number, us: number): number {
    const begins = Math.max(this.#agenda.now, this.#freeAt[process] as number);
    this.#count.backlogMs = Math.max(this.#count.backlogMs, begins - this.#agenda.now);
    this.#freeAt[process] = begins + us / 1000;
    return begins + us / 1000;
  }

  /** The same for the database of a table, whose cores share the work. */
  #ask(table: number, us: number): number {
    const database = table % this.plan.site.databases;
    const begins = Math.max(this.#agenda.now, this.#databaseFreeAt[database] as number);
    this.#count.databaseBacklogMs = Math.max(this.#count.databaseBacklogMs, begins - this.#agenda.now);
    this.#databaseFreeAt[database] = begins + us / 1000 / this.plan.site.databaseCores;
    return (this.#databaseFreeAt[database] as number) + ROUND;
  }

  /** Intents of all tables come one after the other, at any table as likely as at any other. */
  #nextIntent(): void {
    const perMs = (this.#tables * this.plan.load.intentsPerTable) / 1000;
    this.#agenda.after(-Math.log(this.#random()) / perMs, () => {
      this.#intent(this.#dice.below(this.#tables));
      this.#nextIntent();
    });
  }

  #intent(table: number): void {
    const { costs, load } = this.plan;
    const home = this.#home[table] as number;
    const sender = table * this.#clients + this.#dice.below(this.#clients);
    const entry = this.#entry[sender] as number;
    if (!this.#databasesUp || !this.#alive[home] || entry === NOBODY) {
      this.#count.paused += 1;
      return;
    }
    const said = this.#agenda.now;
    const arrives = entry === home ? said : this.#serve(entry, costs.forwardUs);
    const done = Math.max(arrives, this.#serve(home, intentUs(costs, load)));
    const saved = this.#ask(table, costs.databaseWriteUs) - said;
    this.#agenda.after(done - said + saved, () => this.#told(table, home, said));
  }

  #told(table: number, home: number, said: number): void {
    let heard = this.#agenda.now;
    for (let i = 0; i < this.#clients; i += 1) {
      const entry = this.#entry[table * this.#clients + i] as number;
      if (entry !== NOBODY && entry !== home) heard = Math.max(heard, this.#serve(entry, this.plan.costs.forwardUs));
    }
    this.#count.intents += 1;
    this.#times[said < this.plan.quietMs ? 'quiet' : 'troubled'].note(heard - said);
  }

  #happen(fault: FaultKind): void {
    const { processes, perMachine } = this.plan.site;
    if (fault === 'process') this.#die([0], HEARTBEAT * this.#random());
    else if (fault === 'machine') {
      const dead = Array.from({ length: Math.min(perMachine, processes) }, (_, i) => i);
      this.#die(dead, HEARTBEAT * this.#random());
    } else if (fault === 'rolling')
      // Whoever stops in peace gives its lease back.
      for (let i = 0; i < processes; i += 1) this.#agenda.after(i * ROLL, () => this.#die([i], LEASE));
    else if (fault === 'database') {
      this.#databasesUp = false;
      this.#agenda.after(LEASE - MARGIN, () => this.#abandon());
      this.#agenda.after(OUTAGE, () => {
        this.#databasesUp = true;
      });
    } else {
      this.#balancerUp = false;
      this.#agenda.after(BALANCER_OUTAGE, () => {
        this.#balancerUp = true;
      });
      for (let client = 0; client < this.#entry.length; client += 1) this.#lose(client);
    }
  }

  /** @param spent so much of the lease is over; ms */
  #die(dead: readonly number[], spent: number): void {
    const { now } = this.#agenda;
    for (const process of dead) {
      this.#alive[process] = false;
      this.#leaseUntil[process] = now + LEASE - spent;
      this.#agenda.after(RESTART, () => {
        this.#alive[process] = true;
        this.#freeAt[process] = 0;
      });
    }
    const isDead = (process: number) => process !== NOBODY && !this.#alive[process];
    for (let client = 0; client < this.#entry.length; client += 1)
      if (isDead(this.#entry[client] as number) || isDead(this.#home[this.#tableOf(client)] as number)) this.#lose(client);
    // A process that is back has none of its tables: they are nobody's until the lease ends, and go to whoever is asked for them.
    for (let table = 0; table < this.#tables; table += 1) {
      const home = this.#home[table] as number;
      if (isDead(home)) this.#home[table] = NOBODY - 1 - home;
    }
  }

  /** No lease could be renewed: every process closes its tables before anybody else may have them. */
  #abandon(): void {
    for (let client = 0; client < this.#entry.length; client += 1) this.#lose(client);
    for (let table = 0; table < this.#tables; table += 1) {
      const home = this.#home[table] as number;
      if (home < 0) continue;
      this.#leaseUntil[home] = this.#agenda.now + MARGIN;
      this.#home[table] = NOBODY - 1 - home;
    }
  }

  #lose(client: number): void {
    if (this.#entry[client] === NOBODY) return;
    this.#entry[client] = NOBODY;
    this.#lostAt[client] = this.#agenda.now;
    this.#count.lost += 1;
    this.#count.away += 1;
    this.#again(client, 0);
  }

  #again(client: number, attempt: number): void {
    const pause = PAUSES[Math.min(attempt, PAUSES.length - 1)] as number;
    this.#agenda.after(pause * (0.6 + 0.8 * this.#random()), () => this.#comes(client, attempt));
  }

  /** A client tries to come back. */
  #comes(client: number, attempt: number): void {
    const { costs } = this.plan;
    const table = this.#tableOf(client);
    const entry = this.#balancerUp && this.#databasesUp ? this.#enter(table) : NOBODY;
    if (entry === NOBODY) {
      this.#again(client, attempt + 1);
      return;
    }
    this.#ask(table, JOIN_READS * costs.databaseReadUs);
    let home = this.#home[table] as number;
    if (home < NOBODY) {
      if (this.#agenda.now < (this.#leaseUntil[NOBODY - 1 - home] as number)) {
        this.#again(client, attempt + 1);
        return;
      }
      home = entry;
      this.#home[table] = home;
      this.#count.moved += 1;
      this.#ask(table, WAKE_READS * costs.databaseReadUs);
      this.#serve(home, costs.wakeUs);
    }
    if (entry !== home) this.#serve(entry, 4 * costs.forwardUs);
    const back = this.#serve(home, costs.joinUs);
    this.#entry[client] = entry;
    this.#count.away -= 1;
    this.#times.back.note(back - (this.#lostAt[client] as number));
  }
}

/** Plays a plan. The same plan comes out the same on every machine. */
export const simulate = (plan: Plan): Outcome => new World(plan).run();
