import type { Argument } from '../effects/arguments.js';
import { usesFor, valuesOf, withChoice } from '../effects/choices.js';
import { argumentRefusal, argumentsOf, type Context } from '../effects/effect.js';
import { effectFor } from '../effects/effects.js';
import { paymentsOf } from '../effects/payments.js';
import { costOf } from '../effects/uses.js';
import type { EffectFacts } from '../types/effects.js';
import type { Choice, CopyId, IntentOf, PlayFields, View } from '../types/index.js';
import { check } from './check.js';

type Play = IntentOf<'playPlot'> | IntentOf<'useAbility'>;

/** Bounds for each wanted play: checked values, and whole plays checked by the rules. */
const JUDGED_EACH = 400;
const CHECKS_EACH = 40;
/** Cost of the search for payments, in checked values. */
const PAYING = 10;
/** Payments tried for one choice of arguments. */
const MOST_PAYMENTS = 60;
/** Most entries of a list tried together. */
const MOST_TOGETHER = 3;

class Search {
  #judged: number;

  constructor(limit: number) {
    this.#judged = limit * JUDGED_EACH;
  }

  #fitting(context: Context<EffectFacts>, argument: Argument<unknown>): readonly Choice[] {
    if (this.#judged <= 0) return [];
    const values = valuesOf(context, argument);
    this.#judged -= values.length;
    return values.filter(({ why }) => why === null);
  }

  /** Lists of fitting values: one entry first, then two and three; each entry is checked beside the previous ones. */
  *#lists(context: Context<EffectFacts>, argument: Argument<unknown>, left: number): Generator<PlayFields> {
    const [field] = argument.fields;
    const entries = (fields: PlayFields) => ((field && fields[field]) ?? []) as readonly CopyId[];
    const grown = this.#fitting(context, argument)
      .map((choice) => withChoice(argument, context.fields, choice))
      .filter((fields) => entries(fields).length > entries(context.fields).length);
    yield* grown.filter((fields) => entries(fields).length >= (argument.least ?? 1));
    if (left > 1) for (const fields of grown) yield* this.#lists({ ...context, fields }, argument, left - 1);
  }

  /** Ways to fill one argument; an optional one first stays empty. */
  *#filled(context: Context<EffectFacts>, argument: Argument<unknown>): Generator<PlayFields> {
    const { fields, most } = argument;
    if (argumentRefusal(argument, context) === null) yield context.fields;
    if (fields.some((field) => context.fields[field] !== undefined)) return;
    if (most !== undefined) yield* this.#lists(context, argument, Math.min(most, MOST_TOGETHER));
    else for (const choice of this.#fitting(context, argument)) yield withChoice(argument, context.fields, choice);
  }

  *#things(context: Context<EffectFacts>, filled = 0): Generator<PlayFields> {
    const argument = argumentsOf(effectFor(context.effect), context)[filled];
    if (!argument) yield context.fields;
    else for (const fields of this.#filled(context, argument)) yield* this.#things({ ...context, fields }, filled + 1);
  }

  /** Fields that fill all arguments of a use, with ways to pay. */
  *wholes(context: Context<EffectFacts>): Generator<PlayFields> {
    const isPaid = (context.fields.pay ?? context.fields.discard) !== undefined;
    for (const fields of this.#things(context)) {
      if (this.#judged <= 0) return;
      this.#judged -= PAYING;
      const { cost, bound } = costOf({ ...context, fields });
      let tried = 0;
      for (const payment of isPaid ? [{}] : paymentsOf(context.actor, cost, bound)) {
        yield { ...fields, ...payment };
        if (++tried >= MOST_PAYMENTS) break;
      }
    }
  }
}

/** Legal plays that complete an unfinished one, arguments and payment; lazy. `limit` bounds the search, too. */
export function* completions(view: View, play: Play, limit = 100): Generator<Play> {
  if (view.player === null || view.mine === null) return;
  let [found, checks] = [0, 0];
  const seen = new Set<string>();
  const { type, card, ...named } = play;
  const search = new Search(limit);
  const tries = function* (): Generator<PlayFields> {
    yield named;
    for (const context of usesFor(view, play)) yield* search.wholes(context);
  };
  for (const fields of tries()) {
    if (found >= limit || checks >= limit * CHECKS_EACH) return;
    const whole = { ...play, ...fields, type, card } as Play;
    const key = JSON.stringify(fields);
    if (seen.has(key)) continue;
    seen.add(key);
    checks += 1;
    if (check(view, whole) !== null) continue;
    found += 1;
    yield whole;
  }
}
