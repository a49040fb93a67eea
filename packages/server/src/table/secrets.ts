import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** A secret that opens something, to be handed out once: 32 bytes of the system's randomness (base64url), and its hash to keep. */
export function newSecret(): { secret: string; hash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: sha256(secret).toString('hex') };
}

/** Whether this is the secret with that hash (null: nothing opens). Takes the same time whichever bytes differ. */
export const opens = (secret: string, hash: string | null): boolean =>
  hash !== null && timingSafeEqual(sha256(secret), Buffer.from(hash, 'hex'));

/** Compares two texts, of any lengths, in constant time. */
export const sameText = (one: string, other: string): boolean => timingSafeEqual(sha256(one), sha256(other));
