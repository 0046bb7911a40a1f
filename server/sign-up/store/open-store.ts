import { PostgresStore } from './postgres-store.ts'
import { SqliteStore } from './sqlite-store.ts'
import type { Store, StoreLog } from './store.ts'

/** The store of the settings: the file, unless DATABASE_URL names a PostgreSQL database. Neither is opened before its first use. */
export function openStore(
  { databaseUrl, signUpDatabase }: { databaseUrl: string; signUpDatabase: string },
  log: StoreLog = console,
): Store {
  return databaseUrl ? new PostgresStore(databaseUrl, log) : new SqliteStore(signUpDatabase, log)
}
