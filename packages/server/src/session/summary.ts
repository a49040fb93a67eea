import type { Stage, TableSummary } from '@illuminice/protocol';
import { recordSchema, type TableRecord } from '../store/record.js';
import { isKept, type Seat } from './seats.js';

/** What the list says of a table, whether it is awake or not. @param people who only look on */
export function summaryOf(
  code: string,
  stage: Stage,
  settings: TableRecord['settings'],
  seats: { capacity: number; all: readonly Pick<Seat, 'tokenHash' | 'computer' | 'name'>[] },
  people: number,
): TableSummary {
  const taken = seats.all.filter((seat) => !isKept(seat));
  return {
    code,
    ruleset: settings.ruleset,
    name: settings.name,
    stage,
    seats: seats.capacity,
    taken: taken.length,
    names: settings.public && settings.passwordHash === null ? taken.map(({ name }) => name) : [],
    spectators: people,
    password: settings.passwordHash !== null,
    watchable: settings.spectators,
    spectatorDelay: settings.spectatorDelay,
    public: settings.public,
  };
}

/** What the list says of a table that sleeps. */
export function asleep(code: string, json: string): TableSummary {
  const { stage, settings, seats } = recordSchema.parse(JSON.parse(json));
  return summaryOf(code, stage, settings, seats, 0);
}
