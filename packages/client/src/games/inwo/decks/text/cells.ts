import type { Directory, Meant } from './directory';
import { wordsIn } from './keys';
import { readingsOf } from './peel';

/* Several items in a line: columns of a table, and lists of cards. */

export interface Named {
  readonly written: string;
  readonly n: number;
  readonly meant: Meant;
  /** Words behind it may be a note, or part of a sentence. */
  readonly hasNote: boolean;
  readonly isCounted: boolean;
}

export interface Columns {
  readonly sign: string;
  readonly name: number;
  readonly count: number;
}

const NAMES = new Set('card name cardname title karte kartenname carte nom'.split(' '));
const COUNTS = new Set('count qty quantity number copies amount anzahl menge nombre quantite'.split(' '));
/** Separators of columns or cards; the first one that a line contains is used. */
const SIGNS = ['\t', ';', '|', ',', '·', '•', '/'];

const NUMBER = /^[x×]?\s?(\d{1,3})\s?[x×]?$/iu;
const MINOR =
  /^(?:[\p{L}\d]{1,4}|limited|unlimited|assassins|subgenius|base(?: set)?|promo|plots?|groups?|resources?|goals?|illuminati|common|rare|uncommon)$/iu;

/** First possible card of a line: preferably without a note behind it, else with one, if allowed. */
export function cardIn(line: string, directory: Directory, mayHaveNote: boolean): Named | null {
  let noted: Named | null = null;
  for (const { name, n, sure, hasNote } of readingsOf(line)) {
    if (hasNote && (noted || !mayHaveNote)) continue;
    const meant = directory.find(name);
    if (!meant) continue;
    const named = { written: name, n, meant, hasNote, isCounted: sure > 0 };
    if (!hasNote) return named;
    noted = named;
  }
  return noted;
}

function cellsOf(line: string, sign: string): readonly string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let i = 0; i < line.length; i++) {
    if (line[i] === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted;
    else if (!isQuoted && line.startsWith(sign, i)) {
      cells.push(cell.trim());
      cell = '';
      i += sign.length - 1;
    } else cell += line[i];
  }
  return [...cells, cell.trim()];
}

const signIn = (line: string): string | undefined => SIGNS.find((sign) => line.includes(sign));

/** Columns that a heading line names; null: no heading line. */
export function columnsIn(line: string): Columns | null {
  const sign = signIn(line);
  if (sign === undefined) return null;
  const titles = cellsOf(line, sign).map((cell) => (cell === '#' ? 'count' : wordsIn(cell).join('')));
  const name = titles.findIndex((title) => NAMES.has(title));
  const count = titles.findIndex((title) => COUNTS.has(title));
  return name >= 0 && (count >= 0 || titles.length > 1) && name !== count ? { sign, name, count } : null;
}

/** A row under such headings; null: no row. */
export function rowOf(line: string, { sign, name, count }: Columns, directory: Directory): Named | null {
  const cells = cellsOf(line, sign);
  const named = line.includes(sign) ? cardIn(cells[name] ?? '', directory, false) : null;
  const [, n] = NUMBER.exec(cells[count] ?? '') ?? [];
  return named && (n === undefined ? named : { ...named, n: Number(n), isCounted: true });
}

/** Cells as cards; names that contain the separator are joined again. */
function namesIn(cells: readonly string[], sign: string, directory: Directory): readonly (Named | string)[] {
  const found: (Named | string)[] = [];
  for (let i = 0; i < cells.length; i++) {
    let taken = 0;
    for (let length = sign === ',' ? Math.min(4, cells.length - i) : 1; length > 0 && taken === 0; length--) {
      const text = cells.slice(i, i + length).join(', ');
      const named = NUMBER.test(text) ? null : cardIn(text, directory, false);
      // Words that cannot be joined are columns.
      if (named && (length === 1 || named.written.includes(','))) {
        found.push(named);
        taken = length;
      }
    }
    if (taken > 0) i += taken - 1;
    else found.push(...last(cells[i] as string, directory));
  }
  return found;
}

/** A cell that is a list itself: `Hoax and Fnord`. */
function last(cell: string, directory: Directory): readonly (Named | string)[] {
  const parts = cell.split(/\s+(?:and|und|et|&|\+)\s+/iu).map((part) => cardIn(part, directory, false));
  if (parts.length > 1 && parts.every((part) => part !== null)) return parts as Named[];
  const inner = signIn(cell) === undefined ? null : listOf(cell, directory);
  return inner && inner.rest.length === 0 ? inner.named : [cell];
}

/** Cards named by several cells of a line, and the rest of it; null: neither a table row nor a list. */
export function listOf(line: string, directory: Directory): { named: readonly Named[]; rest: readonly string[] } | null {
  const text = line.replace(/^[^:：,;|\t]{1,40}[:：]\s*(?=\S)/u, '');
  const sign = signIn(text);
  const found = namesIn(sign === undefined ? [text] : cellsOf(text, sign).filter((cell) => cell !== ''), sign ?? '', directory);
  const isCount = (index: number) => typeof found[index] === 'string' && NUMBER.test(found[index]);
  const named = found.flatMap((cell, i): Named[] => {
    if (typeof cell === 'string') return [];
    const beside = cell.isCounted ? undefined : [i - 1, i + 1].find(isCount);
    const [, n] = beside === undefined ? [] : (NUMBER.exec(found[beside] as string) ?? []);
    return [n === undefined ? cell : { ...cell, n: Number(n), isCounted: true }];
  });
  const words = found.filter((cell, i): cell is string => typeof cell === 'string' && !isCount(i));
  const rest = words.filter((word) => !MINOR.test(word));
  if (named.length === 0 || found.length < 2) return null;
  if (named.length === 1) return rest.length === 0 || (sign !== ',' && found.some((_, i) => isCount(i))) ? { named, rest: [] } : null;
  const isList = typeof found[0] !== 'string' || isCount(0);
  return isList && rest.length * 2 <= named.length ? { named, rest: words } : null;
}
