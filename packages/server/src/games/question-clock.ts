import { CLOCK_BASE, type ClockName } from '@illuminice/protocol';
import type { AnyBoard, AnyDecision, PlayerId } from '@illuminice/rules';
import { z } from 'zod';
import type { ClockRules, Timer } from './server-game.js';

/** Time left of a suspended question, in ms. */
interface Suspended {
  rev: number;
  left: number;
}

export interface QuestionTimer<K extends string> extends Timer {
  readonly kind: K;
  readonly suspended: Readonly<Record<string, Suspended>>;
  readonly attack: number | null;
}

type ClockBoard = AnyBoard & { readonly frames: readonly { readonly id: number }[]; readonly attack: Fought | null };
interface Fought {
  readonly id: number;
  readonly by: PlayerId;
}

interface Questions<B extends ClockBoard, K extends string> {
  /** Time of each kind of question in base times of the clock. The dice have a time of their own, the end has none. */
  readonly inBases: Readonly<Record<Exclude<K, 'dice' | 'over'>, number>>;
  decision(board: B): AnyDecision & { readonly kind: K };
  /** Identifies a turn or a part of it: a turn's time grows only when this key changes. */
  turnKey(board: B): string;
  /** Identifies a question without a window; null: its kind does. */
  seatKey(board: B): string | null;
  mayHold(board: B, player: PlayerId): boolean;
}

/** How long the dice lie, and how long when they are held; ms. */
const DICE = 4000;
const DICE_HELD = 12_000;
/** Least base times left to a turn that goes on after an attack. */
const TURN_AFTER_ATTACK = 2;

/** Least time after a commitment: 8 s, after the fifth 5 s, after the tenth 3 s. `rev` counts them. */
const leftAfter = (rev: number): number => {
  if (rev <= 5) return 8000;
  return rev <= 10 ? 5000 : 3000;
};

/** Time left of a reopened question, or after a commitment. */
const atLeast = (kind: string, rev: number, base: number): number => {
  if (kind === 'turn') return TURN_AFTER_ATTACK * base;
  return kind === 'dice' ? DICE : leftAfter(rev);
};

/** The clock of a game whose questions are windows on a stack. */
export function questionClock<B extends ClockBoard, K extends string>(game: Questions<B, K>): ClockRules<B, QuestionTimer<K>> {
  const { inBases, decision } = game;
  const allowance = (kind: K, base: number): number =>
    kind === 'dice' || kind === 'over' ? DICE : inBases[kind as Exclude<K, 'dice' | 'over'>] * base;

  /** Key of a question: a turn ends regardless of its player's acts. */
  const keyOf = (board: B): string => {
    const { kind, frame } = decision(board);
    if (kind === 'turn') return `turn:${board.turn?.number}:${game.turnKey(board)}`;
    return `${kind}:${game.seatKey(board) ?? frame}`;
  };

  /** Suspend the previous timer, keeping only those whose question can reopen. */
  const suspend = (before: QuestionTimer<K> | null, board: B, now: number): QuestionTimer<K>['suspended'] => {
    if (!before) return {};
    const waiting = { ...before.suspended, [before.key]: { rev: before.rev, left: Math.max(0, before.at - now) } };
    const turn = `turn:${board.turn?.number}:`;
    const frames = board.frames.map(({ id }) => `:${id}`);
    return Object.fromEntries(
      Object.entries(waiting).filter(
        ([key]) => key.startsWith(turn) || (!key.startsWith('turn:') && frames.some((end) => key.endsWith(end))),
      ),
    );
  };

  return {
    timerShape: z.strictObject({
      kind: z.enum(['dice', 'over', ...Object.keys(inBases)] as string[] as [K, ...K[]]),
      frame: z.number().nullable(),
      rev: z.number(),
      key: z.string(),
      since: z.number(),
      at: z.number(),
      suspended: z.record(z.string(), z.strictObject({ rev: z.number(), left: z.number() })),
      attack: z.number().nullable(),
      more: z.array(z.string().min(1).max(40)),
      held: z.boolean(),
    }) as unknown as z.ZodType<QuestionTimer<K>>,

    nextTimer(before, board, clock, now) {
      const { kind, frame, rev } = decision(board);
      const base = CLOCK_BASE[clock];
      if (base === null || kind === 'over') return null;
      const key = keyOf(board);
      const attack = board.attack?.id ?? null;
      const more = before?.attack === attack ? before.more : [];
      if (before?.key === key) {
        const due = rev > before.rev ? Math.max(before.at, now + atLeast(kind, rev, base)) : before.at;
        return { ...before, rev, at: due, more };
      }
      const suspended = board.frames.length === 0 && kind !== 'turn' ? {} : suspend(before, board, now);
      const known = suspended[key];
      const time = known
        ? Math.max(known.left, known.rev === rev && kind !== 'turn' ? 0 : atLeast(kind, rev, base))
        : allowance(kind, base);
      return { kind, frame, rev, key, since: now, at: now + time, suspended, attack, more, held: false };
    },

    /** One base time more in the open contest, once a contest and player; null if the player cannot have it. */
    withMoreTime(timer, board, clock: ClockName, player) {
      const base = CLOCK_BASE[clock];
      const acting = board.attack?.by === player || decision(board).who.includes(player);
      if (base === null || timer.kind !== 'contest' || !acting || timer.more.includes(player)) return null;
      return { ...timer, at: timer.at + base, more: [...timer.more, player] };
    },

    withDiceHeld(timer, board, player) {
      if (timer.kind !== 'dice' || timer.held || !game.mayHold(board, player)) return null;
      return { ...timer, at: Math.max(timer.at, timer.since + DICE_HELD), held: true };
    },
  };
}
