import type { RulesetId } from '@illuminice/rules';

/** What a load test is to do. */
export interface LoadPlan {
  url: string;
  ruleset: RulesetId;
  /** Tables at the same time, and players at each. */
  rooms: number;
  players: number;
  /** One after the other in each room. */
  games: number;
  seed: number;
  /** Milliseconds a player thinks before each answer, on the average. */
  think: number;
  /** Seconds over which the rooms begin, one after the other. */
  ramp: number;
  /** Games are broken off after so many intents. */
  intents: number;
  /** No game begins after so many seconds, and those that are on are broken off; 0: no end but the games' own. */
  seconds: number;
  /** In percent of the players: clients that only look on, players that drop and return, and attackers. */
  spectators: number;
  droppers: number;
  hostile: number;
  /** Processes that the rooms are shared out among. */
  processes: number;
  /** Sit down at this table instead of opening any. */
  table?: string;
}

/** One room's part of the plan. */
export interface RoomShare {
  /** From 1. */
  room: number;
  spectators: number;
  droppers: number;
  /** Milliseconds after the start of the test. */
  begins: number;
}

/** Shares out `total` things as evenly as they go: what falls to part `i` of `parts`. */
const shareOf = (total: number, i: number, parts: number): number =>
  Math.floor((total * (i + 1)) / parts) - Math.floor((total * i) / parts);

/** So many of all players, rounded. */
const portion = ({ rooms, players }: LoadPlan, percent: number): number => Math.round((rooms * players * percent) / 100);

/** Clients of each kind. */
export function clientsOf(plan: LoadPlan): { players: number; spectators: number; droppers: number; hostile: number } {
  return {
    players: plan.rooms * plan.players,
    spectators: portion(plan, plan.spectators),
    droppers: portion(plan, plan.droppers),
    hostile: portion(plan, plan.hostile),
  };
}

/** What each process does: every room once, shares of the whole spread evenly over the rooms. */
export function sharesOf(plan: LoadPlan): RoomShare[][] {
  const { spectators, droppers } = clientsOf(plan);
  const rooms = Array.from({ length: plan.rooms }, (_, i) => ({
    room: i + 1,
    spectators: shareOf(spectators, i, plan.rooms),
    droppers: shareOf(droppers, i, plan.rooms),
    begins: (1000 * plan.ramp * i) / plan.rooms,
  }));
  const processes = Math.min(plan.processes, plan.rooms);
  return Array.from({ length: processes }, (_, i) => rooms.filter((_room, at) => at % processes === i));
}
