import type { Refusal } from '../../core/types.js';
import { type Actor, runningAttack, tableCard } from '../game/game.js';
import type { Attack, CopyId, PlayFields, TableCard } from '../types/index.js';
import { refuse } from '../types/refusals.js';

/* Arguments of effects as data: which fields a play fills, what may stand there, and why something may not (N-902). */

export type Field = keyof PlayFields;

/** A use of a card as far as it is put together. */
export interface Draft<E = unknown> {
  readonly actor: Actor;
  readonly copy: CopyId;
  readonly card: string;
  readonly effect: E;
  readonly fields: PlayFields;
}

/** One thing that an effect asks for beside its card. */
export interface Argument<V, E = unknown> {
  /** Fields of the play that name it, a refusal names the first; none: the table says what it is. */
  readonly fields: readonly Field[];
  /** A list: each candidate is one entry of it, and so many may be named at most. */
  readonly most?: number;
  /** Least number of entries, more than one. */
  readonly least?: number;
  readonly optional?: true;
  /** The effect takes place even if the thing is gone by then. */
  readonly fades?: true;
  /** A word that the effect does not know is ignored where the argument may be left out. */
  readonly lenient?: true;
  /** True if it is asked for beside what is named so far; elsewhere its fields are nobody's business. Left out: always. */
  asked?(draft: Draft<E>): boolean;
  /** The thing named; undefined if nothing is named, or it cannot be found any more. */
  read(draft: Draft<E>): V | undefined;
  /** The refusal where nothing is named; left out or null: that something is to be named (N-902 needs). */
  missing?(draft: Draft<E>): Refusal | null;
  check(draft: Draft<E>, value: V): Refusal | null;
  /** Values of the fields that are worth a check, by what the player may know. */
  candidates(draft: Draft<E>): readonly PlayFields[];
}

// biome-ignore lint/suspicious/noExplicitAny: arguments read the facts of their own effect alone
export type Arguments = Readonly<Record<string, Argument<unknown, any>>>;

export type Things<A extends Arguments> = { readonly [N in keyof A]: A[N] extends Argument<infer V, infer _> ? V : never };

export const firstOf = <T>(things: readonly T[], refusalFor: (thing: T) => Refusal | null): Refusal | null => {
  for (const thing of things) {
    const refusal = refusalFor(thing);
    if (refusal) return refusal;
  }
  return null;
};

export const optional = <V, E = unknown>(argument: Argument<V, E>): Argument<V | undefined, E> =>
  ({ ...argument, optional: true }) as Argument<V | undefined, E>;

/** An argument that has to be filled, and whose thing may be gone when the effect takes place. */
export const fading = <V, E = unknown>(argument: Argument<V, E>): Argument<V | undefined, E> =>
  ({ ...argument, fades: true }) as Argument<V | undefined, E>;

/** An argument that only some plays of the card ask for. */
export const asked = <V, E = unknown>(argument: Argument<V, E>, where: (draft: Draft<E>) => boolean): Argument<V | undefined, E> =>
  ({ ...argument, asked: where }) as Argument<V | undefined, E>;

/** Something that the table gives. `find` returns null where it is not there; `refusal`: for a use at such a moment. */
export const given = <V extends object | string | number, E = unknown>(
  find: (draft: Draft<E>) => V | null | undefined,
  refusal: (draft: Draft<E>) => Refusal,
): Argument<V, E> => ({
  fields: [],
  read: (draft) => find(draft) ?? undefined,
  missing: refusal,
  check: () => null,
  candidates: () => [],
});

/** Notes of the engine for a text that follows something by itself: nobody is asked for it. */
export const fromEvent = <V extends object | string | number, E = unknown>(
  find: (draft: Draft<E>) => V | null | undefined,
): Argument<V, E> => given(find, notNow);

/** Refusals of uses at a wrong moment, and of uses that change nothing. */
export const notNow = ({ card: played }: Pick<Draft, 'card'>): Refusal => refuse('N-902', 'notNow', { card: played });

export const noUse = ({ card: played }: Pick<Draft, 'card'>): Refusal => refuse('N-902', 'noUse', { card: played });

export const SELF: Argument<TableCard> = given(({ actor: { board }, copy }) => tableCard(board, copy), notNow);

export const RUNNING: Argument<Attack> = given(({ actor: { board } }) => runningAttack(board), notNow);

/** An argument read and judged on another draft than the play's, such as that of a Plot it combines; without one nothing is named. */
export const onDraft = <V, E>(argument: Argument<V, E>, draftOf: (draft: Draft) => Draft<E> | undefined): Argument<V> => {
  const { asked: _, missing, ...rest } = argument;
  return {
    ...rest,
    read: (draft) => {
      const other = draftOf(draft);
      return other && argument.read(other);
    },
    missing: (draft) => {
      const other = draftOf(draft);
      return (other && missing?.(other)) ?? null;
    },
    check: (draft, thing) => {
      const other = draftOf(draft);
      return other ? argument.check(other, thing) : null;
    },
    candidates: (draft) => {
      const other = draftOf(draft);
      return other ? argument.candidates(other) : [];
    },
  };
};
