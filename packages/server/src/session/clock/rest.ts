/** Since when time stands still at a table: while no person is connected, and once its game is over. */
export class Rest {
  /** Epoch ms; null: time passes. */
  since: number | null = null;

  get isResting(): boolean {
    return this.since !== null;
  }

  /** @returns since when the table rested until now, if it just stopped resting, else null */
  update(isResting: boolean, now: number): number | null {
    const before = this.since;
    this.since = isResting ? (before ?? now) : null;
    return isResting ? null : before;
  }
}
