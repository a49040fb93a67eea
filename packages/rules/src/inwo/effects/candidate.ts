import type { Refusal } from '../../core/types.js';
import type { Choice } from '../types/choices.js';
import type { PlayFields } from '../types/index.js';

/** A thing that can be named. It is judged when somebody asks, and once: most are never asked about. */
export class Candidate implements Choice {
  #why: Refusal | null | undefined;
  readonly #judge: (set: PlayFields) => Refusal | null;

  constructor(
    readonly set: PlayFields,
    judge: (set: PlayFields) => Refusal | null,
  ) {
    this.#judge = judge;
  }

  get why(): Refusal | null {
    if (this.#why === undefined) this.#why = this.#judge(this.set);
    return this.#why;
  }
}
