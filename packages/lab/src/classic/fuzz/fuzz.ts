import type { Chance } from '@illuminice/bots';
import type { PlayerId } from '@illuminice/rules';
import { check, classic, decision, type Intent, intentSchema, offers, type State, viewFor } from '@illuminice/rules/classic';
import type { Attempt } from '../../game-lab.js';
import { drawn } from '../instances.js';
import { type Draft, draftOf } from './drafts.js';
import { namesIn } from './names.js';
import { type Pressing, pressingNow } from './pressing.js';
import { spoilers } from './spoil.js';
import { trapsIn } from './traps.js';

/*
 * Illegal intents, as from a broken or malicious client: arbitrary ones, and legal ones spoiled in one place, which get farther
 * into the checks.
 */

const TYPES = classic.intentTypes.filter((type) => type !== 'concede');

/** A legal intent spoiled in one place, if there is one; else any. */
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

/** Sender and type, mostly interesting at the moment. */
const chooseSender = (state: State, dice: Chance): Pressing => {
  const pressing = pressingNow(state);
  if (pressing.length > 0 && dice.percent(50)) return dice.pick(pressing);
  const { who } = decision(state.board);
  const anybody = [...state.board.seats.map(({ player }) => player), 'nobody'];
  const by = who.length > 0 && dice.percent(60) ? dice.pick(who) : dice.pick(anybody);
  const open = dice.percent(40) ? offers(viewFor(state, by)).filter((offer) => offer.can && offer.type !== 'concede') : [];
  return { by, type: open.length > 0 ? dice.pick(open).type : dice.pick(TYPES) };
};

const judged = (state: State, by: PlayerId, intent: Intent): Attempt<Intent> | null => {
  const view = viewFor(state, by);
  if (view.player === null) return { by, intent, refusal: null };
  const refusal = check(view, intent);
  return refusal && { by, intent, refusal };
};

export const illegalIntent = (state: State, dice: Chance): Attempt<Intent> | null => {
  const traps = trapsIn(state);
  if (traps.length > 0 && dice.percent(20)) {
    const { by, intent } = dice.pick(traps);
    return judged(state, by, intent);
  }
  const sender = chooseSender(state, dice);
  const parsed = intentSchema.safeParse(draft(state, sender, dice));
  return parsed.success ? judged(state, sender.by, parsed.data) : null;
};
