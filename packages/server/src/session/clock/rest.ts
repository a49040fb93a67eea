/** Rest of a table: time stands still while no person is connected, and after the game. */
export class Rest {
  /** Epoch ms; null: time passes. */
  since: number | null = null;

  get isResting(): boolean {
    return this.since !== null;
  }

  /** @returns begin of the rest that just ended, else null */
  update(isResting: boolean, now: number): number | null {
    const before = this.since;
    this.since = isResting ? (before ?? now) : null;
    return isResting ? null : before;
  }
}
