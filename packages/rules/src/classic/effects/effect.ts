import type { PlayerId, Refusal } from '../../core/types.js';
import type { SpecialWith } from '../cards/specials.js';
import { type Actor, type Game, runningAttack } from '../game/game.js';
import type { EffectKind } from '../types/cards.js';
import type { PlayableSpecial, PlaySpecialIntent } from '../types/index.js';
import { refuse } from '../types/refusals.js';

/** One kind of effect: when its Specials may be played, on what, and what they do (C-900). */
export type Effect<K extends EffectKind> = EffectOf<SpecialWith<K>>;

export interface EffectOf<S> {
  /** Why the Special cannot be played now, whatever it is played on; null: it can. */
  when(actor: Actor, card: S): Refusal | null;
  readonly argument: Argument<S>;
  /** Takes effect, once nobody has cancelled it. `intent` was accepted when the Special was played. */
  apply(game: Game, by: PlayerId, intent: PlaySpecialIntent, card: S): void;
  /** Playing it is a regular action (C-204). */
  readonly costsAction?: true;
  /** The window that the effect is part of and ends with, before it takes effect, when a player leaves (C-1103). Left out: it goes on. */
  readonly partOf?: 'attack' | 'turn';
}

interface Argument<S> {
  readonly needs: PlayableSpecial['needs'];
  /** The fields of the intent that name it. Everybody is told these, and no others that came along. */
  readonly fields: readonly (keyof PlaySpecialIntent)[];
  check(actor: Actor, intent: PlaySpecialIntent, card: S): Refusal | null;
  /** Candidates now; null: there is nothing to play it on. */
  candidates(actor: Actor): Pick<PlayableSpecial, 'groups' | 'places' | 'players'> | null;
}

/** For Specials that are played on nothing. */
export const NO_ARGUMENT: Argument<unknown> = { needs: 'nothing', fields: [], check: () => null, candidates: () => ({}) };

/** For Specials that other intents than `playSpecial` play: `when` refuses them always. */
export const neverApplied = (): never => {
  throw new Error('this Special is not played for an effect');
};

const PRIVILEGED = refuse('C-602', 'privileged');

/** A third player stays out of a privileged attack (C-602). */
export const outsidePrivilege = ({ board, player }: Actor): Refusal | null => {
  const attack = runningAttack(board);
  return attack?.privilege === 'declared' && player !== attack.by && player !== attack.defender ? PRIVILEGED : null;
};
