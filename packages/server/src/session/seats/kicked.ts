import { createHash } from 'node:crypto';
import { opens } from '../../secrets.js';
import type { TableRecord } from '../../store/record.js';
import { looksOf } from './look-alikes.js';

/** Remembered kicks; beyond, the first are forgotten. */
export const MOST_KICKED = 16;

interface Origin {
  readonly name: string;
  readonly address: string;
}

/** Hashed: the record need not reveal addresses. */
const digest = (name: string, address: string): string => createHash('sha256').update(`${address}\n${name}`).digest('hex');

/** By lower-case name, and by looks. */
const digests = ({ name, address }: Origin): string[] => [digest(name.toLowerCase(), address), digest(looksOf(name), address)];

/** Kicked people: banned by the seat's token, and by name (or look-alike) plus address. Others at that address are not. */
export class Kicked {
  #all: TableRecord['seats']['kicked'] = [];

  /** @param from of their client; undefined: absent, only the token counts */
  add({ name, tokenHash }: { name: string; tokenHash: string | null }, from: Origin | undefined): void {
    const origins = from ? [from, { ...from, name }].flatMap(digests) : [];
    this.#all = [...this.#all, { name, tokenHash, origins: [...new Set(origins)] }].slice(-MOST_KICKED);
  }

  has(from: Origin, token?: string | null): boolean {
    const known = digests(from);
    return this.#all.some(
      ({ tokenHash, origins }) => known.some((origin) => origins.includes(origin)) || (token != null && opens(token, tokenHash)),
    );
  }

  /** Lifts the ban on a name. @returns true if there was one */
  readmit(name: string): boolean {
    const before = this.#all.length;
    this.#all = this.#all.filter((person) => person.name !== name);
    return this.#all.length < before;
  }

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
