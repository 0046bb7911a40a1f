import { PostgresStore } from './postgres-store.ts'
import { SqliteStore } from './sqlite-store.ts'
import type { Store, StoreLogger } from './store.ts'

/**
 * Creates the store: PostgreSQL if DATABASE_URL is set, otherwise SQLite. The store connects on first use.
 */
export function createStore(
  { databaseUrl, signUpDatabase }: { databaseUrl: string; signUpDatabase: string },
  log: StoreLogger = console,
): Store {
  return databaseUrl ? new PostgresStore(databaseUrl, log) : new SqliteStore(signUpDatabase, log)
}
