import type { Chance } from '@illuminice/bots';
import { SIDES } from '@illuminice/rules';
import { ALIGNMENTS, ATTACK_KINDS, type IntentType } from '@illuminice/rules/classic';
import type { Names } from './names.js';

export type Draft = Record<string, unknown>;

/** Random parts of intents; optional ones are left out half of the time. */
const partsOf = (names: Names, dice: Chance) => {
  const { own, target, special, amount } = names;
  const side = () => dice.pick(SIDES);
  const flag = () => dice.percent(50);
  const rev = () => dice.below(4) - 1;
  const list = (name: () => string) => Array.from({ length: dice.below(3) }, name);
  const group = () => (flag() ? own() : target());
  const moves = () =>
    Array.from({ length: dice.below(3) }, () => ({ from: dice.percent(20) ? 'bank' : own(), to: own(), amount: amount() }));
  const puppets = () => Array.from({ length: dice.below(2) }, () => ({ group: own(), onto: own(), arrow: side() }));
  const placements = () =>
    Array.from({ length: dice.below(2) }, () => ({
      group: group(),
      onto: own(),
      arrow: side(),
      ...maybe('puppets', puppets),
      ...maybe('giveUp', () => list(group)),
    }));
  const parcel = () => ({ ...maybe('money', amount), ...maybe('groups', () => list(group)), ...maybe('specials', () => list(special)) });
  const maybe = (key: string, value: () => unknown): Draft => (flag() ? { [key]: value() } : {});
  const seldom = (key: string, value: () => unknown): Draft => (dice.percent(15) ? { [key]: value() } : {});
  const payment = () => (flag() ? { pay: true } : { card: special() });
  return { ...names, dice, side, flag, rev, list, moves, puppets, placements, parcel, maybe, seldom, payment };
};

type Parts = ReturnType<typeof partsOf>;

const nothing = (): Draft => ({});
const ownSpecial = ({ special }: Parts): Draft => ({ card: special() });
const placed = ({ own, side, puppets, flag, maybe }: Parts): Draft => ({
  ...{ group: own(), onto: own(), arrow: side() },
  ...maybe('puppets', puppets),
  ...maybe('acceptLoss', flag),
});

const DRAFTS: Readonly<Record<IntentType, (parts: Parts) => Draft>> = {
  chooseIlluminati: ({ dice }) => ({ slot: dice.below(10) - 1 }),
  chooseGoal: ({ card }) => ({ goal: card() }),
  drawCard: ({ maybe }) => maybe('extra', () => true),
  keepSpecial: ({ special, flag }) => ({ card: special(), face: flag() ? 'up' : 'down' }),
  taxFrom: ({ own }) => ({ card: own() }),
  flipSpecial: ownSpecial,
  forceInterference: ownSpecial,
  counter: ownSpecial,
  attack: ({ own, target, special, amount, dice, list, payment, seldom }) => ({
    kind: dice.pick(ATTACK_KINDS),
    attacker: own(),
    target: dice.percent(85) ? target() : own(),
    aids: list(own),
    ...seldom('spend', () => [{ from: own(), amount: amount() }]),
    ...seldom('privilege', payment),
    ...seldom('whispering', special),
  }),
  spend: ({ own, amount }) => ({ amount: amount(), from: own() }),
  interfere: ({ amount, flag }) => ({ side: flag() ? 'for' : 'against', amount: amount() }),
  privilege: ({ special, maybe }) => ({ ...maybe('pay', () => true), ...maybe('card', special) }),
  breakPrivilege: ({ special, list }) => ({ cards: list(special) }),
  done: ({ flag, rev, maybe }) => ({ ...maybe('firm', flag), ...maybe('rev', rev) }),
  roll: ({ rev, maybe }) => maybe('rev', rev),
  place: placed,
  moveGroup: placed,
  settle: ({ amount }) => ({ amount: amount() }),
  transfer: ({ own, amount, flag, maybe }) => ({ amount: amount(), from: own(), to: own(), ...maybe('asAction', flag) }),
  drop: ({ own }) => ({ group: own() }),
  offer: ({ player, offer, dice, flag, placements, parcel, maybe, seldom }) => ({
    to: dice.percent(70) ? player() : [player(), player()],
    ...maybe('give', parcel),
    ...maybe('ask', parcel),
    ...seldom('placements', placements),
    ...maybe('secret', flag),
    ...seldom('choose', flag),
    ...seldom('counters', offer),
    ...seldom('replaces', offer),
  }),
  answer: ({ offer, flag, placements, maybe }) => ({ accept: flag(), ...maybe('offer', offer), ...maybe('placements', placements) }),
  withdraw: ({ offer }) => ({ offer: offer() }),
  openToOffers: ({ dice, maybe, parcel }) => ({ ...parcel(), ...maybe('faceDown', () => dice.below(4)) }),
  playSpecial: ({ own, target, special, player, side, moves, maybe }) => ({
    card: special(),
    ...maybe('group', target),
    ...maybe('onto', own),
    ...maybe('arrow', side),
    ...maybe('player', player),
    ...maybe('moves', moves),
  }),
  usePower: ({ card, own, dice, moves, puppets, maybe }) => ({
    card: own(),
    ...maybe('group', card),
    ...maybe('change', () => dice.pick(['add', 'remove', 'reverse'])),
    ...maybe('alignment', () => dice.pick(ALIGNMENTS)),
    ...maybe('moves', moves),
    ...maybe('placements', puppets),
  }),
  callOff: nothing,
  takeBack: nothing,
  askBack: nothing,
  denyBack: nothing,
  pass: nothing,
  endTurn: nothing,
  concede: nothing,
};

export const draftOf = (type: IntentType, names: Names, dice: Chance): Draft => DRAFTS[type](partsOf(names, dice));
