import type { CardId } from '@illuminice/rules';
import { type EffectKind, isUsableFor, kindOf, type PlayOf, type Power, playOf } from '../cards.js';
import { handOf, mySeat, type PlayerContext } from './player-context.js';

export const heldWith = <K extends EffectKind>(context: PlayerContext, kind: K): { card: CardId; play: PlayOf<K> }[] =>
  handOf(context).flatMap((card) => (kindOf(card) === kind ? [{ card, play: playOf(card) as PlayOf<K> }] : []));

export const ownCardFor = (context: PlayerContext, power: Power): CardId | undefined =>
  mySeat(context).cards.find((card) => isUsableFor(card, power));

const WORTH: { readonly [K in EffectKind]: (play: PlayOf<K>) => number } = {
  // A low roll saves own attacks; a high one only spoils others'.
  dice: ({ to }) => (to < 7 ? 8 : 7),
  privilege: ({ does }) => (does === 'break' ? 3 : 2.5),
  special: () => 5,
  whispering: () => 2,
  bribe: () => 8,
  spy: () => 1.5,
  revive: () => 3,
  doubleIncome: () => 6,
  skipTurn: () => 6,
  money: ({ amount }) => 1 + 0.4 * amount,
  redistribute: ({ bonus }) => 3 + 0.2 * bonus,
};

const worthOf = <K extends EffectKind>(kind: K, play: PlayOf<K>): number => WORTH[kind](play);

/** Worth of a Special to its holder; an unknown one (null) counts as the average. */
export const specialWorth = (card: CardId | null): number => {
  const kind = card === null ? null : kindOf(card);
  return card === null || kind === null ? 5 : worthOf(kind, playOf(card) as PlayOf<typeof kind>);
};

export const cheapestFirst = (cards: readonly CardId[]): CardId[] => [...cards].sort((a, b) => specialWorth(a) - specialWorth(b));
