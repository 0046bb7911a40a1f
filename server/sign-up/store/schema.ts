import { randomBytes } from 'node:crypto'
import type { Connection } from './store.ts'

/**
 * The schema version. A new column needs: the next version, its ALTER TABLE in migrateSchema, the type SignUp
 * (people/sign-ups.ts), owner/record.ts, and the columns of owner/people.ts and owner/export-columns.ts.
 */
export const SCHEMA_VERSION = 4

/**
 * Creates the tables when the stored version is 0, and migrates version 3; `translate` adapts the SQL to databases
 * other than SQLite.
 * @throws Error for any other version.
 */
export async function migrateSchema(
  db: Connection,
  found: number,
  translate = (statement: string) => statement,
): Promise<void> {
  if (found === SCHEMA_VERSION) return
  if (found === 3) {
    for (const table of ['sign_up', 'withdrawn']) await db.run(`ALTER TABLE ${table} RENAME COLUMN list TO kind`)
    return
  }
  if (found !== 0) throw new Error('The database of sign-ups was made by another version of the site.')
  for (const statement of tables.split(';')) await db.run(translate(statement))
  const secret = randomBytes(32).toString('hex')
  await db.run("INSERT INTO setting (name, value) VALUES ('secret', ?) ON CONFLICT (name) DO NOTHING", secret)
}

/** The SQLite schema. Times are Unix milliseconds. */
const tables = `
  CREATE TABLE IF NOT EXISTS setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;

  CREATE TABLE sign_up (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('newsletter', 'demo', 'trial')),
    address TEXT NOT NULL,
    address_key TEXT NOT NULL,
    language TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('unconfirmed', 'confirmed', 'received')),
    created_at INTEGER NOT NULL,
    asked_at INTEGER NOT NULL,
    confirmed_at INTEGER,
    notice TEXT,
    question TEXT NOT NULL DEFAULT '',
    UNIQUE (kind, address_key)
  ) STRICT;
  CREATE INDEX sign_up_by_notice ON sign_up (notice);

  CREATE TABLE consent (
    id INTEGER PRIMARY KEY,
    sign_up TEXT NOT NULL REFERENCES sign_up (id) ON DELETE CASCADE,
    event TEXT NOT NULL CHECK (event IN ('given', 'not given', 'confirmed')),
    version TEXT NOT NULL,
    language TEXT NOT NULL,
    wording TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX consent_of_sign_up ON consent (sign_up);

  CREATE TABLE mail (
    id TEXT PRIMARY KEY,
    sign_up TEXT REFERENCES sign_up (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('confirm', 'known', 'receipt', 'notify')),
    state TEXT NOT NULL CHECK (state IN ('waiting', 'sending', 'handed over', 'sent', 'written', 'uncertain', 'dead')),
    attempts INTEGER NOT NULL DEFAULT 0,
    due_at INTEGER NOT NULL,
    claim TEXT,
    claimed_until INTEGER,
    created_at INTEGER NOT NULL,
    done_at INTEGER,
    problem TEXT
  ) STRICT;
  CREATE INDEX mail_of_sign_up ON mail (sign_up);
  CREATE INDEX mail_by_state ON mail (state, due_at);
  CREATE INDEX mail_by_done ON mail (done_at);

  CREATE TABLE mailed (person TEXT PRIMARY KEY, at INTEGER NOT NULL, times INTEGER NOT NULL) STRICT;

  CREATE TABLE withdrawn (hash TEXT PRIMARY KEY, kind TEXT NOT NULL, at INTEGER NOT NULL) STRICT`
