import type { PlayerId, Refusal } from '../../core/types.js';
import { type Actor, actorIn, type Game } from '../game/game.js';
import type { Cost, Use } from '../types/cards.js';
import type { EffectKind, EffectOf } from '../types/effects.js';
import type { Board, CopyId, Play, PlayFields } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import type { Argument, Arguments, Draft, Field, Things } from './arguments.js';

/** A play or use before it is made: card, use, and fields. */
export interface Context<E> extends Draft<E> {
  readonly use: Use;
  /** With the announcement of an attack, or with one Plot of several. */
  readonly announcing?: boolean;
}

export interface Effect<E> {
  readonly arguments: Arguments;
  /** Fields of its arguments, given the present ones. */
  asks(draft: Draft): ReadonlySet<Field>;
  /** Why it cannot be used now at all. */
  when?(context: Context<E>): Refusal | null;
  /** Why valid arguments do not fit together. */
  together?(context: Context<E>): Refusal | null;
  /** Why it cannot be announced like this; costs and moments are checked elsewhere. */
  check(context: Context<E>): Refusal | null;
  /** Its cost this time, if the card's record does not determine it. */
  cost?(context: Context<E>): Cost | undefined;
  target?(context: Context<E>): CopyId | undefined;
  /** Why a possible payer may not pay for this (N-404). */
  payer?(context: Context<E>, card: CopyId): Refusal | null;
  /** Traits of a target outside the table, which payers may have to share. */
  words?(context: Context<E>): ReadonlySet<string> | undefined;
  /** The player it publicly concerns without naming them: whose turn begins, whose card it takes (N-113). */
  aims?(board: Board, player: string): PlayerId | null;
  /** The answered card or play, for costs and for cancelling. */
  answered?(context: Context<E>): CopyId | undefined;
  /** Called when the card is played, before any answer. */
  announce?(game: Game, play: Play, effect: E): void;
  apply(game: Game, play: Play, effect: E): void;
  /** Moves a play of the announcement into the open attack, with its card, instead of `apply`. @returns false if it did not */
  becomesPart?(game: Game, play: Play, effect: E): boolean;
  undo?(game: Game, play: Play, effect: E): void;
  /** True if by public facts it could be used now (N-1002 b); left out: at any of its moments. */
  could?(board: Board, player: string, effect: E, copy: CopyId): boolean;
  rolled?(game: Game, play: Play, effect: E, value: number): void;
  /** It looks at hidden Plots of the named player, or exposes some. */
  readonly prying?: 'looks' | 'exposes';
  /** True for answers beyond a choice of cards or numbers. */
  accepts?(actor: Actor, play: Play, chosen: readonly CopyId[]): boolean;
  choose?(game: Game, play: Play, effect: E, answer: Answer): void;
}

export type EffectFor<K extends EffectKind> = Effect<EffectOf<K>>;

const NAMES_ITSELF = ['on', 'player', 'cards', 'stat', 'alignment', 'change', 'card2', 'discard', 'mode', 'side', 'by'] as const;

export const needs = (field: (typeof NAMES_ITSELF)[number]): Refusal => refuse('N-902', 'needs', { field });

/** Fixes the target of a play at its announcement, if the table determines it. */
export const fixTarget = (play: Play, fields: PlayFields): void => {
  play.fields = { ...play.fields, ...fields };
};

export const fixedPlayer = ({ card, fields: { player } }: Play): PlayerId => {
  if (player === undefined) throw new Error(`${card} was announced without its player`);
  return player;
};

const isAsked = ({ asked }: Argument<unknown>, draft: Draft): boolean => !asked || asked(draft);

/** Arguments that a use needs with the present fields. */
export const argumentsOf = ({ arguments: all }: Pick<Effect<never>, 'arguments'>, draft: Draft): readonly Argument<unknown>[] =>
  Object.values(all).filter((argument) => isAsked(argument, draft));

const fieldsOf = (list: readonly Argument<unknown>[]): ReadonlySet<Field> => new Set(list.flatMap(({ fields }) => fields));

/** Why an argument is incomplete or wrong; null: it is fine. */
export const argumentRefusal = (argument: Argument<unknown>, draft: Draft): Refusal | null =>
  thingRefusal(argument, draft) ?? (argument.least === undefined ? null : fewRefusal(argument, draft));

const fewRefusal = ({ fields: [field], least }: Argument<unknown>, { fields }: Draft): Refusal | null => {
  const named = field === undefined ? undefined : fields[field];
  return Array.isArray(named) && named.length < (least ?? 0) ? refuse('N-902', 'needs', { field: field ?? '' }) : null;
};

