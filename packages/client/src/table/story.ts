import type { CardId, PlayerId } from '@illuminice/rules';

/* Facts of a finished game for the chronicle, without words and DOM. Each game finds its own among public events; common rules are here. */

/** Kinds of turning points; each has a title and sentences in every language. */
export type PointKind =
  | 'capture'
  | 'control'
  | 'freed'
  | 'longShot'
  | 'flop'
  | 'fallen'
  | 'ownGoal'
  | 'out'
  | 'left'
  | 'brokenWord'
  | 'betrayal'
  | 'meddling'
  | 'privilege'
  | 'cancelled'
  | 'deal'
  | 'order'
  | 'disaster'
  | 'reign'
  | 'lastReign'
  | 'final';

/** A turning point: kind, time, and the values of its sentence. */
export interface Point {
  readonly kind: PointKind;
  readonly turn: number;
  readonly moment: number;
  readonly player?: PlayerId | null;
  /** The other player: victim, partner. */
  readonly other?: PlayerId | null;
  readonly card?: CardId;
  /** Number of cards or turns, at least 1. */
  readonly n?: number;
  /** Chance before the dice, 0 to 100. */
  readonly chance?: number;
  readonly promise?: string;
}

export type HeadlineKind = 'basic' | 'special' | 'shared' | 'last' | 'score' | 'draw' | 'agreed';

export interface Story {
  readonly headline: { readonly kind: HeadlineKind; readonly winners: readonly PlayerId[]; readonly card: CardId | null };
  readonly turns: number;
  readonly points: readonly Point[];
  /** Illuminati of each player at the end; null: unknown. */
  readonly illuminati: Readonly<Record<PlayerId, CardId | null>>;
  /** Cards that one player took from another, or destroyed. */
  readonly taken: readonly Taken[];
  /** The longest lead; null: nobody led. */
  readonly reign: Reign | null;
}

export interface Taken {
  readonly by: PlayerId;
  readonly from: PlayerId;
  readonly n: number;
}

/** A point with its weight, 0 to 100. */
export interface Weighed {
  readonly point: Point;
  readonly weight: number;
}

const MOST_POINTS = 6;
const MOST_OF_A_KIND = 2;
const SINGLE: ReadonlySet<PointKind> = new Set(['betrayal', 'brokenWord', 'meddling']);

/** True if two points describe the same deed: an attack against the odds is a capture, too. */
const isSameDeed = (left: Point, right: Point): boolean =>
  left.moment === right.moment || (left.card !== undefined && left.card === right.card && left.turn === right.turn);

/** The points of most weight, at most two of a kind and one of a deed, in chronological order. @param room most points */
export function weightiest(found: readonly Weighed[], room = MOST_POINTS): Point[] {
  const chosen: Point[] = [];
  for (const { point } of [...found].sort((left, right) => right.weight - left.weight)) {
    if (chosen.length === room) break;
    const most = SINGLE.has(point.kind) ? 1 : MOST_OF_A_KIND;
    if (chosen.filter(({ kind }) => kind === point.kind).length >= most) continue;
    if (!chosen.some((other) => isSameDeed(point, other))) chosen.push(point);
  }
  return chosen.sort((left, right) => left.moment - right.moment);
}

export function takenIn(found: readonly Weighed[]): Taken[] {
  const sums = new Map<string, Taken>();
  for (const { point } of found) {
    const { kind, player: by, other: from, n = 1 } = point;
    if ((kind !== 'capture' && kind !== 'fallen' && kind !== 'freed') || by == null || from == null) continue;
    const key = `${by} ${from}`;
    sums.set(key, { by, from, n: n + (sums.get(key)?.n ?? 0) });
  }
  return [...sums.values()];
}

/** Factor on the number of players: turns for which an agreement is remembered. */
const ROUNDS_OF_TRUST = 3;

interface Pact {
  readonly turn: number;
  /** Promises by player, in their own words. */
  readonly promises: ReadonlyMap<PlayerId, string>;
}

/** Agreements between players, and acts against fresh ones. @param players number of players */
export class Pacts {
  readonly #made = new Map<string, Pact>();

  constructor(private readonly players: number) {}

  made(one: PlayerId, other: PlayerId, turn: number, promises: Pact['promises'] = new Map()): void {
    this.#made.set(keyOf(one, other), { turn, promises });
  }

  /** Ends a fresh pact when `player` acts against `other`. @returns turns since, and their promise; null: none */
  broken(player: PlayerId, other: PlayerId, turn: number): { readonly n: number; readonly promise: string | undefined } | null {
    const key = keyOf(player, other);
    const pact = this.#made.get(key);
    if (!pact || turn - pact.turn > ROUNDS_OF_TRUST * this.players) return null;
    this.#made.delete(key);
    return { n: Math.max(1, turn - pact.turn), promise: pact.promises.get(player) };
  }
}

