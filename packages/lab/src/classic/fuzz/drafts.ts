import type { Chance } from '@illuminice/bots';
import { SIDES } from '@illuminice/rules';
import { ALIGNMENTS, ATTACK_KINDS, type IntentType } from '@illuminice/rules/classic';
import type { Names } from './names.js';

export type Draft = Record<string, unknown>;

/** Random fields for an intent; optional ones are left out half of the time. */
export const draftOf = (type: IntentType, names: Names, dice: Chance): Draft => {
  const { card, own, target, special, player, amount, offer } = names;
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
  switch (type) {
    case 'chooseIlluminati':
      return { slot: dice.below(10) - 1 };
    case 'chooseGoal':
      return { goal: card() };
    case 'drawCard':
      return maybe('extra', () => true);
    case 'keepSpecial':
      return { card: special(), face: flag() ? 'up' : 'down' };
    case 'taxFrom':
      return { card: own() };
    case 'flipSpecial':
    case 'forceInterference':
    case 'counter':
      return { card: special() };
    case 'attack':
      return {
        kind: dice.pick(ATTACK_KINDS),
        attacker: own(),
        target: dice.percent(85) ? target() : own(),
        aids: list(own),
        ...seldom('spend', () => [{ from: own(), amount: amount() }]),
        ...seldom('privilege', payment),
        ...seldom('whispering', special),
      };
    case 'spend':
      return { amount: amount(), from: own() };
    case 'interfere':
      return { side: flag() ? 'for' : 'against', amount: amount() };
    case 'privilege':
      return { ...maybe('pay', () => true), ...maybe('card', special) };
    case 'breakPrivilege':
      return { cards: list(special) };
    case 'done':
      return { ...maybe('firm', flag), ...maybe('rev', rev) };
    case 'roll':
      return maybe('rev', rev);
    case 'place':
    case 'moveGroup':
      return { group: own(), onto: own(), arrow: side(), ...maybe('puppets', puppets), ...maybe('acceptLoss', flag) };
    case 'settle':
      return { amount: amount() };
    case 'transfer':
      return { amount: amount(), from: own(), to: own(), ...maybe('asAction', flag) };
    case 'drop':
      return { group: own() };
    case 'offer':
      return {
        to: dice.percent(70) ? player() : [player(), player()],
        ...maybe('give', parcel),
        ...maybe('ask', parcel),
        ...seldom('placements', placements),
        ...maybe('secret', flag),
        ...seldom('choose', flag),
        ...seldom('counters', offer),
        ...seldom('replaces', offer),
      };
    case 'answer':
      return { accept: flag(), ...maybe('offer', offer), ...maybe('placements', placements) };
    case 'withdraw':
      return { offer: offer() };
    case 'openToOffers':
      return { ...parcel(), ...maybe('faceDown', () => dice.below(4)) };
    case 'playSpecial':
      return {
        card: special(),
        ...maybe('group', target),
        ...maybe('onto', own),
        ...maybe('arrow', side),
        ...maybe('player', player),
        ...maybe('moves', moves),
      };
    case 'usePower':
      return {
        card: own(),
        ...maybe('group', card),
        ...maybe('change', () => dice.pick(['add', 'remove', 'reverse'])),
        ...maybe('alignment', () => dice.pick(ALIGNMENTS)),
        ...maybe('moves', moves),
        ...maybe('placements', puppets),
      };
    case 'callOff':
    case 'takeBack':
    case 'askBack':
    case 'denyBack':
    case 'pass':
    case 'endTurn':
    case 'concede':
      return {};
  }
};
