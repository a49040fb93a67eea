import type { Frame } from './frame.js';

/** A message begins with its type, so that its cost is known before parsing. */
const HEAD = /^\s{0,8}\{\s{0,8}"type"\s{0,8}:\s{0,8}"(\w{1,31})"/;
const MOST_HEAD = 80;
/** Nesting of lists and objects; no message has that many. */
const MOST_DEPTH = 16;

export const jsonFrameType = (bytes: Buffer): string | null => HEAD.exec(bytes.toString('latin1', 0, MOST_HEAD))?.[1] ?? null;

/** Reads a JSON object whose only `type` stands first. @returns null if it is not that */
export function readJsonFrame(bytes: Buffer): Frame | null {
  const type = jsonFrameType(bytes);
  const text = bytes.toString();
  if (type === null || isDeep(text)) return null;
  try {
    const { type: read, ...message } = JSON.parse(text) as { type: unknown };
    // A second `type` would win, after the first one was counted.
    return read === type ? { type, message } : null;
  } catch {
    return null;
  }
}

/** Problem with unreadable bytes, for the client's author. */
export function jsonFrameProblem(bytes: Buffer): string {
  const text = bytes.toString();
  if (isDeep(text)) return `lists and objects lie more than ${MOST_DEPTH} deep in one another`;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'it is no JSON';
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'it is JSON, but no object';
  if (!('type' in value)) return '`type` is missing, and must come first';
  return jsonFrameType(bytes) === null ? '`type` must come first, and be a word' : '`type` may stand there once';
}

/** True if brackets outside of texts are nested too deep. */
function isDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index];
    if (quoted && letter === '\\') index += 1;
    else if (letter === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (letter === '{' || letter === '[') depth += 1;
    else if (letter === '}' || letter === ']') depth -= 1;
    if (depth > MOST_DEPTH) return true;
  }
  return false;
}
