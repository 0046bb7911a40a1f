import { SettingError } from '../../setting-error.ts'

/**
 * The address of a PostgreSQL database, or nothing for the embedded file.
 * @throws SettingError that shows nothing of what was set, because it holds a password.
 */
export function readDatabaseUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (text === '' || (url && /^postgres(ql)?:$/.test(url.protocol) && url.hostname && /^\/[^/]+$/.test(url.pathname)))
    return text
  throw new SettingError(
    'DATABASE_URL',
    '…',
    'postgres://user:password@host:5432/database, with signs such as @ : / ? # % in the password written as %40 %3A %2F %3F %23 %25',
  )
}
