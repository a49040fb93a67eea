import Database from 'libsql';

/** Somebody else holds the lock. */
export class FileLocked extends Error {}

/**
 * Lock that the operating system drops when its process ends, however it ends. Node has none of its own, so it is the
 * exclusive lock of an empty SQLite database beside the file it guards. It also holds between containers that share a
 * volume; files on network drives must not be shared at all.
 */
export class FileLock {
  private constructor(private readonly db: Database.Database) {}

  /**
   * @param file the lock's own file, made if need be
   * @throws FileLocked at once, if another process (or another lock of this one) holds it
   */
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
