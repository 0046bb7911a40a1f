import type { Connection, Store } from './store.ts'

const PROBE = 'write probe'
/** As much room as a form and its mail may need. */
const AS_A_FORM = ' '.repeat(32_000)

/**
 * A store that knows whether writing works: after a write has failed (a full disk, a database that may only be read), it
 * does not until a trial has succeeded. Reading alone would call it well.
 */
export class WatchedStore implements Store {
  readonly #store: Store
  #hasFailed = false

  constructor(store: Store) {
    this.#store = store
  }

  get place() {
    return this.#store.place
  }

  get isNew() {
    return this.#store.isNew
  }

  async transaction<T>(work: (db: Connection) => Promise<T>): Promise<T> {
    try {
      return await this.#store.transaction(work) // which may have written nothing
    } catch (error) {
      this.#hasFailed = true
      throw error
    }
  }

  read<T>(work: (db: Connection) => Promise<T>): Promise<T> {
    return this.#store.read(work)
  }

  tidy() {
    return this.#store.tidy()
  }

  close() {
    return this.#store.close()
  }

  /**
   * Whether forms can be saved.
   * @throws what the database says when they cannot.
   */
  async isSaving(): Promise<boolean> {
    await this.#store.read((db) => db.all('SELECT 1 FROM sign_up LIMIT 1'))
    if (!this.#hasFailed) return true
    // Kept before it goes: what is deleted within its own transaction is never written.
    await this.#store.transaction((db) =>
      db.run('INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING', PROBE, AS_A_FORM),
    )
    await this.#store.transaction((db) => db.run('DELETE FROM setting WHERE name = ?', PROBE))
    this.#hasFailed = false
    return true
  }
}
