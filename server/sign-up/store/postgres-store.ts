import pg from 'pg'
import { migrateSchema, SCHEMA_VERSION } from './schema.ts'
import { type Connection, type SqlValue, Store, type StoreLogger, toCamelCaseKeys } from './store.ts'

/** Timeouts whose sum is less than that of browsers, so that the visitor always gets a response. */
const CONNECT_MS = 4000
const LOCK_WAIT_MS = 4000
const ANSWER_MS = 8000

/** Advisory lock: one writer at a time over all servers, as with SQLite. */
const WRITE_LOCK = "SELECT pg_advisory_xact_lock(hashtext('sign-ups'), hashtext(COALESCE(current_schema(), '')))"

/** Timeouts of write transactions, so that a stalled writer does not block the others; readers do not block anyone. */
const WRITE_TIMEOUTS = `SET LOCAL lock_timeout = ${LOCK_WAIT_MS}; SET LOCAL idle_in_transaction_session_timeout = ${ANSWER_MS}`
const BEGIN_WRITE = `BEGIN; ${WRITE_TIMEOUTS}; SET LOCAL synchronous_commit = on; ${WRITE_LOCK}`
const BEGIN_READ = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY'

const INT8 = 20

/** Stores sign-ups in PostgreSQL, for servers with an ephemeral disk or several behind one address. */
export class PostgresStore extends Store {
  override readonly place: string
  readonly #pool: pg.Pool
  #isPrepared = false

  constructor(url: string, log: StoreLogger = console) {
    super()
    const { host, pathname } = new URL(url)
    this.place = `PostgreSQL at ${host}, database ${decodeURIComponent(pathname.slice(1))}`
    this.#pool = new pg.Pool({
      connectionString: url,
      max: 4,
      connectionTimeoutMillis: CONNECT_MS,
      idleTimeoutMillis: 30_000,
      query_timeout: ANSWER_MS,
      keepAlive: true,
      allowExitOnIdle: true,
      application_name: 'sign-ups',
      // BIGINT values here are far below Number.MAX_SAFE_INTEGER.
      types: { getTypeParser: (type, format) => (type === INT8 ? Number : pg.types.getTypeParser(type, format)) },
    })
    // Errors of idle connections must be handled; the next query reconnects.
    this.#pool.on('error', () => log.warn(`${this.place}: a connection was lost. The next use opens another.`))
    this.#pool.on('connect', (client) => client.on('error', () => {}))
  }

  protected override async run<T>(mode: 'read' | 'write', work: (db: Connection) => Promise<T>): Promise<T> {
    await this.#prepare()
    return this.#run(mode === 'write' ? BEGIN_WRITE : BEGIN_READ, work)
  }

  override async checkpoint(): Promise<string> {
    return '' // PostgreSQL's autovacuum frees the space (docs/sign-up.md)
  }

  override close(): Promise<void> {
    return this.#pool.end()
  }

  /** Creates missing tables; repeated after a failure, because the database may have been replaced. */
  async #prepare(): Promise<void> {
    if (this.#isPrepared) return
    if ((await this.#run(BEGIN_READ, readVersion)) !== SCHEMA_VERSION) {
      this.isNew = await this.#run(BEGIN_WRITE, async (db) => {
        const found = await readVersion(db)
        await migrateSchema(db, found, translateSchema)
        await db.run(SAVE_VERSION, String(SCHEMA_VERSION))
        return found === 0
      })
    }
    this.#isPrepared = true
  }

  async #run<T>(begin: string, work: (db: Connection) => Promise<T>): Promise<T> {
    let client: pg.PoolClient | undefined
    try {
      client = await this.#pool.connect()
      await client.query(begin)
      const result = await work(connectionOf(client))
      await client.query('COMMIT')
      client.release()
      return result
    } catch (error) {
      // A connection in an unknown state is closed, which rolls back its transaction.
      client?.release(true)
      this.#isPrepared = false
      throw explainError(error, this.place)
    }
  }
}

function connectionOf(client: pg.PoolClient): Connection {
  const runQuery = (query: string, values: readonly SqlValue[]) => {
    let count = 0
    return client.query(
      query.replace(/\?/g, () => `$${++count}`),
      [...values],
    )
  }
  return {
    all: async <T>(query: string, ...values: SqlValue[]) =>
      (await runQuery(query, values)).rows.map(toCamelCaseKeys<T>),
    get: async <T>(query: string, ...values: SqlValue[]) => {
      const [row] = (await runQuery(query, values)).rows
      return row && toCamelCaseKeys<T>(row)
    },
    run: async (query, ...values) => (await runQuery(query, values)).rowCount ?? 0,
  }
}

const SAVE_VERSION =
  "INSERT INTO setting (name, value) VALUES ('schema', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"

async function readVersion(db: Connection): Promise<number> {
  // Queries pg_catalog, because a connection's name cache may not know tables that another server has created.
  const query = "SELECT 1 FROM pg_class WHERE relname = 'setting' AND relnamespace = current_schema()::regnamespace"
  if (!(await db.get(query))) return 0
  return Number((await db.get("SELECT value FROM setting WHERE name = 'schema'"))?.value ?? 0)
}

function translateSchema(statement: string): string {
  return statement
    .replace(/\) STRICT\s*$/, ')')
    .replace(/\bINTEGER PRIMARY KEY/, 'BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY')
    .replace(/\bINTEGER\b/g, 'BIGINT')
}

/**
 * Adds the database's address, without the password, to the driver's error. When several addresses fail, the driver
 * throws an AggregateError with an empty message.
 */
function explainError(error: unknown, place: string): unknown {
  if (!(error instanceof Error && 'code' in error)) return error
  return new Error(`${place}: ${error.message || error.code}`, { cause: error })
}
