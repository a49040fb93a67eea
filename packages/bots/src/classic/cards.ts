import type { CardId } from '@illuminice/rules';
import { type Ability, cardFacts, type SpecialFacts } from '@illuminice/rules/classic';

/* Effects of cards, read from their data: never by id, so that a new card of a known form is played as well. */

type Play = SpecialFacts['play'];

export type EffectKind = Extract<Play, { use: string }>['use'] | Extract<Play, { react: string }>['react'];

export type PlayOf<K extends EffectKind> = Extract<Play, { use: K } | { react: K }>;

export const playOf = (card: CardId): Play | null => {
  const facts = cardFacts[card];
  return facts?.kind === 'special' ? facts.play : null;
};

export const kindOf = (card: CardId): EffectKind | null => {
  const play = playOf(card);
  return play && ('use' in play ? play.use : play.react);
};

export const abilitiesOf = (card: CardId): readonly Ability[] => {
  const facts = cardFacts[card];
  return facts === undefined || facts.kind === 'special' ? [] : facts.abilities;
};

export type Modified = Extract<Ability, { modify: string }>['modify'];
export type Power = Extract<Ability, { use: string }>['use'];

export const modifies = (card: CardId, what: Modified): boolean =>
  abilitiesOf(card).some((ability) => 'modify' in ability && ability.modify === what);

/** True if its owner may use the card for this (C-413, C-602, C-1001, C-1002). */
export const isUsableFor = (card: CardId, power: Power): boolean =>
  abilitiesOf(card).some((ability) => 'use' in ability && ability.use === power);
