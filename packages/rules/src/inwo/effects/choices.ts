import type { Refusal } from '../../core/types.js';
import { usesOf } from '../cards/texts.js';
import { earlierOf } from '../earlier.js';
import { momentsNow } from '../frames/moments.js';
import { type Actor, handGroup, handPlot, tableCard } from '../game/game.js';
import type { Moment } from '../types/cards.js';
import type { Choice, Choices } from '../types/choices.js';
import type { EffectFacts } from '../types/effects.js';
import type { CopyId, IntentOf, PlayFields, PlotPlay, View } from '../types/index.js';
import { saysRule } from '../verbs/table.js';
import { type Argument, type Field, firstOf } from './arguments.js';
import { Candidate } from './candidate.js';
import { argumentRefusal, argumentsOf, type Context, thingRefusal } from './effect.js';
import { effectFor } from './effects.js';
import { asIfPlayed } from './overlay.js';
import { paymentChoices } from './payments.js';
import { costOf, meddles, reachRefusal, whyBarredUse } from './uses.js';

/* Choices for a Plot or an ability: the things that its arguments can name, and why some of them do not fit (N-902). */

export type Draft = PlotPlay | Omit<IntentOf<'useAbility'>, 'type'>;

/** The kind of a card whose abilities a player can use: one of the own on the table, and a few of the hand. */
const cardUsed = (actor: Actor, copy: CopyId): string | undefined => {
  const { owner, zone, card } = tableCard(actor.board, copy) ?? {};
  if (owner === actor.player && (zone === 'structure' || zone === 'resource')) return card;
  const held = handGroup(actor, copy);
  return held && saysRule(held.card, 'usedFromHand') ? held.card : undefined;
};

/** The uses that a draft can mean now, each with what is named for it. `announcing`: with the announcement of an attack. */
export const usesFor = (view: View, draft: Draft, announcing = false): readonly Context<EffectFacts>[] => {
  if (view.player === null || view.mine === null) return [];
  const actor = { ...view, board: asIfPlayed(view.board) } as Actor;
  const { card: copy, ...rest } = draft;
  const plot = handPlot(actor, copy);
  const card = plot?.card ?? cardUsed(actor, copy);
  if (card === undefined) return [];
  const { ability, ...fields } = { ability: plot || earlierOf(actor.board).seeksUse ? undefined : 0, ...rest };
  const moments = announcing ? new Set<Moment>(['announce']) : momentsNow(view.board, view.player);
  return usesOf(card).flatMap((use, mode) => {
    if ((ability !== undefined && ability !== mode) || !use.moments.some((moment) => moments.has(moment))) return [];
    if (meddles(view as Actor, use, moments)) return [];
    const context: Context<EffectFacts> = { actor, copy, card, use, effect: use.effect, fields, announcing };
    return whyBarredUse(context, mode) ? [] : [context];
  });
};

/** The arguments of a use up to the first that is not filled as it should be: those behind it may depend on it. */
const openArguments = (context: Context<EffectFacts>): { readonly open: readonly Argument<unknown>[]; readonly filled: boolean } => {
  const open: Argument<unknown>[] = [];
  for (const argument of argumentsOf(effectFor(context.effect), context)) {
    open.push(argument);
    if (argumentRefusal(argument, context)) return { open, filled: false };
  }
  return { open, filled: true };
};

const withoutFields = (named: PlayFields, fields: readonly Field[]): PlayFields =>
  fields.some((field) => field in named)
    ? (Object.fromEntries(Object.entries(named).filter(([field]) => !fields.includes(field as Field))) as PlayFields)
    : named;

/** The fields once this is named in an argument: instead of what it names so far, or as one more entry of its list. */
export const withChoice = (
  { fields, most }: Pick<Choices, 'fields' | 'most'>,
  named: PlayFields,
  { set }: Pick<Choice, 'set'>,
): PlayFields => {
  const rest = withoutFields(named, fields);
  const [field] = fields;
  if (most === undefined || field === undefined) return { ...rest, ...set };
  const before = (named[field] ?? []) as readonly CopyId[];
  return { ...rest, [field]: [...new Set([...before, ...((set[field] ?? []) as readonly CopyId[])])] };
};

/** True if nothing more can be named beside this argument: only then do all things together say whether one of them fits. */
const isLast = (context: Context<EffectFacts>, argument: Argument<unknown>): boolean =>
  argumentsOf(effectFor(context.effect), context).every(
    ({ fields }) => fields === argument.fields || fields.length === 0 || fields.some((field) => context.fields[field] !== undefined),
  );

