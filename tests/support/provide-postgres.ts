import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the PostgreSQL of this run is; not there where the tests use files. */
    postgres: string
  }
}

/** One PostgreSQL for all tests of a run; each test has a schema of its own in it. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { stop, url } = await startPostgres()
  provide('postgres', url)
  return stop
}
