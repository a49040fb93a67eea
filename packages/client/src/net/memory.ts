/** What this device remembers between visits. Browsers that forbid storage simply forget. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing depends on it.
  }
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // It was not kept either.
  }
}

const NAME = 'illuminice.name';

/** The display name that was given last, or an empty string. */
export const rememberedName = (): string => read(NAME) ?? '';
export const rememberName = (name: string): void => write(NAME, name);

/** The token that takes up the seat at this table again. */
export const seatToken = (code: string): string | null => read(`illuminice.seat.${code}`);
export const keepSeatToken = (code: string, token: string): void => write(`illuminice.seat.${code}`, token);
export const forgetSeatToken = (code: string): void => forget(`illuminice.seat.${code}`);
