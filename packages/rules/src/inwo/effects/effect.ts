import type { PlayerId, Refusal } from '../../core/types.js';
import type { Actor, Game } from '../game.js';
import { refuse } from '../refusals.js';
import type { Cost, Use } from '../types/cards.js';
import type { EffectKind, EffectOf } from '../types/effects.js';
import type { Board, CopyId, Play, PlayFields } from '../types/index.js';

/** What somebody is about to play or use: a card, which of its uses, and on what. */
export interface Context<E> {
  readonly actor: Actor;
  readonly copy: CopyId;
  readonly card: string;
  readonly use: Use;
  readonly effect: E;
  readonly fields: PlayFields;
  /** With the announcement of an attack, or with one Plot of several. */
  readonly announcing?: boolean;
}

/** One kind of effect. Being in `EFFECTS` is its registration. */
export interface Effect<E> {
  /** Why it cannot be announced so now; costs and moments are checked elsewhere. */
  check(context: Context<E>): Refusal | null;
  /** What it costs this time, where that is not what the card's record says. */
  cost?(context: Context<E>): Cost | undefined;
  /** The card that costs and protections speak of. */
  target?(context: Context<E>): CopyId | undefined;
  /** Words of what it is played for, where that is no card on the table: payers may have to share them. */
  words?(context: Context<E>): ReadonlySet<string> | undefined;
  /** The player whom it concerns without naming them, by what lies open: whose turn begins, whose card it takes (N-113). */
  aims?(board: Board, player: string): PlayerId | null;
  /** What it answers, for costs and for cancelling. */
  answered?(context: Context<E>): CopyId | undefined;
  /** What happens as the card is played, before anybody answers. */
  announce?(game: Game, play: Play, effect: E): void;
  /** Takes effect, once nobody has cancelled it. */
  apply(game: Game, play: Play, effect: E): void;
  /** Takes back what `announce` did. */
  undo?(game: Game, play: Play, effect: E): void;
  /** Whether it could be used now, by what everybody sees (N-1002 b); left out: whenever its moment is there. */
  could?(board: Board, player: string, effect: E, copy: CopyId): boolean;
  /** The dice that the effect threw stand. */
  rolled?(game: Game, play: Play, effect: E, value: number): void;
  /** It looks at hidden Plots of the player named, or turns some up. */
  readonly prying?: 'looks' | 'exposes';
  /** Whether an answer that is no choice of cards or numbers alone may be given. */
  accepts?(actor: Actor, play: Play, chosen: readonly CopyId[]): boolean;
  /** The answer to an open choice that the effect asked for. */
  choose?(game: Game, play: Play, effect: E, chosen: readonly CopyId[], option: number | string | undefined, by: string): void;
}

export type EffectFor<K extends EffectKind> = Effect<EffectOf<K>>;

const NAMES_ITSELF = ['on', 'player', 'cards', 'stat', 'alignment', 'change', 'card2', 'discard', 'mode', 'side', 'by'] as const;

/** The refusal for a field that an effect cannot do without. */
export const needs = (field: (typeof NAMES_ITSELF)[number]): Refusal => refuse('N-902', 'needs', { field });
