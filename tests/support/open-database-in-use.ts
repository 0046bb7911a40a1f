import { DatabaseSync } from 'node:sqlite'

/** Longer than any process holds a lock, including the recovery of the journal after a process was killed. */
const LOCK_WAIT_MS = 10_000

/**
 * Opens a SQLite database that another process may have open. It waits for locks, whereas SQLite fails at once by default;
 * therefore biome.jsonc forbids tests to import `node:sqlite` themselves.
 */
export function openDatabaseInUse(file: string, { readOnly = false } = {}): DatabaseSync {
  return new DatabaseSync(file, { readOnly, timeout: LOCK_WAIT_MS })
}
