import type { Store } from './store.ts'

const PROBE = 'write probe'
/** As much room as a form and its mail may need. */
const AS_A_FORM = ' '.repeat(32_000)

/** A store that knows whether writing works. */
export type WatchedStore = Store & {
  /**
   * Whether forms can be saved: after a write has failed (a full disk, a database that may only be read), they cannot
   * until a trial has succeeded. Reading alone would call the store well.
   * @throws what the database says when they cannot.
   */
  isWritable: () => Promise<boolean>
}

/** Watches the writes of a store. */
export function watchWrites(store: Store): WatchedStore {
  let hasFailed = false
  return {
    get place() {
      return store.place
    },
    get isNew() {
      return store.isNew
    },
    read: (work) => store.read(work),
    checkpoint: () => store.checkpoint(),
    close: () => store.close(),
    async transaction(work) {
      try {
        return await store.transaction(work) // which may have written nothing
      } catch (error) {
        hasFailed = true
        throw error
      }
    },
    async isWritable() {
      await store.read((db) => db.all('SELECT 1 FROM sign_up LIMIT 1'))
      if (!hasFailed) return true
      // In two transactions: what is deleted within its own transaction is never written.
      await store.transaction((db) =>
        db.run('INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING', PROBE, AS_A_FORM),
      )
      await store.transaction((db) => db.run('DELETE FROM setting WHERE name = ?', PROBE))
      hasFailed = false
      return true
    },
  }
}
