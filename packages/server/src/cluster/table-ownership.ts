import type { Peer } from '../registry/elsewhere.js';

/** Shared agreement of a cluster's processes, in a database and by its clock. */
export interface TableOwnership {
  /** A process begins: its lease holds for so many ms. */
  register(self: Peer, lease: number): Promise<void>;
  /**
   * The lease of a process holds for so many ms from now, and those of the dead end.
   *
   * @returns how many processes live, this one included; null: this one's lease has been given up
   */
  renew(id: string, lease: number): Promise<number | null>;
  /** A process goes, and all tables that were at home there are free. */
  leave(id: string): Promise<void>;
  /**
   * Takes a table, unless it is at home somewhere. Who held it before can write it no more.
   *
   * @param isNew there is no such table yet
   * @returns where it is at home now; null: there is no such table
   */
  claim(code: string, id: string, isNew: boolean): Promise<Peer | null>;
  /** Gives a table up that is at home at this process. */
  release(code: string, id: string): Promise<void>;
  /** Owner of a table, if that process lives. */
  ownerOf(code: string): Promise<Peer | null>;
  /** The other processes that live. */
  peers(id: string): Promise<Peer[]>;
  /** Counts wrong guesses. @param ms after which they are forgotten @returns what each of these addresses has spent by now */
  countMisses(spent: ReadonlyMap<string, number>, ms: number): Promise<Map<string, number>>;
}
