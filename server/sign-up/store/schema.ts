import type { DatabaseSync } from 'node:sqlite'

const VERSION = 1

/** Brings the tables of a database to this version of the site. */
export function prepareSchema(db: DatabaseSync): void {
  const found = Number(Object.values(db.prepare('PRAGMA user_version').get() ?? {})[0])
  if (found > VERSION) throw new Error('The database of sign-ups was made by a newer version of the site.')
  if (found === VERSION) return
  db.exec(`BEGIN IMMEDIATE; ${tables} PRAGMA user_version = ${VERSION}; COMMIT`)
}

/** Times are milliseconds since 1970. */
const tables = `
  CREATE TABLE IF NOT EXISTS setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  INSERT OR IGNORE INTO setting (name, value) VALUES ('secret', lower(hex(randomblob(32))));

  CREATE TABLE IF NOT EXISTS sign_up (
    id TEXT PRIMARY KEY,
    list TEXT NOT NULL CHECK (list IN ('newsletter', 'demo', 'trial')),
    address TEXT NOT NULL,
    address_key TEXT NOT NULL,
    language TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('unconfirmed', 'confirmed', 'received')),
    created_at INTEGER NOT NULL,
    asked_at INTEGER NOT NULL,
    confirmed_at INTEGER,
    mailed_at INTEGER,
    UNIQUE (list, address_key)
  ) STRICT;

  CREATE TABLE IF NOT EXISTS wording (
    version TEXT NOT NULL,
    list TEXT NOT NULL,
    language TEXT NOT NULL,
    text TEXT NOT NULL,
    first_shown_at INTEGER NOT NULL,
    PRIMARY KEY (version, list, language)
  ) STRICT;

  CREATE TABLE IF NOT EXISTS consent (
    id INTEGER PRIMARY KEY,
    sign_up TEXT NOT NULL REFERENCES sign_up (id) ON DELETE CASCADE,
    event TEXT NOT NULL CHECK (event IN ('given', 'not given', 'confirmed')),
    version TEXT NOT NULL,
    language TEXT NOT NULL,
    wording TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS consent_of_sign_up ON consent (sign_up);

  CREATE TABLE IF NOT EXISTS mail (
    id TEXT PRIMARY KEY,
    sign_up TEXT NOT NULL REFERENCES sign_up (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('confirm', 'known', 'notify')),
    state TEXT NOT NULL CHECK (state IN ('waiting', 'sending', 'handed over', 'sent', 'written', 'uncertain', 'dead')),
    attempts INTEGER NOT NULL DEFAULT 0,
    due_at INTEGER NOT NULL,
    claim TEXT,
    claimed_until INTEGER,
    created_at INTEGER NOT NULL,
    done_at INTEGER,
    problem TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS mail_of_sign_up ON mail (sign_up);
  CREATE INDEX IF NOT EXISTS mail_by_state ON mail (state, due_at);

  CREATE TABLE IF NOT EXISTS withdrawn (
    hash TEXT PRIMARY KEY,
    list TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT;
`
