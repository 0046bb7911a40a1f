import { DatabaseSync } from 'node:sqlite'

/** Longer than any process holds a lock: one that opens a file after another was killed has to mend its log first. */
const LOCK_WAIT_MS = 10_000

/**
 * Opens a database that another program may have open: waits for its locks, where SQLite by itself would give up at once.
 * Tests open every database by this; the linter says so.
 */
export function openBeside(file: string, { readOnly = false } = {}): DatabaseSync {
  return new DatabaseSync(file, { readOnly, timeout: LOCK_WAIT_MS })
}
