import { randomBytes } from 'node:crypto'
import type { Connection } from './store.ts'

/** What differs between kinds of databases when their tables are made. */
export type Dialect = {
  version: () => Promise<number>
  setVersion: (version: number) => Promise<unknown>
  /** A statement as this kind of database wants it. */
  translate: (statement: string) => string
}

/** Brings the tables of a database to this version of the site; gives whether there were none. */
export async function prepareSchema(db: Connection, dialect: Dialect): Promise<boolean> {
  const found = await dialect.version()
  const isOther = found > 0 && (found < FIRST || found > CURRENT)
  if (isOther) throw new Error('The database of sign-ups was made by another version of the site.')
  if (found === CURRENT) return false
  for (const step of found === 0 ? steps : steps.slice(found - CURRENT)) {
    for (const statement of step.split(';')) if (statement.trim()) await db.run(dialect.translate(statement))
  }
  const secret = randomBytes(32).toString('hex')
  await db.run("INSERT INTO setting (name, value) VALUES ('secret', ?) ON CONFLICT (name) DO NOTHING", secret)
  await dialect.setVersion(CURRENT)
  return found === 0
}

/** The first version that was ever given to anybody. */
const FIRST = 3

/** What each version of the tables adds to the one before; written for SQLite. Times are milliseconds since 1970. */
const steps = [
  `CREATE TABLE IF NOT EXISTS setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;

  CREATE TABLE sign_up (
    id TEXT PRIMARY KEY,
    list TEXT NOT NULL CHECK (list IN ('newsletter', 'demo', 'trial')),
    address TEXT NOT NULL,
    address_key TEXT NOT NULL,
    language TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('unconfirmed', 'confirmed', 'received')),
    created_at INTEGER NOT NULL,
    asked_at INTEGER NOT NULL,
    confirmed_at INTEGER,
    notice TEXT,
    question TEXT NOT NULL DEFAULT '',
    UNIQUE (list, address_key)
  ) STRICT;
  CREATE INDEX sign_up_by_notice ON sign_up (notice);

  CREATE TABLE wording (
    version TEXT NOT NULL,
    list TEXT NOT NULL,
    language TEXT NOT NULL,
    text TEXT NOT NULL,
    first_shown_at INTEGER NOT NULL,
    PRIMARY KEY (version, list, language)
  ) STRICT;

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

  CREATE TABLE withdrawn (hash TEXT PRIMARY KEY, list TEXT NOT NULL, at INTEGER NOT NULL) STRICT`,
]

/** The version that this site works with. */
export const CURRENT = FIRST + steps.length - 1
