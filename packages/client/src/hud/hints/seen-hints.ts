import { signal } from '@preact/signals';

const KEY = 'illuminice.hints';

const read = (): ReadonlySet<string> => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
};

export const seenHints = signal<ReadonlySet<string>>(read());

const write = (seen: ReadonlySet<string>): void => {
  seenHints.value = seen;
  try {
    localStorage.setItem(KEY, JSON.stringify([...seen]));
  } catch {
    // Without storage, seen hints count until the page closes.
  }
};

export const sawHint = (id: string): void => write(new Set([...seenHints.value, id]));

export const forgetHints = (): void => write(new Set());
