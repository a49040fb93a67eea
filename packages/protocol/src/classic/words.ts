import { SIDES } from '@illuminice/rules';
import {
  ALIGNMENTS,
  ATTACK_KINDS,
  cardFacts,
  type OpenToOffers,
  type Outcome,
  type Parcel,
  PHASES,
  type Placement,
  type PlaySpecialIntent,
  type TakenBack,
  type TradeOffer,
  type TurnedUp,
} from '@illuminice/rules/classic';
import { count, either, flag, json, list, nullable, optional, player, record, signed, text, word } from '../wire/codec.js';

/** A card as its place in the ruleset's list, which both sides have. */
export const card = word(Object.keys(cardFacts));
export const account = either('bank', card);

export const phase = word(PHASES);
export const side = word(SIDES);
export const alignment = word(ALIGNMENTS);
export const attackKind = word(ATTACK_KINDS);
export const attackResult = word(['success', 'failure', 'calledOff']);
export const change = word(['add', 'remove', 'reverse']);
export const takenBack = word<TakenBack>([
  'transfer',
  'drop',
  'flipSpecial',
  'keepSpecial',
  'place',
  'moveGroup',
  'usePower',
  'pass',
  'endTurn',
]);
export const moneySide = word(['for', 'against']);

/** As sent by the player; rules ignore fields that the Special does not need. */
export const specialIntent = json<PlaySpecialIntent>();
/** As sent by the player; rules ignore what moves nothing. */
const placements = json<Placement[]>();

const parcel = record<Parcel>({
  money: optional(count),
  groups: optional(list(card)),
  specials: optional(list(card)),
  promise: optional(text),
});

export const offer = record<TradeOffer>({
  id: text,
  by: player,
  to: player,
  give: parcel,
  ask: parcel,
  giveHidden: count,
  askHidden: count,
  placements,
  secret: flag,
  bundle: nullable(text),
  counters: nullable(text),
  choose: optional(word([true])),
  willing: optional(placements),
  version: optional(count),
  replaces: optional(text),
});

export const openToOffers = record<OpenToOffers>({ money: count, groups: list(card), specials: list(card), faceDown: count });

export const turnedUp = record<TurnedUp>({ card, by: player, turn: count });

export const outcome = record<Outcome>({
  winners: list(player),
  ended: word(['goal', 'last', 'draw', 'score', 'agreed']),
  goals: list(record<Outcome['goals'][number]>({ player, goal: either('basic', card) })),
  revealed: list(record<Outcome['revealed'][number]>({ player, goal: card })),
  scores: list(record<Outcome['scores'][number]>({ player, score: signed })),
});
