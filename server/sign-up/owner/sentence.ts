const files: Readonly<Record<string, string>> = {
  ENOENT: 'is not there',
  EACCES: 'may not be read or written by this user',
  EPERM: 'may not be read or written by this user',
  EROFS: 'is on a disk that cannot be written to',
  ENOSPC: 'does not fit: the disk is full',
  EISDIR: 'is a folder',
  ENOTDIR: 'lies in something that is no folder',
  EEXIST: 'exists; nothing has been written',
}

/** By SQLite's own numbers; the low byte is the kind. */
const databases: Readonly<Record<number, string>> = {
  5: 'Another program holds the database. Close it and give the command again; nothing has changed.',
  6: 'Another program holds the database. Close it and give the command again; nothing has changed.',
  8: 'The database may not be written to by this user.',
  10: 'The disk of the database does not answer as it should.',
  11: 'The database is damaged. Restore the latest backup (docs/sign-up.md).',
  13: 'The disk is full. Nothing has changed.',
  14: 'The database cannot be opened by this user, or its folder is not there.',
  26: 'The file is no database of sign-ups.',
}

/** What went wrong, for whoever typed a command. */
export function sentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, errcode, path } = { code: '', errcode: 0, path: '', ...error }
  const about = files[code]
  if (about) return `${path || 'A file'} ${about}.`
  return (code === 'ERR_SQLITE_ERROR' && databases[errcode & 0xff]) || error.message
}
