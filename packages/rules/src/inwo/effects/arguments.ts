import type { Refusal } from '../../core/types.js';
import { type Actor, runningAttack, tableCard } from '../game/game.js';
import type { Attack, CopyId, PlayFields, TableCard } from '../types/index.js';
import { refuse } from '../types/refusals.js';

/* Arguments of effects as data: fields of the play, possible values, and reasons against others (N-902). */

export type Field = keyof PlayFields;

export interface Draft<E = unknown> {
  readonly actor: Actor;
  readonly copy: CopyId;
  readonly card: string;
  readonly effect: E;
  readonly fields: PlayFields;
}

export interface Argument<V, E = unknown> {
  /** Fields of the play that name it, refusals name the first; empty: determined by the table. */
  readonly fields: readonly Field[];
  /** A list: each candidate is one entry, and this many are allowed. */
  readonly most?: number;
  readonly least?: number;
  readonly optional?: true;
  /** The effect takes place even if this thing is gone by then. */
  readonly fades?: true;
  /** Unknown words are ignored if the argument is optional. */
  readonly lenient?: true;
  /** True if it is needed with the present fields; otherwise its fields are ignored. Left out: always. */
  asked?(draft: Draft<E>): boolean;
  /** The named thing; undefined: none, or gone. */
  read(draft: Draft<E>): V | undefined;
  /** Refusal without a name; left out or null: the name is missing (N-902 needs). */
  missing?(draft: Draft<E>): Refusal | null;
  check(draft: Draft<E>, value: V): Refusal | null;
  /** Values worth checking, by the player's knowledge. */
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

/** A required argument whose thing may be gone when the effect takes place. */
export const fading = <V, E = unknown>(argument: Argument<V, E>): Argument<V | undefined, E> =>
  ({ ...argument, fades: true }) as Argument<V | undefined, E>;

/** An argument that only some plays of the card need. */
export const asked = <V, E = unknown>(argument: Argument<V, E>, where: (draft: Draft<E>) => boolean): Argument<V | undefined, E> =>
  ({ ...argument, asked: where }) as Argument<V | undefined, E>;

/** An argument determined by the table. `find` returns null without one; `refusal`: for a use at such a moment. */
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

/** An argument from the event that triggers a text: nobody is asked for it. */
export const fromEvent = <V extends object | string | number, E = unknown>(
  find: (draft: Draft<E>) => V | null | undefined,
): Argument<V, E> => given(find, notNow);

/** Refusals of uses at a wrong moment, and of uses without any change. */
export const notNow = ({ card: played }: Pick<Draft, 'card'>): Refusal => refuse('N-902', 'notNow', { card: played });

export const noUse = ({ card: played }: Pick<Draft, 'card'>): Refusal => refuse('N-902', 'noUse', { card: played });

export const SELF: Argument<TableCard> = given(({ actor: { board }, copy }) => tableCard(board, copy), notNow);

export const RUNNING: Argument<Attack> = given(({ actor: { board } }) => runningAttack(board), notNow);

/** An argument read and checked on another draft than the play's, such as that of a combined Plot; without a draft it is unnamed. */
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
