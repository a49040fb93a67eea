import type { CardId } from '@illuminice/rules';
import { CARDS } from '@illuminice/rules/inwo';
import { PRINTED } from '@illuminice/themes/inwo';
import { distanceWithin, MOST_SLIPS, mayBeWithin, slipsIn } from '../../../../card/search/distance';
import { ELSEWHERE, type SetId } from './elsewhere';
import { initialsOf, keyOf, looseKeyOf } from './keys';

export type Meant = { readonly card: CardId } | { readonly set: SetId; readonly name: string };

export interface Directory {
  find(name: string): Meant | null;
  /** The card a few slips away from a name, or the only name that contains it; null: none, or several. */
  nearest(name: string): { readonly meant: Meant; readonly slips: number } | null;
}

/** Longest key compared letter by letter. */
const LONGEST_KEY = 60;

const LEAST_PART = 8;

const same = (a: Meant, b: Meant): boolean => ('card' in a ? 'card' in b && a.card === b.card : !('card' in b) && a.name === b.name);

/** A table of keys; ambiguous keys match nothing. */
class Unique {
  readonly #found = new Map<string, Meant | null>();

  add(key: string, meant: Meant): void {
    const known = this.#found.get(key);
    if (key === '' || known === null) return;
    this.#found.set(key, known === undefined || same(known, meant) ? meant : null);
  }

  get = (key: string): Meant | null => this.#found.get(key) ?? null;
}

/** The latest directory, cached by its names: they change with the language only. */
let made: { readonly names: string; readonly directory: Directory } | null = null;

/**
 * All names of all cards: ids, names in the reader's language and in English, printed names, initials; cards of other sets. @param namesOf
 * names of a card in the present language
 */
export function directoryOf(namesOf: (card: CardId) => readonly string[]): Directory {
  const names = CARDS.map(({ id }) => namesOf(id).join('|')).join('|');
  if (made?.names !== names) made = { names, directory: makeDirectory(namesOf) };
  return made.directory;
}

function makeDirectory(namesOf: (card: CardId) => readonly string[]): Directory {
  const exact = new Map<string, Meant>();
  const loose = new Unique();
  const initials = new Unique();
  const named: [name: string, meant: Meant][] = [];
  const add = (name: string, meant: Meant): void => {
    const key = keyOf(name);
    // The first one counts: no other name hides an id.
    if (key !== '' && !exact.has(key)) exact.set(key, meant);
    named.push([name, meant]);
  };
  for (const { id } of CARDS) add(id, { card: id });
  for (const { id } of CARDS) for (const name of namesOf(id)) add(name, { card: id });
  for (const { id, name } of CARDS) add(name, { card: id });
  for (const [card, names] of Object.entries(PRINTED)) for (const name of names) add(name, { card });
  for (const [name, set] of ELSEWHERE) add(name, { set, name });
  for (const [name, meant] of named) {
    loose.add(looseKeyOf(name), meant);
    for (const letters of initialsOf(name)) initials.add(letters, meant);
  }
  const keys = [...exact].filter(([key]) => key.length <= LONGEST_KEY);

  const nearest: Directory['nearest'] = (name) => {
    const key = keyOf(name);
    if (key.length > LONGEST_KEY) return null;
    let slips = slipsIn(key.length);
    let best: Meant | null = null;
    let isSure = true;
    for (const [other, meant] of slips === 0 ? [] : keys) {
      const distance = mayBeWithin(key, other, slips) ? distanceWithin(key, other, slips) : null;
      if (distance === null) continue;
      if (best === null || distance < slips) [best, isSure] = [meant, true];
      else if (!same(best, meant)) isSure = false;
      slips = distance;
    }
    if (best) return isSure ? { meant: best, slips } : null;
    const whole = key.length < LEAST_PART ? null : partOf(key);
    return whole && { meant: whole, slips: MOST_SLIPS + 1 };
  };

  const partOf = (key: string): Meant | null => {
    const longer = keys.filter(([other]) => other.includes(key)).map(([, meant]) => meant);
    const [first] = longer;
    return first && longer.every((other) => same(first, other)) ? first : null;
  };

  const ofInitials = (name: string, key: string): Meant | null => {
    const isShouted = /^[\p{Lu}\p{N}.\s]+s?$|\p{Lu}{3,}s?$/u.test(name.trim());
    return isShouted ? (initials.get(key) ?? initials.get(key.replace(/s$/, ''))) : null;
  };
  return {
    find: (name) => {
      const key = keyOf(name);
      return exact.get(key) ?? loose.get(looseKeyOf(name)) ?? ofInitials(name, key);
    },
    nearest,
  };
}
