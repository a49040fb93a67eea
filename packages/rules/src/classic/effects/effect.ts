import type { PlayerId, Refusal } from '../../core/types.js';
import type { SpecialWith } from '../cards/specials.js';
import { type Actor, actorIn, type Game, runningAttack } from '../game/game.js';
import type { EffectKind } from '../types/cards.js';
import type { PlayableSpecial, PlaySpecialIntent } from '../types/index.js';
import { refuse } from '../types/refusals.js';

export type Field = Exclude<keyof PlaySpecialIntent, 'type' | 'card'>;

/** A play before it is made: a Special and its fields. */
export interface Context<S> {
  readonly actor: Actor;
  readonly effect: S;
  readonly fields: Pick<PlaySpecialIntent, Field>;
}

export interface Argument<V, S> {
  readonly needs: PlayableSpecial['needs'];
  /** Fields of the intent that name it. Only these are published. */
  readonly fields: readonly Field[];
  read(context: Context<S>): V | undefined;
  missing(context: Context<S>): Refusal;
  check(context: Context<S>, value: V): Refusal | null;
  /** Present candidates, as in an offer; null: none. */
  candidates(context: Context<S>): Pick<PlayableSpecial, 'groups' | 'places' | 'players'> | null;
}

// biome-ignore lint/suspicious/noExplicitAny: things are of any kind
type Arguments<S> = Readonly<Record<string, Argument<any, S>>>;

type Things<A> = { readonly [N in keyof A]: A[N] extends Argument<infer V, infer _> ? V : never };

export interface Play {
  readonly by: PlayerId;
  readonly fields: Context<unknown>['fields'];
}

/** One kind of effect (C-900), registered in `EFFECTS`. */
export interface Effect<S> {
  readonly arguments: Arguments<S>;
  asks(): ReadonlySet<Field>;
  when?(context: Context<S>): Refusal | null;
  check(context: Context<S>): Refusal | null;
  apply(game: Game, play: Play, effect: S): void;
  /** Playing it is a regular action (C-204). */
  readonly cost?: 'action';
  /** The window that the effect is part of and ends with, before it takes effect, when a player leaves (C-1103). Left out: it goes on. */
  readonly partOf?: 'attack' | 'turn';
}

export type EffectFor<K extends EffectKind> = Effect<SpecialWith<K>>;

interface Behaviour<A, S> extends Pick<Effect<S>, 'when' | 'cost' | 'partOf'> {
  apply(game: Game, played: Things<A> & Pick<Play, 'by'> & { readonly effect: S }): void;
}

/** An effect with its arguments as data: check and questions follow from them. */
export const effect = <S, A extends Arguments<S>>(args: A, { apply, ...rest }: Behaviour<A, S>): Effect<S> => {
  const asked = new Set(Object.values(args).flatMap(({ fields }) => fields));
  return {
    ...rest,
    arguments: args,
    asks: () => asked,
    check: (context) => {
      const early = rest.when?.(context);
      if (early) return early;
      for (const argument of Object.values(args)) {
        const thing = argument.read(context);
        const refusal = thing === undefined ? argument.missing(context) : argument.check(context, thing);
        if (refusal) return refusal;
      }
      return null;
    },
    apply: (game, { by, fields }, facts) => {
      const context = { actor: actorIn(game, by), effect: facts, fields };
      const things = Object.entries(args).map(([name, argument]) => [name, argument.read(context)]);
      apply(game, { ...(Object.fromEntries(things) as Things<A>), by, effect: facts });
    },
  };
};

export const playedOtherwise = <S>(when: (context: Context<S>) => Refusal): Effect<S> =>
  effect(
    {},
    {
      when,
      apply: () => {
        throw new Error('this Special is not played for an effect');
      },
    },
  );

const PRIVILEGED = refuse('C-602', 'privileged');

/** Third players are barred from a privileged attack (C-602). */
export const outsidePrivilege = ({ actor: { board, player } }: Pick<Context<unknown>, 'actor'>): Refusal | null => {
  const attack = runningAttack(board);
  return attack?.privilege === 'declared' && player !== attack.by && player !== attack.defender ? PRIVILEGED : null;
};
