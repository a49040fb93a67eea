import { SIDES } from '@illuminice/rules';
import { ALIGNMENTS, ATTACK_KINDS, cardFacts, type Intent, type State } from '@illuminice/rules/classic';
import fc from 'fast-check';

/** Ids of cards, players and offers that a fuzzed intent may name: real ones, and some that do not exist. */
export const idsOf = ({ board }: State) => ({
  cards: [...Object.keys(cardFacts), 'no-such-card', 'bank'],
  players: [...board.seats.map((seat) => seat.player), 'nobody'],
});

const amount = fc.oneof(fc.integer({ min: -3, max: 12 }), fc.constantFrom(0.5, 1e9, -1e9));
const rev = fc.option(fc.integer({ min: -1, max: 4 }), { nil: undefined });

/** Any intent at all, most of them illegal where they come: cards of anybody, amounts of any kind, moments that do not fit. */
export const anyIntent = (cards: readonly string[], players: readonly string[]): fc.Arbitrary<Intent> => {
  const card = fc.constantFrom(...cards);
  const player = fc.constantFrom(...players);
  const side = fc.constantFrom(...SIDES);
  const flag = fc.boolean();
  const optional = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined });
  const puppets = optional(fc.array(fc.record({ group: card, onto: card, arrow: side }), { maxLength: 3 }));
  const moves = optional(fc.array(fc.record({ from: card, to: card, amount }), { maxLength: 3 }));
  const parcel = optional(
    fc.record({
      money: optional(amount),
      groups: optional(fc.array(card, { maxLength: 2 })),
      specials: optional(fc.array(card, { maxLength: 2 })),
    }),
  );
  const placements = optional(
    fc.array(fc.record({ group: card, onto: card, arrow: side, puppets, giveUp: optional(fc.array(card, { maxLength: 2 })) }), {
      maxLength: 2,
    }),
  );
  const payment = fc.oneof(fc.constant({ pay: true as const }), fc.record({ card }));
  const of = <T extends Intent['type']>(type: T, fields: object = {}) => fc.record({ type: fc.constant(type), ...fields });
  return fc.oneof(
    of('chooseIlluminati', { slot: fc.integer({ min: -1, max: 8 }) }),
    of('chooseGoal', { goal: card }),
    of('drawCard', { extra: optional(fc.constant(true as const)) }),
    of('keepSpecial', { card, face: fc.constantFrom('up', 'down') }),
    of('flipSpecial', { card }),
    of('taxFrom', { card }),
    of('openToOffers', {
      money: optional(amount),
      groups: optional(fc.array(card, { maxLength: 2 })),
      specials: optional(fc.array(card, { maxLength: 2 })),
      faceDown: optional(fc.integer({ min: 0, max: 3 })),
    }),
    of('attack', {
      kind: fc.constantFrom(...ATTACK_KINDS),
      attacker: card,
      target: card,
      aids: fc.array(card, { maxLength: 3 }),
      spend: optional(fc.array(fc.record({ from: card, amount }), { maxLength: 2 })),
      privilege: optional(payment),
      whispering: optional(card),
    }),
    of('spend', { amount, from: card }),
    of('interfere', { side: fc.constantFrom('for', 'against'), amount }),
    of('privilege', { pay: optional(fc.constant(true as const)), card: optional(card) }),
    of('breakPrivilege', { cards: fc.array(card, { maxLength: 3 }) }),
    of('forceInterference', { card }),
    of('callOff'),
    of('done', { firm: optional(flag), rev }),
    of('roll', { rev }),
    of('place', { group: card, onto: card, arrow: side, puppets, acceptLoss: optional(flag) }),
    of('settle', { amount }),
    of('transfer', { amount, from: card, to: card, asAction: optional(flag) }),
    of('moveGroup', { group: card, onto: card, arrow: side, puppets, acceptLoss: optional(flag) }),
    of('drop', { group: card }),
    of('offer', { to: player, give: parcel, ask: parcel, placements }),
    of('answer', { offer: optional(fc.constantFrom('offer-1', 'offer-2', 'offer-99')), accept: flag, placements }),
    of('withdraw', { offer: fc.constantFrom('offer-1', 'offer-2', 'offer-99') }),
    of('playSpecial', { card, group: optional(card), onto: optional(card), arrow: optional(side), player: optional(player), moves }),
    of('counter', { card }),
    of('usePower', {
      card,
      group: optional(card),
      change: optional(fc.constantFrom('add', 'remove', 'reverse')),
      alignment: optional(fc.constantFrom(...ALIGNMENTS)),
      moves,
      placements: puppets,
    }),
    of('pass'),
    of('endTurn'),
  ) as unknown as fc.Arbitrary<Intent>;
};
