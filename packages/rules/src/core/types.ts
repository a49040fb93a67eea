/**
 * The words every ruleset shares. Nothing here knows what an Illuminati is.
 */

/** A seat's id, unique at the table. Never a name: names belong to the room. */
export type PlayerId = string;

/** A card's id. In the classic game every card exists once, so its id is its instance too. */
export type CardId = string;

/**
 * A reason why an intent is not legal.
 *
 * `code` is the rule that the intent belongs to (`C-406`), `why` names the sentence within that rule
 * (`noOpenArrow`; themes hold the words), `with` the values that the sentence needs.
 */
export interface Refusal {
  readonly code: string;
  readonly why: string;
  readonly with?: Readonly<Record<string, string | number>>;
  /** Further reasons, where an intent is wrong in several ways: the faults of a deck. */
  readonly more?: readonly Refusal[];
}

/**
 * The generator's state: a secret key (64 hex digits) and how many blocks were drawn from it. Block n is the
 * SHA-256 of key and n, so that nothing seen at the table foretells what comes.
 */
export interface RngState {
  key: string;
  n: number;
}

/** Something that happened. `secret` holds what only the players in `to` may know of it. */
export interface SecretPart<S> {
  readonly to: readonly PlayerId[];
  readonly what: S;
}

/** Result of `step`: the events in order, or the refusal. */
export type StepResult<E> = { readonly ok: true; readonly events: readonly E[] } | { readonly ok: false; readonly refusal: Refusal };