/** Why an argument that follows can name nothing that fits, so that what is named leads nowhere; null: it leads on. */
const deadEnd = (context: Context<EffectFacts>, argument: Argument<unknown>): Refusal | null => {
  const all = argumentsOf(effectFor(context.effect), context);
  const following = all.slice(all.findIndex(({ fields }) => fields === argument.fields) + 1);
  return firstOf(following, (next) => {
    const missing = next.optional || next.read(context) !== undefined ? null : (next.missing?.(context) ?? null);
    const fits = (set: Choice['set']) => thingRefusal(next, { ...context, fields: withChoice(next, context.fields, { set }) }) === null;
    return missing && !next.candidates(context).some(fits) ? missing : null;
  });
};

/** The things that an argument can name, each with the reason why not. */
export const valuesOf = (context: Context<EffectFacts>, argument: Argument<unknown>): readonly Choice[] => {
  const { actor, copy } = context;
  const effect = effectFor(context.effect);
  const together = effect.together && isLast(context, argument) ? effect.together : null;
  const judge = (set: PlayFields) => {
    const then = { ...context, fields: withChoice(argument, context.fields, { set }) };
    const unfit = thingRefusal(argument, then) ?? reachRefusal(actor, copy, set) ?? deadEnd(then, argument);
    return unfit ?? (together && openArguments(then).filled ? together(then) : null);
  };
  return argument.candidates(context).map((set) => new Candidate(set, judge));
};

/** The choices for one argument, listed once somebody looks at them. */
class ArgumentChoices implements Choices {
  readonly fields: Choices['fields'];
  readonly most?: number;
  readonly #context: Context<EffectFacts>;
  readonly #argument: Argument<unknown>;
  #values: readonly Choice[] | undefined;

  constructor(context: Context<EffectFacts>, argument: Argument<unknown>) {
    this.fields = argument.fields;
    if (argument.most !== undefined) this.most = argument.most;
    this.#context = context;
    this.#argument = argument;
  }

  get optional(): boolean {
    const unnamed = { ...this.#context, fields: withoutFields(this.#context.fields, this.fields) };
    return this.#argument.optional === true || argumentRefusal(this.#argument, unnamed) === null;
  }

  get values(): readonly Choice[] {
    this.#values ??= valuesOf(this.#context, this.#argument);
    return this.#values;
  }
}

/** Demands of a use: its arguments as far as they can be filled, and what pays. */
function* choicesIn(context: Context<EffectFacts>): Generator<Choices> {
  const { actor, copy, use } = context;
  const { open, filled } = openArguments(context);
  for (const argument of open) if (argument.fields.length > 0) yield new ArgumentChoices(context, argument);
  const { cost, bound } = filled
    ? costOf(context)
    : { cost: use.cost, bound: { self: tableCard(actor.board, copy) ? copy : null, playing: copy } };
  yield* paymentChoices(actor, cost, bound, (card) => effectFor(context.effect).payer?.(context, card));
}

const keyOf = ({ set }: Choice): string => JSON.stringify(set);

/** Joint choices of two uses of a Plot with the same fields: whatever fits one of them fits. */
const merged = (first: Choices, second: Choices): Choices => {
  const values = new Map(first.values.map((choice) => [keyOf(choice), choice]));
  for (const choice of second.values) {
    const known = values.get(keyOf(choice));
    if (!known?.why) values.set(keyOf(choice), known ?? choice);
    else if (!choice.why) values.set(keyOf(choice), choice);
  }
  const most = first.most === undefined || second.most === undefined ? undefined : Math.max(first.most, second.most);
  return {
    fields: first.fields,
    optional: first.optional || second.optional,
    ...(most !== undefined && { most }),
    values: [...values.values()],
  };
};

/** Nameable things of a Plot or ability, each with its refusal, up to the first argument that is not filled, then payers. */
export const choicesOf = (view: View, draft: Draft, announcing = false): readonly Choices[] => {
  const all = new Map<string, Choices>();
  for (const context of usesFor(view, draft, announcing))
    for (const choices of choicesIn(context)) {
      const key = choices.fields.join();
      const known = all.get(key);
      all.set(key, known ? merged(known, choices) : choices);
    }
  return [...all.values()];
};
