/** A seat's id, unique at the table. Never a display name. */
export type PlayerId = string;

/** A card's id. In the classic game every card exists once, so its id is its instance too. */
export type CardId = string;

/** Reason why an intent is illegal: `code` is its rule (`C-406`), `why` the sentence (`noOpenArrow`), `with` its values. */
export interface Refusal {
  readonly code: string;
  readonly why: string;
  readonly with?: Readonly<Record<string, string | number>>;
  /** Further reasons, if an intent is wrong in several ways: the faults of a deck. */
  readonly more?: readonly Refusal[];
}

/** State of the generator: a secret key (64 hex digits) and the blocks drawn. Block n is the SHA-256 of key and n. */
export interface RngState {
  key: string;
  n: number;
}

/** Secret part of an event, for the players in `to`. */
export interface SecretPart<S> {
  readonly to: readonly PlayerId[];
  readonly what: S;
}

export type StepResult<E> = { readonly ok: true; readonly events: readonly E[] } | { readonly ok: false; readonly refusal: Refusal };
