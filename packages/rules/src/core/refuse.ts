import type { Refusal } from './types.js';

/** Every refusal of a game: by rule code, its reasons with the names of the values that their sentences need. */
export type Refusals = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** The argument that carries a reason's values; none for a reason without values. */
type ValuesOf<Names> = Names extends readonly []
  ? []
  : Names extends readonly string[]
    ? [values: Readonly<Record<Names[number], string | number>>]
    : never;

/** Makes the refusals of one game; the compiler knows which reasons each rule has, and which values each reason needs. */
export type Refuse<R extends Refusals> = <C extends keyof R & string, W extends keyof R[C] & string>(
  code: C,
  why: W,
  ...values: ValuesOf<R[C][W]>
) => Refusal;

/** A refusal: the rule's code, the sentence's key, and the values that the sentence names. Games bind it to their own `Refusals`. */
export const makeRefusal = (code: string, why: string, values?: Refusal['with']): Refusal =>
  values ? { code, why, with: values } : { code, why };

/** Tells a refusal from the plan or the candidates that a check may answer instead; neither of these has a field `why`. */
export const isRefusal = (value: Refusal | object): value is Refusal => 'why' in value;
