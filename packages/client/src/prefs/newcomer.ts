/** Questions with extra time for a newcomer. */
const FIRST = 3;
const KEY = 'illuminice.asked';

let asked: number | null = null;

/** Counts a question on this device. @returns true for the first ones */
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
