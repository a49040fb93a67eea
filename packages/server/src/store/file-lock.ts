import Database from 'libsql';

export class FileLocked extends Error {}

/**
 * Lock that the system drops when its process ends. Node has none, so it is the exclusive lock of an empty SQLite database beside the
 * file it guards. Holds between containers on a shared volume, not on network drives.
 */
export class FileLock {
  private constructor(private readonly db: Database.Database) {}

  /** @param file of the lock, created if it does not exist @throws FileLocked if another process or lock holds it */
  static take(file: string): FileLock {
    const db = new Database(file);
    try {
      db.exec('PRAGMA busy_timeout = 0');
      db.exec('BEGIN EXCLUSIVE');
    } catch (error) {
      db.close();
      if ((error as { code?: string }).code === 'SQLITE_BUSY') throw new FileLocked(`${file} is locked`);
      throw error;
    }
    return new FileLock(db);
  }

  release(): void {
    this.db.exec('ROLLBACK');
    this.db.close();
  }
}
