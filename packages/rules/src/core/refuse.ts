import type { Refusal } from './types.js';

/** A refusal: the rule's code, the sentence's key, and the values that the sentence names. */
export const refuse = (code: string, why: string, values?: Refusal['with']): Refusal =>
  values ? { code, why, with: values } : { code, why };
