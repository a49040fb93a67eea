import { COMPUTER_STYLES, keptLevel } from '@illuminice/protocol';
import { DEFAULT_RULESET, isRulesetId, type RulesetId } from '@illuminice/rules';
import type { KeptTable, LocalSeat } from './local-table';

/** A kind of table on this device: `practice` is one person against computers, `together` several people. */
export type LocalKind = 'practice' | 'together';

export const keyOf = (kind: LocalKind, game: RulesetId): string =>
  game === DEFAULT_RULESET ? `illuminice.local.${kind}` : `illuminice.local.${kind}.${game}`;

/** @returns null: nothing stored; `damaged`: unreadable */
export function readKept(kind: LocalKind, game: RulesetId): KeptTable | 'damaged' | null {
  try {
    const text = localStorage.getItem(keyOf(kind, game));
    if (text === null) return null;
    const stored: unknown = JSON.parse(text);
    return isKept(stored) && stored.rules.ruleset === game ? { ...stored, seats: stored.seats.map(asNow) } : 'damaged';
  } catch (error) {
    return error instanceof SyntaxError ? 'damaged' : null;
  }
}

/** @returns true if the device stores it */
export function keep(kind: LocalKind, stored: KeptTable): boolean {
  try {
    localStorage.setItem(keyOf(kind, stored.rules.ruleset), JSON.stringify(stored));
    return true;
  } catch {
    return false;
  }
}

/** True if it has the form of a stored game; the rules find out if its intents are legal. */
function isKept(value: unknown): value is KeptTable {
  if (!isObject(value) || value.form !== 1) return false;
  const { rules, seats, seed, version, intents, hash, seen, startedAt } = value;
  return (
    isObject(rules) &&
    isRulesetId(String(rules.ruleset)) &&
    isObject(rules.options) &&
    Array.isArray(seats) &&
    seats.every(isSeat) &&
    typeof seed === 'string' &&
    typeof version === 'number' &&
    typeof hash === 'string' &&
    typeof startedAt === 'number' &&
    isObject(seen) &&
    Array.isArray(intents) &&
    intents.every((entry) => Array.isArray(entry) && Number.isInteger(entry[0]) && isObject(entry[1]) && typeof entry[1].type === 'string')
  );
}

const isSeat = (value: unknown): value is LocalSeat =>
  isObject(value) &&
  typeof value.player === 'string' &&
  typeof value.name === 'string' &&
  typeof value.colour === 'number' &&
  typeof value.computer === 'boolean' &&
  keptLevel(value.level) !== null &&
  (value.style === undefined || (COMPUTER_STYLES as readonly unknown[]).includes(value.style));

/** Converts a seat from the time of two levels without styles. */
const asNow = ({ level, style = 'plain', ...seat }: LocalSeat & { style?: LocalSeat['style'] }): LocalSeat => ({
  ...seat,
  level: keptLevel(level) ?? level,
  style,
});

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
