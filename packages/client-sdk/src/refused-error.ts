import type { WireRefusal } from '@illuminice/protocol';

/** Refusal by the server; nothing changed. `message` is the English sentence, `refusal` has code, reason and values. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';

  constructor(readonly refusal: WireRefusal) {
    super(`${refusal.code}: ${refusal.text}`);
  }
}
