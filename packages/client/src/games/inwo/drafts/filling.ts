import type { Refusal } from '@illuminice/rules';
import { type CopyId, check, completions, type Intent, whyBarred } from '@illuminice/rules/inwo';
import type { Position } from '../types';
import { type Blank, blanksOf, type Choice, type Fields } from './blanks';
import type { Unfinished } from './data';

const listIn = (partial: Fields, name: string): readonly unknown[] => {
  const value = partial[name];
  return Array.isArray(value) ? value : [];
};

export const isPicked = (partial: Fields, blank: Blank, { set }: Choice): boolean =>
  blank.list
    ? listIn(partial, blank.name).includes(set[blank.name])
    : Object.entries(set).every(([field, value]) => JSON.stringify(partial[field]) === JSON.stringify(value));

/** Names of the fields that a blank fills, its own first. */
const fieldsOf = ({ name, fields }: Blank): readonly string[] => fields ?? [name];

export const isFilled = (partial: Fields, blank: Blank): boolean =>
  blank.list ? listIn(partial, blank.name).length > 0 : partial[fieldsOf(blank)[0] as string] !== undefined;

export const emptied = <U extends Fields>(partial: U, blank: Blank): U => {
  const gone = fieldsOf(blank);
  return Object.fromEntries(Object.entries(partial).filter(([field]) => !gone.includes(field))) as U;
};

export const filled = <U extends Fields>(partial: U, blank: Blank, choice: Choice): U => {
  if (!blank.list) return { ...emptied(partial, blank), ...choice.set };
  const before = listIn(partial, blank.name);
  const entry = choice.set[blank.name];
  const after = before.includes(entry) ? before.filter((item) => item !== entry) : [...before, entry];
  return after.length > 0 ? { ...partial, [blank.name]: after } : emptied(partial, blank);
};

/** The first blank without which the intent is formally incomplete; null: none. */
const unformed = (position: Position, partial: Unfinished): Blank | null =>
  blanksOf(position, partial).find((blank) => !blank.optional && !isFilled(partial as Fields, blank)) ?? null;

/** Refusals that further fields may lift: an argument or the payment is missing. */
const LACKS: ReadonlySet<string> = new Set(['needs', 'namePayers', 'wrongPayment', 'notEnough', 'wouldLose']);

export const lacksOnly = ({ why }: Refusal): boolean => LACKS.has(why);

/** Most checks by the rules before a choice counts as fitting. */
const MOST_ASKED = 400;

interface Budget {
  left: number;
}

export type Playing = (Unfinished<'playPlot'> | Unfinished<'useAbility'>) & { readonly card: CopyId };

const isPlaying = (partial: Unfinished): partial is Playing =>
  (partial.type === 'playPlot' || partial.type === 'useAbility') && partial.card !== undefined;

/** True if the draft can still become a legal intent. */
export const canBecome = (position: Position, partial: Unfinished, budget: Budget = { left: MOST_ASKED }): boolean => {
  if (isPlaying(partial)) return completions(position.view, partial, 1).next().done !== true;
  const open = unformed(position, partial);
  if (!open) {
    budget.left -= 1;
    const refusal = check(position.view, partial as Intent);
    return refusal === null || lacksOnly(refusal);
  }
  for (const choice of open.choices(position, partial as Fields)) {
    if (budget.left <= 0 || canBecome(position, filled(partial as Fields, open, choice) as unknown as Unfinished, budget)) return true;
  }
  return false;
};

export const fits = (position: Position, partial: Unfinished, blank: Blank, choice: Choice): boolean =>
  choice.why === null || (choice.why === undefined && couldFit(position, partial, blank, choice));

const couldFit = (position: Position, partial: Unfinished, blank: Blank, choice: Choice): boolean =>
  canBecome(position, filled(emptiedUnlessList(partial, blank), blank, choice) as unknown as Unfinished);

const emptiedUnlessList = (partial: Unfinished, blank: Blank): Fields =>
  blank.list ? (partial as Fields) : emptied(partial as Fields, blank);

/** The intent, if it is formally complete; else null. */
export const sayable = (position: Position, partial: Unfinished): Intent | null =>
  unformed(position, partial) ? null : (partial as Intent);

/** Why it cannot be sent as it is; null: it can, or something is missing. */
export const refusalOf = (position: Position, partial: Unfinished): Refusal | null => {
  const intent = sayable(position, partial);
  return intent && check(position.view, intent);
};

/** Why a choice does not fit, as far as the rules can tell from an unfinished draft; null: unknown. */
export const whyUnfit = (position: Position, partial: Unfinished, blank: Blank, choice: Choice): Refusal | null => {
  if (choice.why !== undefined) return choice.why;
  const tried = filled(emptiedUnlessList(partial, blank), blank, choice) as unknown as Unfinished;
  const refusal = isPlaying(tried) ? check(position.view, tried) : refusalOf(position, tried);
  if (refusal && !lacksOnly(refusal)) return refusal;
  const isFirst = blanksOf(position, partial)[0]?.name === blank.name;
  return isFirst && choice.card !== undefined ? whyBarred(position.view, partial.type, choice.card) : null;
};

const PAYS: ReadonlySet<string> = new Set(['pay']);

/** The next blank to be filled; null: the draft can be sent. */
export const nextBlank = (position: Position, partial: Unfinished): Blank | null => {
  const open = unformed(position, partial);
  if (open) return open;
  const refusal = refusalOf(position, partial);
  if (!refusal) return null;
  const blanks = blanksOf(position, partial);
  const empty = (blank: Blank) => !isFilled(partial as Fields, blank);
  const asked = refusal.why === 'needs' ? blanks.find(({ name }) => name === refusal.with?.field) : undefined;
  if (asked && empty(asked)) return asked;
  if (refusal.code === 'N-404') {
    const paying = blanks.filter(({ name }) => name === 'pay' || name === 'discard');
    return paying.find(empty) ?? paying[0] ?? null;
  }
  return blanks.find((blank) => empty(blank) && !PAYS.has(blank.name)) ?? null;
};

/** The cheapest payment that makes the draft legal; null: nothing to pay, or payable with hand cards only. */
export const proposedPayment = (position: Position, partial: Unfinished): readonly CopyId[] | null => {
  if (!isPlaying(partial) || partial.pay !== undefined || refusalOf(position, partial)?.code !== 'N-404') return null;
  const { discard: _, ...unpaid } = partial;
  const [play] = completions(position.view, unpaid as Playing, 1);
  return play?.pay ?? null;
};

/** The draft with every blank filled that has only one answer. */
export const settled = (position: Position, partial: Unfinished): Unfinished => {
  let now = partial;
  for (let step = 0; step < 4; step++) {
    const open = nextBlank(position, now);
    if (!open || open.list || isFilled(now as Fields, open)) return now;
    const fitting = open.choices(position, now as Fields).filter((choice) => fits(position, now, open, choice));
    const [only] = fitting;
    if (!only || fitting.length > 1) return now;
    now = filled(now as Fields, open, only) as unknown as Unfinished;
  }
  return now;
};
