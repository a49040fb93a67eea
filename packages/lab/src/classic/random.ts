import { type Chance, chance, type Policy } from '@illuminice/bots';
import {
  type ClassicTypes,
  decision,
  type Intent,
  type IntentType,
  leastIntent,
  type Offer,
  offers,
  type View,
} from '@illuminice/rules/classic';
import { instanceOf } from './instances.js';

/** Weights of random intents, chosen so that most games end; others are never sent. */
const WEIGHTS: Readonly<Partial<Record<IntentType, number>>> = {
  chooseIlluminati: 100,
  chooseGoal: 100,
  drawCard: 100,
  keepSpecial: 30,
  flipSpecial: 0.3,
  taxFrom: 0.3,
  attack: 120,
  spend: 12,
  interfere: 6,
  privilege: 4,
  breakPrivilege: 15,
  forceInterference: 15,
  callOff: 1,
  done: 60,
  roll: 60,
  place: 100,
  settle: 10,
  transfer: 8,
  moveGroup: 3,
  drop: 0.3,
  takeBack: 1,
  askBack: 1,
  denyBack: 10,
  offer: 2,
  answer: 10,
  withdraw: 2,
  openToOffers: 0.3,
  playSpecial: 16,
  counter: 60,
  usePower: 10,
  pass: 4,
  endTurn: 8,
};

const choose = (open: readonly Offer[], chance: Chance): Offer | undefined => {
  const weight = ({ type }: Offer) => Math.round((WEIGHTS[type] ?? 0) * 10);
  let total = 0;
  for (const offer of open) total += weight(offer);
  if (total === 0) return undefined;
  let rest = chance.below(total);
  for (const offer of open) {
    rest -= weight(offer);
    if (rest < 0) return offer;
  }
  return undefined;
};

export const randomIntent = (view: View, chance: Chance): Intent | null => {
  const open = offers(view).filter((offer) => offer.can !== undefined);
  for (let tries = 0; tries < 5; tries++) {
    const offer = choose(open, chance);
    if (!offer?.can) break;
    const intent = instanceOf(offer.type, offer.can as never, view, chance);
    if (intent) return intent;
  }
  return leastIntent(view);
};

export const randomPolicy = (seed: number): Policy<ClassicTypes> => {
  const own = chance(seed);
  return (view) => (view.player !== null && decision(view.board).who.includes(view.player) ? randomIntent(view, own) : null);
};