const keyOf = (one: PlayerId, other: PlayerId): string => [one, other].sort().join(' ');

/** Least part of a goal that makes a leader. */
const LEADS_FROM = 0.34;

export interface Reign {
  readonly player: PlayerId;
  /** Number of turns, and the moment and turn of its end. */
  readonly n: number;
  readonly moment: number;
  readonly turn: number;
}

/** The longest time that one player was nearest to a goal. */
export class Reigns {
  #longest: Reign | null = null;
  #leader: PlayerId | null = null;
  #since = 0;

  /** Notes progress at the start of a turn, or the end of the game. @param progress part of the goal reached by each player, 0 to 1 */
  note(turn: number, moment: number, progress: ReadonlyMap<PlayerId, number>): void {
    const [first, second] = [...progress].sort(([, left], [, right]) => right - left);
    const leader = first && first[1] >= LEADS_FROM && first[1] > (second?.[1] ?? 0) ? first[0] : null;
    if (leader !== this.#leader) {
      this.#leader = leader;
      this.#since = turn;
    }
    const n = turn - this.#since;
    if (leader !== null && n > (this.#longest?.n ?? 0)) this.#longest = { player: leader, n, moment, turn };
  }

  get longest(): Reign | null {
    return this.#longest;
  }
}

const SHORTEST_REIGN = 3;

/** A reign as a point: long ones without a victory weigh more. @param players number of players */
export function reignPoint(reign: Reign | null, winners: readonly PlayerId[], players: number): Weighed[] {
  if (!reign || reign.n < Math.max(SHORTEST_REIGN, players)) return [];
  const { player, n, moment, turn } = reign;
  const won = winners.includes(player);
  return [{ point: { kind: won ? 'lastReign' : 'reign', turn, moment, player, n }, weight: won ? 56 : 78 }];
}

/** An open attack. `odds`: successful rolls of the 36. */
export interface Tried {
  readonly player: PlayerId;
  readonly card: CardId;
  readonly owner: PlayerId | null;
  odds: number;
}

/** Rolls of 36 from which a failure, and up to which a success, is a point. */
const LIKELY = 24;
const UNLIKELY = 15;

/** A point for an attack against the odds. @param at turn and moment of its end */
export function againstOdds({ player, card, owner, odds }: Tried, won: boolean, at: Pick<Point, 'turn' | 'moment'>): Weighed[] {
  const chance = Math.round((100 * odds) / 36);
  const fact = { ...at, player, card, other: owner === player ? null : owner, chance };
  if (won && odds <= UNLIKELY) return [{ point: { kind: 'longShot', ...fact }, weight: 84 - odds }];
  if (!won && odds >= LIKELY) return [{ point: { kind: 'flop', ...fact }, weight: 30 + odds }];
  return [];
}

/** A point for an act against a recent partner; empty without a pact. @param kind without a promise */
export function treachery(
  pacts: Pacts,
  kind: 'betrayal' | 'meddling',
  fact: Pick<Point, 'turn' | 'moment' | 'card'> & { readonly player: PlayerId; readonly other: PlayerId },
): Weighed[] {
  const broken = pacts.broken(fact.player, fact.other, fact.turn);
  if (!broken) return [];
  const { n, promise } = broken;
  if (promise && !promise.startsWith('@')) return [{ point: { ...fact, kind: 'brokenWord', n, promise }, weight: 95 }];
  return [{ point: { ...fact, kind, n }, weight: kind === 'betrayal' ? 88 : 80 }];
}

/** Kind of the headline. @param goal how the goal was met, if it was */
export const headlineKind = (
  { ended, winners }: { readonly ended: 'goal' | 'last' | 'draw' | 'score' | 'agreed'; readonly winners: readonly PlayerId[] },
  goal: 'basic' | 'special',
): HeadlineKind => {
  if (ended !== 'goal') return ended;
  return winners.length > 1 ? 'shared' : goal;
};

/** Part of the turns after which a capture may have decided the game. */
const LATE = 0.6;

/** Marks a winner's last capture as decisive, unless it was long before the end. @param turns of the game */
export function withFinal(found: readonly Weighed[], winners: readonly PlayerId[], turns: number): Weighed[] {
  const taken = ({ point }: Weighed) =>
    (point.kind === 'capture' || point.kind === 'control') && point.player != null && winners.includes(point.player);
  const last = found.findLast(taken);
  if (!last || last.point.turn < LATE * turns) return [...found];
  return found.map((entry) => (entry === last ? { point: { ...last.point, kind: 'final' }, weight: 100 } : entry));
}
