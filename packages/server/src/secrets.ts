import { createHash, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** A new secret: 32 random bytes (base64url), handed out once, and its hash to store. @param given one that the client made */
export function newSecret(given?: string | null): { secret: string; hash: string } {
  const secret = given ?? randomBytes(32).toString('base64url');
  return { secret, hash: sha256(secret).toString('hex') };
}

/** True if this is the secret with that hash (null: never). Constant time. */
export const opens = (secret: string, hash: string | null): boolean =>
  hash !== null && timingSafeEqual(sha256(secret), Buffer.from(hash, 'hex'));

/** Cost of scrypt for table passwords: slow for guessing, fast enough for the server. */
const COST = { N: 1024, r: 8, p: 1 };

const scrypt = (password: string, salt: Buffer): Buffer => scryptSync(password, salt, 32, COST);

/** Salted hash of a password, for storing: `salt$hash`, in hex. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}$${scrypt(password, salt).toString('hex')}`;
}

export function isPassword(password: string, stored: string): boolean {
  const [salt = '', hash = ''] = stored.split('$');
  return timingSafeEqual(scrypt(password, Buffer.from(salt, 'hex')), Buffer.from(hash, 'hex'));
}

/** Compares two texts of any lengths in constant time. */
export const sameText = (left: string, right: string): boolean => timingSafeEqual(sha256(left), sha256(right));