/** Why the named thing does not fit, or that it is missing, regardless of the list's length. */
export const thingRefusal = (argument: Argument<unknown>, draft: Draft): Refusal | null => {
  const { fields, optional, lenient } = argument;
  const thing = argument.read(draft);
  if (thing !== undefined) return argument.check(draft, thing);
  const named = fields.map((field) => draft.fields[field]).find((value) => value !== undefined);
  const isNamed = named !== undefined && !Array.isArray(named);
  if (optional && (!isNamed || lenient)) return null;
  const missing = argument.missing?.(draft);
  if (missing) return missing;
  const [field] = fields;
  return isNamed || field === undefined ? refuse('N-902', 'badTarget', { card: draft.card }) : refuse('N-902', 'needs', { field });
};

/** Arguments of an effect once it takes effect, and the play itself. */
export type Played<A extends Arguments, E = unknown> = Things<A> & {
  readonly by: PlayerId;
  readonly copy: CopyId;
  readonly card: string;
  readonly play: Play;
  readonly effect: E;
};

interface Behaviour<A extends Arguments, E>
  extends Omit<Effect<E>, 'arguments' | 'asks' | 'together' | 'check' | 'announce' | 'apply' | 'undo' | 'rolled' | 'choose'> {
  check?(context: Context<E>, things: Things<A>): Refusal | null;
  announce?(game: Game, played: Played<A, E>): void;
  apply(game: Game, played: Played<A, E>): void;
  undo?(game: Game, played: Played<A, E>): void;
  /** @param value of the effect's dice */
  rolled?(game: Game, played: Played<A, E>, value: number): void;
  choose?(game: Game, played: Played<A, E>, answer: Answer): void;
}

export interface Answer {
  readonly chosen: readonly CopyId[];
  readonly option: number | string | undefined;
  readonly chooser: PlayerId;
}

/** An effect with its arguments as data: check, target and questions follow from them. Skipped if a thing is gone by then (N-904). */
export const effect = <A extends Arguments, E = unknown>(args: A, behaviour: Behaviour<A, E>): Effect<E> => {
  const { when, check, announce, apply, undo, rolled, choose, ...rest } = behaviour;
  const entries = Object.entries(args);
  const thingsIn = (draft: Draft): Things<A> | null => {
    const things: Record<string, unknown> = {};
    for (const [name, argument] of entries) {
      if (!isAsked(argument, draft)) continue;
      const thing = argument.read(draft);
      if (thing === undefined && !argument.optional && !argument.fades) return null;
      things[name] = thing;
    }
    return things as Things<A>;
  };
  const played = (game: Game, play: Play, facts: E): Played<A, E> | null => {
    const { by, copy, card, fields } = play;
    const things = thingsIn({ actor: actorIn(game, by), copy, card, fields, effect: facts });
    return things && { ...things, by, copy, card, play, effect: facts };
  };
  const withThings =
    (work: (game: Game, played: Played<A, E>) => void) =>
    (game: Game, play: Play, facts: E): void => {
      const found = played(game, play, facts);
      if (found) work(game, found);
    };
  const together =
    check &&
    ((context: Context<E>) => {
      const things = thingsIn(context);
      return things && check(context, things);
    });
  const all = Object.values(args);
  const always = fieldsOf(all);
  const varies = all.some(({ asked }) => asked);
  const hasTarget = entries.some(([, { fields }]) => fields[0] === 'on');
  return {
    ...(hasTarget && { target: ({ fields: { on: target } }: Context<E>) => target }),
    ...rest,
    arguments: args,
    asks: (draft) => (varies ? fieldsOf(argumentsOf({ arguments: args }, draft)) : always),
    ...(when && { when }),
    ...(together && { together }),
    check: (context) => {
      const early = when?.(context);
      if (early) return early;
      for (const argument of all) {
        const refusal = isAsked(argument, context) ? argumentRefusal(argument, context) : null;
        if (refusal) return refusal;
      }
      return together?.(context) ?? null;
    },
    apply: withThings(apply),
    ...(announce && { announce: withThings(announce) }),
    ...(undo && { undo: withThings(undo) }),
    ...(rolled && {
      rolled: (game, play, facts, value) => withThings((own, all) => rolled(own, all, value))(game, play, facts),
    }),
    ...(choose && {
      choose: (game, play, facts, answer) => withThings((own, all) => choose(own, all, answer))(game, play, facts),
    }),
  };
};
