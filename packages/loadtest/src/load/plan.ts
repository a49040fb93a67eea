import type { RulesetId } from '@illuminice/rules';

export interface LoadPlan {
  url: string;
  ruleset: RulesetId;
  /** Parallel tables, and players at each. */
  rooms: number;
  players: number;
  games: number;
  seed: number;
  /** Average thinking time in ms. */
  think: number;
  /** Seconds over which rooms start. */
  ramp: number;
  intents: number;
  /** Seconds after which no game starts and running ones end; 0: no limit. */
  seconds: number;
  /** Percentages of the players: additional spectators, reconnecting players, and attackers. */
  spectators: number;
  droppers: number;
  hostile: number;
  processes: number;
  table?: string;
}

export interface RoomShare {
  /** Starts at 1. */
  room: number;
  spectators: number;
  droppers: number;
  /** Delay after the start of the test in ms. */
  begins: number;
}

const shareOf = (total: number, i: number, parts: number): number =>
  Math.floor((total * (i + 1)) / parts) - Math.floor((total * i) / parts);

const portion = ({ rooms, players }: LoadPlan, percent: number): number => Math.round((rooms * players * percent) / 100);

export function clientsOf(plan: LoadPlan): { players: number; spectators: number; droppers: number; hostile: number } {
  return {
    players: plan.rooms * plan.players,
    spectators: portion(plan, plan.spectators),
    droppers: portion(plan, plan.droppers),
    hostile: portion(plan, plan.hostile),
  };
}

/** Division of rooms and special clients among processes, evenly. */
export function sharesOf(plan: LoadPlan): RoomShare[][] {
  const { spectators, droppers } = clientsOf(plan);
  const rooms = Array.from({ length: plan.rooms }, (_, i) => ({
    room: i + 1,
    spectators: shareOf(spectators, i, plan.rooms),
    droppers: shareOf(droppers, i, plan.rooms),
    begins: (1000 * plan.ramp * i) / plan.rooms,
  }));
  const processes = Math.min(plan.processes, plan.rooms);
  return Array.from({ length: processes }, (_, i) => rooms.filter((_room, index) => index % processes === i));
}
