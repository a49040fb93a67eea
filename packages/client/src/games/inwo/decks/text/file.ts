import { MOST_CHARACTERS } from '../deck-text';

const MOST_BYTES = 4 * MOST_CHARACTERS;

/** The text of a file, in UTF-8, UTF-16 or else Windows-1252; null: too long for a deck. */
export async function textOfFile(file: Blob): Promise<string | null> {
  if (file.size > MOST_BYTES) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
