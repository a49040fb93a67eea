import type { Peer } from '../registry/elsewhere.js';

/** Agreement of a cluster's processes, in a database and by its clock. */
export interface TableOwnership {
  /** Begins the lease of a process, in ms. */
  register(self: Peer, lease: number): Promise<void>;
  /** Renews a lease and ends those of the dead. @returns the number of living processes; null: this lease was given up */
  renew(id: string, lease: number): Promise<number | null>;
  leave(id: string): Promise<void>;
  /** Takes a table unless it has an owner; former owners can write it no more. @returns its owner now; null: no such table */
  claim(code: string, id: string, isNew: boolean): Promise<Peer | null>;
  release(code: string, id: string): Promise<void>;
  ownerOf(code: string): Promise<Peer | null>;
  peers(id: string): Promise<Peer[]>;
  /** Counts wrong guesses. @param ms after which they are forgotten @returns the totals of these addresses */
  countMisses(spent: ReadonlyMap<string, number>, ms: number): Promise<Map<string, number>>;
}
