/** So many times a newcomer is given more time when the table asks them. */
const FIRST = 3;
const KEY = 'illuminice.asked';

let asked: number | null = null;

/**
 * Counts a question of the table on this device.
 *
 * @returns whether it is one of the first that were ever asked here
 */
export function isNewlyAsked(): boolean {
  try {
    asked ??= Number(localStorage.getItem(KEY)) || 0;
    if (asked < FIRST) localStorage.setItem(KEY, String(asked + 1));
  } catch {
    asked ??= 0;
  }
  asked += 1;
  return asked <= FIRST;
}
