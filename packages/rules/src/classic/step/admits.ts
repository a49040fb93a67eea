import type { CardId } from '../../core/types.js';
import type { Candidates, Intent, IntentOf, IntentType, Offer } from '../types/index.js';

type Admits<T extends IntentType> = (can: Candidates[T], intent: IntentOf<T>) => boolean;

const always = (): boolean => true;

/** A whole amount of MB above 0, up to what is there (C-704). */
const isAmount = (amount: number, max: number): boolean => Number.isInteger(amount) && amount > 0 && amount <= max;

const sameRev = (rev: number | undefined, current: number): boolean => rev === undefined || rev === current;

const areDifferent = (cards: readonly CardId[], candidates: readonly CardId[]): boolean =>
  new Set(cards).size === cards.length && cards.every((card) => candidates.includes(card));

/** Money of the announcement, each treasury's sum within its content after privilege is paid (C-421, C-602). */
const paysFor = (
  { attackers, illuminati, privilege }: Candidates['attack'],
  { attacker, spend = [], privilege: payment, whispering }: IntentOf<'attack'>,
): boolean => {
  const left = new Map([
    [attacker, attackers.find(({ card }) => card === attacker)?.money ?? 0],
    [illuminati.card, illuminati.money],
  ]);
  for (const { from, amount } of spend) {
    const has = left.get(from) ?? 0;
    if (!isAmount(amount, has)) return false;
    left.set(from, has - amount);
  }
  if (!payment) return true;
  if ('card' in payment) return privilege.cards.includes(payment.card) && payment.card !== whispering;
  return privilege.pay && (left.get(illuminati.card) ?? 0) >= privilege.cost;
};

const attack: Admits<'attack'> = (can, intent) => {
  const { kind, attacker, target, aids, whispering } = intent;
  const leader = can.attackers.find(({ card }) => card === attacker);
  if (!leader) return false;
  if (whispering !== undefined && (whispering !== can.whispering || kind !== 'destroy')) return false;
  const targets = whispering === undefined ? leader[kind] : leader.whispering;
  const canAid = (aid: CardId) =>
    aid !== attacker && aid !== target && can.aids.some(({ card, never }) => card === aid && !never.includes(target));
  return targets.includes(target) && new Set(aids).size === aids.length && aids.every(canAid) && paysFor(can, intent);
};

const ADMITS: { readonly [T in IntentType]: Admits<T> } = {
  chooseIlluminati: ({ slots }, { slot }) => slots.includes(slot),
  chooseGoal: ({ goals }, { goal }) => goals.includes(goal),
  drawCard: ({ draw, extra: sold }, { extra }) => (extra ? sold : draw),
  keepSpecial: ({ cards }, { card }) => cards.includes(card),
  flipSpecial: ({ cards }, { card }) => cards.includes(card),
  taxFrom: ({ cards }, { card }) => cards.includes(card),
  attack,
  spend: (can, { from, amount }) => can.from.some(({ card, max }) => card === from && isAmount(amount, max)),
  interfere: ({ sides, max }, { side, amount }) => sides.includes(side) && isAmount(amount, max),
  privilege: ({ cards, pay }, intent) =>
    intent.card === undefined ? intent.pay === true && pay : intent.pay === undefined && cards.includes(intent.card),
  breakPrivilege: ({ pairs, agent, single }, { cards }) =>
    cards.length === 1
      ? single.includes(cards[0] as CardId) || (agent !== null && cards[0] === agent)
      : cards.length === 2 && areDifferent(cards, pairs),
  forceInterference: ({ cards }, { card }) => cards.includes(card),
  callOff: always,
  // Windows without firm answers take one as plain.
  done: (can, { rev, firm = false, back = false }) => !back && sameRev(rev, can.rev) && (can.plain || (firm && can.firm)),
  roll: (can, { rev }) => sameRev(rev, can.rev),
  place: ({ group, places, allows }, intent) =>
    intent.group === group && places.some(({ onto, arrow }) => onto === intent.onto && arrow === intent.arrow) && allows(intent),
  settle: ({ max }, { amount }) => isAmount(amount, max),
  transfer: (can, { from, to, amount, asAction = false }) =>
    (asAction ? can.actionLeft : !can.asAction) &&
    can.from.some((source) => source.card === from && source.to.includes(to) && isAmount(amount, source.max)),
  moveGroup: ({ groups, allows }, intent) =>
    groups.some(
      ({ group, places }) => group === intent.group && places.some(({ onto, arrow }) => onto === intent.onto && arrow === intent.arrow),
    ) && allows(intent),
  drop: ({ groups }, { group }) => groups.includes(group),
  offer: (can, intent) => {
    const { to, give = {}, ask = {} } = intent;
    const namesGroups = (give.groups ?? []).length + (ask.groups ?? []).length > 0;
    return (
      [to].flat().every((player) => can.to.includes(player)) &&
      (give.money ?? 0) <= can.money &&
      (give.specials ?? []).every((card) => can.specials.includes(card)) &&
      (can.groups || !namesGroups) &&
      can.allows(intent)
    );
  },
  answer: (can, intent) =>
    (intent.offer === undefined ? can.offers.length === 1 : can.offers.includes(intent.offer)) && (!intent.accept || can.allows(intent)),
  withdraw: ({ offers }, { offer }) => offers.includes(offer),
  openToOffers: ({ allows }, intent) => allows(intent),
  playSpecial: ({ cards, allows }, intent) => {
    const special = cards.find(({ card }) => card === intent.card);
    if (!special) return false;
    const { groups, players } = special;
    return (!groups || groups.includes(intent.group ?? '')) && (!players || players.includes(intent.player ?? '')) && allows(intent);
  },
  counter: ({ cards }, { card }) => cards.includes(card),
  usePower: ({ cards, allows }, intent) => {
    const power = cards.find(({ card }) => card === intent.card);
    return power !== undefined && (!power.groups || power.groups.includes(intent.group ?? '')) && allows(intent);
  },
  takeBack: always,
  askBack: always,
  denyBack: always,
  pass: always,
  endTurn: always,
  concede: always,
};

export const admits = ({ type, can }: Offer, intent: Intent): boolean =>
  can !== undefined && type === intent.type && (ADMITS[type] as Admits<IntentType>)(can, intent);
