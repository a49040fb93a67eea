import { CLOCK_BASE, type ClockName } from '@illuminice/protocol';
import type { PlayerId } from '@illuminice/rules';
import { type Board, DECISION_KINDS, type DecisionKind, decision } from '@illuminice/rules/classic';
import { z } from 'zod';
import type { ClockRules, Timer } from '../server-game.js';

/*
 * When the table's patience ends (C-1206). Functions of the board, of the clock that the host chose, and of when things
 * were seen: of what is public, and of nothing else.
 */

/** What was left of a question when another one came in between, in ms. */
interface Suspended {
  rev: number;
  left: number;
}

export interface ClassicTimer extends Timer {
  readonly kind: DecisionKind;
  /** What waits below, by key. */
  readonly suspended: Readonly<Record<string, Suspended>>;
  readonly attack: number | null;
}

/** Time for each question, in base times of the clock. The dice have a time of their own. */
const IN_BASES: Readonly<Record<Exclude<DecisionKind, 'dice' | 'over'>, number>> = {
  chooseIlluminati: 4,
  chooseGoal: 4,
  turn: 6,
  start: 0.5,
  contest: 1,
  playing: 0.5,
  replace: 2,
  roll: 1,
  place: 4,
  settle: 2,
};

/** The dice lie for so long, and for so long when they are held; ms. */
const DICE = 4000;
const DICE_HELD = 12_000;
/** A turn that goes on after an attack has at least so many base times left. */
const TURN_AFTER_ATTACK = 2;

/** What a commitment leaves at least: 8 s, after the fifth 5 s, after the tenth 3 s. `rev` counts them. */
const leftAfter = (rev: number): number => {
  if (rev <= 5) return 8000;
  return rev <= 10 ? 5000 : 3000;
};

const allowance = (kind: DecisionKind, base: number): number => (kind === 'dice' || kind === 'over' ? DICE : IN_BASES[kind] * base);

/** What a question has left when it comes up again, or somebody committed something to it. */
const atLeast = (kind: DecisionKind, rev: number, base: number): number => {
  if (kind === 'turn') return TURN_AFTER_ATTACK * base;
  return kind === 'dice' ? DICE : leftAfter(rev);
};

/**
 * One question from the next. Of a turn's time nothing gives more but a phase or a regular action that is behind it, so
 * that it ends whatever its player does.
 */
const keyOf = (board: Board): string => {
  const { kind, frame, who } = decision(board);
  if (kind === 'chooseIlluminati') return `${kind}:${who[0]}`;
  if (kind === 'turn') return `turn:${board.turn?.number}:${board.phase}:${board.turn?.actionsLeft}`;
  return `${kind}:${frame}`;
};

/**
 * The timer of a board that was just reached.
 *
 * @param before the timer until now; null: none ran
 * @param now epoch ms
 * @returns null if nothing runs out: without a clock, and once the game is over
 */
function nextTimer(before: ClassicTimer | null, board: Board, clock: ClockName, now: number): ClassicTimer | null {
  const { kind, frame, rev } = decision(board);
  const base = CLOCK_BASE[clock];
  if (base === null || kind === 'over') return null;
  const key = keyOf(board);
  const attack = board.attack?.id ?? null;
  const more = before?.attack === attack ? before.more : [];
  if (before?.key === key) {
    const at = rev > before.rev ? Math.max(before.at, now + atLeast(kind, rev, base)) : before.at;
    return { ...before, rev, at, more };
  }
  const suspended = board.frames.length === 0 && kind !== 'turn' ? {} : suspend(before, board, now);
  const known = suspended[key];
  const time = known ? Math.max(known.left, known.rev === rev && kind !== 'turn' ? 0 : atLeast(kind, rev, base)) : allowance(kind, base);
  return { kind, frame, rev, key, since: now, at: now + time, suspended, attack, more, held: false };
}

/** What came before goes to the rest that waits, as far as it can come up again. */
function suspend(before: ClassicTimer | null, board: Board, now: number): ClassicTimer['suspended'] {
  if (!before) return {};
  const waiting = { ...before.suspended, [before.key]: { rev: before.rev, left: Math.max(0, before.at - now) } };
  const turn = `turn:${board.turn?.number}:`;
  const frames = board.frames.map(({ id }) => `:${id}`);
  return Object.fromEntries(
    Object.entries(waiting).filter(
      ([key]) => key.startsWith(turn) || (!key.startsWith('turn:') && frames.some((end) => key.endsWith(end))),
    ),
  );
}

/** One base time more in the open contest (once a contest and player), or null if this player cannot have it. */
function withMoreTime(timer: ClassicTimer, board: Board, clock: ClockName, player: PlayerId): ClassicTimer | null {
  const base = CLOCK_BASE[clock];
  const acting = board.attack?.by === player || decision(board).who.includes(player);
  if (base === null || timer.kind !== 'contest' || !acting || timer.more.includes(player)) return null;
  return { ...timer, at: timer.at + base, more: [...timer.more, player] };
}

/** The dice held, by a player who holds any Special, or null if they cannot be. */
function withDiceHeld(timer: ClassicTimer, board: Board, player: PlayerId): ClassicTimer | null {
  const seat = board.seats.find((one) => one.player === player);
  const holds = seat?.status === 'in' && seat.faceDown + seat.faceUp.length > 0;
  if (timer.kind !== 'dice' || timer.held || !holds) return null;
  return { ...timer, at: Math.max(timer.at, timer.since + DICE_HELD), held: true };
}

const timerShape = z.strictObject({
  kind: z.enum(DECISION_KINDS),
  frame: z.number().nullable(),
  rev: z.number(),
  key: z.string(),
  since: z.number(),
  at: z.number(),
  suspended: z.record(z.string(), z.strictObject({ rev: z.number(), left: z.number() })),
  attack: z.number().nullable(),
  more: z.array(z.string().min(1).max(40)),
  held: z.boolean(),
});

export const clock: ClockRules<Board, ClassicTimer> = { timerShape, nextTimer, withMoreTime, withDiceHeld };
