import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The connection URL of PostgreSQL; undefined where the tests use SQLite files. */
    postgres: string
  }
}

/** Starts one PostgreSQL server for all tests of a run; each test uses a schema of its own. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { stop, url } = await startPostgres()
  provide('postgres', url)
  return stop
}
