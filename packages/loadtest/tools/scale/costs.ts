/** What things cost, as `bench` measures them. Processor time in µs, memory in kB of 1000 bytes. */
export interface Costs {
  /** An intent at a table of four, its journal included, beside how many spectators there are. */
  readonly intentUs: number;
  /** A table at which nobody does anything, for a second. */
  readonly idleTableUs: number;
  /** What one more client adds to a step: a seat or a spectator. */
  readonly clientStepUs: number;
  /** Somebody who comes, or comes back. */
  readonly joinUs: number;
  /** A table that is read from the store and stepped from its snapshot. */
  readonly wakeUs: number;
  /** A frame that a process passes on between a client and the table's process. */
  readonly forwardUs: number;
  readonly tableKB: number;
  /** A socket with its buffers. */
  readonly socketKB: number;
  /** Of each intent to each client, with the headers of its segment. */
  readonly stepBytes: number;
  /** PostgreSQL's processor time for a change that is written with others, and for a question. */
  readonly databaseWriteUs: number;
  readonly databaseReadUs: number;
}

/** How many there are, and what they do. */
export interface Load {
  readonly seats: number;
  readonly seatsPerTable: number;
  readonly spectatorsPerTable: number;
  /** Of all who sit at a table, each second: people think. */
  readonly intentsPerTable: number;
}

/** What all of it runs on. */
export interface Site {
  readonly processes: number;
  /** Processes that end together. */
  readonly perMachine: number;
  /** PostgreSQL servers, each with so many cores; a table's code says which one has it. */
  readonly databases: number;
  readonly databaseCores: number;
  /** Whether the balancer sends a client to its table's process; else any process takes it, and passes on what it says. */
  readonly sticky: boolean;
}

/** So much of a core is used at most, by plan. */
export const PLANNED = 0.7;

export const tablesOf = ({ seats, seatsPerTable }: Load): number => seats / seatsPerTable;
export const clientsPerTable = ({ seatsPerTable, spectatorsPerTable }: Load): number => seatsPerTable + spectatorsPerTable;

/** The part of all clients whose frames go through another process than their table's. */
export const passedOn = ({ processes, sticky }: Site): number => (sticky ? 0 : 1 - 1 / processes);

/** An intent at the table's process: what it costs with four clients, and what those beyond four add. */
export const intentUs = (costs: Costs, load: Load): number => costs.intentUs + (clientsPerTable(load) - 4) * costs.clientStepUs;

/** A step's frames, in and out, at the processes that pass them on. */
export const forwardedUs = (costs: Costs, load: Load, site: Site): number => passedOn(site) * costs.forwardUs * (1 + clientsPerTable(load));

/** What a site needs for a load that runs smoothly. */
export interface Needs {
  /** Of one process: tables and sockets, µs of each second, and MB. */
  readonly tablesPerProcess: number;
  readonly socketsPerProcess: number;
  readonly busy: number;
  readonly mb: number;
  /** Of one database, the part of its cores that is busy. */
  readonly databaseBusy: number;
  readonly writesPerSecond: number;
  /** Of all processes together, out. */
  readonly mbitPerSecond: number;
}

/** Reckons what a load asks of a site, by the costs alone. */
export function needsOf(costs: Costs, load: Load, site: Site): Needs {
  const tables = tablesOf(load) / site.processes;
  const clients = tables * clientsPerTable(load);
  const intents = tables * load.intentsPerTable;
  const us = intents * (intentUs(costs, load) + forwardedUs(costs, load, site)) + tables * costs.idleTableUs;
  // A socket that is passed on is one at each end.
  const sockets = clients * (1 + 2 * passedOn(site));
  const writesPerSecond = tablesOf(load) * load.intentsPerTable;
  return {
    tablesPerProcess: tables,
    socketsPerProcess: sockets,
    busy: us / 1_000_000,
    mb: (tables * costs.tableKB + sockets * costs.socketKB) / 1000,
    databaseBusy: (writesPerSecond * costs.databaseWriteUs) / 1_000_000 / (site.databases * site.databaseCores),
    writesPerSecond,
    mbitPerSecond: (8 * writesPerSecond * clientsPerTable(load) * costs.stepBytes) / 1_000_000,
  };
}

/** The smallest site of this kind that carries a load by plan. */
export function siteFor(costs: Costs, load: Load, kind: Omit<Site, 'processes' | 'databases'>): Site {
  let site: Site = { ...kind, processes: 1, databases: 1 };
  // With more processes more is passed on, so that it takes some steps until it is enough.
  for (;;) {
    const { busy, databaseBusy } = needsOf(costs, load, site);
    const processes = Math.max(1, Math.ceil((site.processes * busy) / PLANNED));
    const databases = Math.max(1, Math.ceil((site.databases * databaseBusy) / PLANNED));
    if (processes <= site.processes && databases <= site.databases) return site;
    site = { ...site, processes: Math.max(processes, site.processes), databases: Math.max(databases, site.databases) };
  }
}
