import type { WireRefusal } from '@illuminice/protocol';

/** The server refused something, and nothing changed. `message` is the sentence in English, `refusal` has code, reason and values. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';

  constructor(readonly refusal: WireRefusal) {
    super(`${refusal.code}: ${refusal.text}`);
  }
}
