import type { Refusal } from './types.js';

/** Every refusal of a game: by rule code, its reasons with the names of their sentences' values. */
export type Refusals = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** Argument with a reason's values; absent for a reason without values. */
type ValuesOf<Names> = Names extends readonly []
  ? []
  : Names extends readonly string[]
    ? [values: Readonly<Record<Names[number], string | number>>]
    : never;

/** Makes the refusals of one game; types know each rule's reasons and each reason's values. */
export type Refuse<R extends Refusals> = <C extends keyof R & string, W extends keyof R[C] & string>(
  code: C,
  why: W,
  ...values: ValuesOf<R[C][W]>
) => Refusal;

/** A refusal: the rule's code, the sentence's key, and the sentence's values. Games bind it to their own `Refusals`. */
export const makeRefusal = (code: string, why: string, values?: Refusal['with']): Refusal =>
  values ? { code, why, with: values } : { code, why };

/** True for a refusal, as opposed to a check's plan or candidates: these have no field `why`. */
export const isRefusal = (value: Refusal | object): value is Refusal => 'why' in value;
