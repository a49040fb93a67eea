import type { CardId } from '@illuminice/rules';
import { type Ability, cardFacts, type SpecialFacts } from '@illuminice/rules/classic';

/*
 * What cards do, read from their data. A computer player never names a card by its id, so that a new card of a known form is
 * played as well.
 */

type Play = SpecialFacts['play'];

/** What Specials are told apart by when they are played. */
export type EffectKind = Extract<Play, { use: string }>['use'] | Extract<Play, { react: string }>['react'];

/** What a Special with this kind of effect does. */
export type PlayOf<K extends EffectKind> = Extract<Play, { use: K } | { react: K }>;

/** What a Special does; null for a card of another kind. */
export const playOf = (card: CardId): Play | null => {
  const facts = cardFacts[card];
  return facts?.kind === 'special' ? facts.play : null;
};

/** The kind of a Special's effect; null for a card of another kind. */
export const kindOf = (card: CardId): EffectKind | null => {
  const play = playOf(card);
  return play && ('use' in play ? play.use : play.react);
};

/** The abilities of an Illuminati or a Group; none for a Special. */
export const abilitiesOf = (card: CardId): readonly Ability[] => {
  const facts = cardFacts[card];
  return facts === undefined || facts.kind === 'special' ? [] : facts.abilities;
};

export type Modified = Extract<Ability, { modify: string }>['modify'];
export type Power = Extract<Ability, { use: string }>['use'];

export const modifies = (card: CardId, what: Modified): boolean =>
  abilitiesOf(card).some((ability) => 'modify' in ability && ability.modify === what);

/** Whether its owner may use the card for this (C-413, C-602, C-1001, C-1002). */
export const isUsableFor = (card: CardId, power: Power): boolean =>
  abilitiesOf(card).some((ability) => 'use' in ability && ability.use === power);
