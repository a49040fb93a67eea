import { createHash, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * A secret that opens something, to be handed out once: 32 bytes of the system's randomness (base64url), and its hash to keep.
 *
 * @param given one that the client made for itself
 */
export function newSecret(given?: string | null): { secret: string; hash: string } {
  const secret = given ?? randomBytes(32).toString('base64url');
  return { secret, hash: sha256(secret).toString('hex') };
}

/** This is the secret with that hash (null: nothing opens). Takes the same time whichever bytes differ. */
export const opens = (secret: string, hash: string | null): boolean =>
  hash !== null && timingSafeEqual(sha256(secret), Buffer.from(hash, 'hex'));

/** Cost of scrypt for a table's password: dear for guessing, cheap enough not to hold up the server. */
const COST = { N: 1024, r: 8, p: 1 };

const scrypt = (password: string, salt: Buffer): Buffer => scryptSync(password, salt, 32, COST);

/** Stored password: a salt of its own and the hash (hex), `salt$hash`. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}$${scrypt(password, salt).toString('hex')}`;
}

/** This is the password of which that was kept. */
export function isPassword(password: string, kept: string): boolean {
  const [salt = '', hash = ''] = kept.split('$');
  return timingSafeEqual(scrypt(password, Buffer.from(salt, 'hex')), Buffer.from(hash, 'hex'));
}

/** Compares two texts, of any lengths, in constant time. */
export const sameText = (one: string, other: string): boolean => timingSafeEqual(sha256(one), sha256(other));
