import { PostgresStore } from './postgres-store.ts'
import { preparePlace, SqliteStore } from './sqlite-store.ts'
import type { Store } from './store.ts'

/** The store of the settings: the file, unless DATABASE_URL names a PostgreSQL database. */
export function openStore({ databaseUrl, signUpDatabase }: { databaseUrl: string; signUpDatabase: string }): Store {
  if (databaseUrl) return new PostgresStore(databaseUrl)
  preparePlace(signUpDatabase)
  return new SqliteStore(signUpDatabase)
}
