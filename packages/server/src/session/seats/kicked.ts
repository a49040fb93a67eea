import { createHash } from 'node:crypto';
import { opens } from '../../secrets.js';
import type { TableRecord } from '../../store/record.js';
import { looksOf } from './look-alikes.js';

/** People whom a table remembers as kicked; when there are more, the first are forgotten. */
export const MOST_KICKED = 16;

/** A name, as somebody gave it, and the address it came from. */
interface Origin {
  readonly name: string;
  readonly address: string;
}

/** Not in clear: the table's record need not tell where people live. */
const digest = (name: string, address: string): string => createHash('sha256').update(`${address}\n${name}`).digest('hex');

/** By the name but for capitals, and by what it looks like. */
const digests = ({ name, address }: Origin): string[] => [digest(name.toLowerCase(), address), digest(looksOf(name), address)];

/**
 * Whom the host took off a seat. They get no other: not with the browser that has the seat's token, and not under the same
 * name, or one that looks like it, from the same address. Others behind that address do.
 */
export class Kicked {
  #all: TableRecord['seats']['kicked'] = [];

  /** @param seat of a person @param from whoever spoke for it; undefined: they were not there, and only the token counts */
  add({ name, tokenHash }: { name: string; tokenHash: string | null }, from: Origin | undefined): void {
    const origins = from ? [from, { ...from, name }].flatMap(digests) : [];
    this.#all = [...this.#all, { name, tokenHash, origins: [...new Set(origins)] }].slice(-MOST_KICKED);
  }

  /** This token or origin belongs to somebody who was kicked. */
  has(from: Origin, token?: string | null): boolean {
    const known = digests(from);
    return this.#all.some(
      ({ tokenHash, origins }) => known.some((origin) => origins.includes(origin)) || (token != null && opens(token, tokenHash)),
    );
  }

  /** Forgets those who were kicked under this name. @returns whether there was anybody */
  readmit(name: string): boolean {
    const before = this.#all.length;
    this.#all = this.#all.filter((person) => person.name !== name);
    return this.#all.length < before;
  }

  /** Under which names they sat, each once. */
  get names(): string[] {
    return [...new Set(this.#all.map(({ name }) => name))];
  }

  record(): TableRecord['seats']['kicked'] {
    return this.#all;
  }

  restore(all: TableRecord['seats']['kicked']): void {
    this.#all = all;
  }
}
