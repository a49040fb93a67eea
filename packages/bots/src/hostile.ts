import {
  check,
  decision,
  type Intent,
  type IntentType,
  intentSchema,
  offers,
  type PlayerId,
  type Refusal,
  type State,
  viewFor,
} from '@illuminice/rules';
import type { Chance } from './chance.js';
import { type Draft, draftOf } from './hostile/drafts.js';
import { namesIn } from './hostile/names.js';
import { type Pressing, pressingNow } from './hostile/pressing.js';
import { spoilers } from './hostile/spoil.js';
import { trapsIn } from './hostile/traps.js';
import { drawn } from './instances.js';

/*
 * Intents that should not be possible, as a broken or a malicious client might send them: anything at any moment, and
 * legal ones spoiled in a single place, which get much farther into the checks.
 */

export interface Attempt {
  readonly by: PlayerId;
  readonly intent: Intent;
  /** What `check` says; null for somebody who has no seat. */
  readonly refusal: Refusal | null;
}

/** Everything but conceding, which is always legal. */
const TYPES = Object.keys({
  chooseIlluminati: 1,
  chooseGoal: 1,
  drawCard: 1,
  keepSpecial: 1,
  flipSpecial: 1,
  taxFrom: 1,
  attack: 1,
  spend: 1,
  interfere: 1,
  privilege: 1,
  breakPrivilege: 1,
  forceInterference: 1,
  callOff: 1,
  done: 1,
  roll: 1,
  place: 1,
  settle: 1,
  transfer: 1,
  moveGroup: 1,
  drop: 1,
  offer: 1,
  answer: 1,
  withdraw: 1,
  playSpecial: 1,
  counter: 1,
  usePower: 1,
  pass: 1,
  endTurn: 1,
} satisfies Record<Exclude<IntentType, 'concede'>, 1>) as IntentType[];

/** A legal intent of this type spoiled in one place, where one can be had; else any. */
const draft = (state: State, { by, type }: Pressing, dice: Chance): Draft => {
  const names = namesIn(state, by, dice);
  const view = viewFor(state, by);
  const can = dice.percent(60) ? offers(view).find((offer) => offer.type === type)?.can : undefined;
  const legal = can && drawn(type, can as never, view, dice);
  if (!legal) return { type, ...draftOf(type, names, dice) };
  const spoiled = structuredClone(legal) as unknown as Draft;
  const ways = spoilers(spoiled, names, dice);
  if (ways.length > 0 && dice.percent(80)) dice.pick(ways)();
  return spoiled;
};

/** Who is to send what: mostly what the moment makes interesting. */
const chooseSender = (state: State, dice: Chance): Pressing => {
  const pressing = pressingNow(state);
  if (pressing.length > 0 && dice.percent(50)) return dice.pick(pressing);
  const { who } = decision(state.board);
  const anybody = [...state.board.seats.map(({ player }) => player), 'nobody'];
  const by = who.length > 0 && dice.percent(60) ? dice.pick(who) : dice.pick(anybody);
  const open = dice.percent(40) ? offers(viewFor(state, by)).filter((offer) => offer.can && offer.type !== 'concede') : [];
  return { by, type: open.length > 0 ? dice.pick(open).type : dice.pick(TYPES) };
};

/** The attempt with what `check` says of it; null if it is legal. */
const judged = (state: State, by: PlayerId, intent: Intent): Attempt | null => {
  const view = viewFor(state, by);
  if (view.player === null) return { by, intent, refusal: null };
  const refusal = check(view, intent);
  return refusal && { by, intent, refusal };
};

/** An illegal intent, and who sends it; null if what came to mind has the wrong form or is legal after all. */
export const hostileIntent = (state: State, dice: Chance): Attempt | null => {
  const traps = trapsIn(state);
  if (traps.length > 0 && dice.percent(20)) {
    const { by, intent } = dice.pick(traps);
    return judged(state, by, intent);
  }
  const sender = chooseSender(state, dice);
  const parsed = intentSchema.safeParse(draft(state, sender, dice));
  return parsed.success ? judged(state, sender.by, parsed.data) : null;
};
