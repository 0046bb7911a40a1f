/** Every setting of the server that does not begin with SIGN_UP_; those are checked where they are read. */
const names = [
  ...['PORT', 'HOST', 'PUBLIC_ADDRESS', 'TLS', 'TRUSTED_PROXIES', 'LOG_FORMAT', 'DIST_FOLDER', 'SITE_FOLDER'],
  ...['VIDEO_EMBED', 'SAVING', 'SIGN_UP_DATABASE', 'DATABASE_URL', 'SMTP_URL', 'MAIL_SENDER', 'MAIL_OWNER'],
  ...['MAIL_OWNER_LANGUAGE', 'MAIL_OUTBOX', 'MAIL_PER_HOUR', 'SIGN_UP_PROVIDER', 'SIGN_UP_ACTION'],
]
/** Shorter names are close to too many others. */
const SHORTEST = 6
/** So many letters may be wrong: more in a long name. */
const farthest = (name: string) => (name.length < 12 ? 2 : 3)

/** A sentence for each environment variable that looks like a setting with a slip in its name: it would do nothing. */
export function unknownSettings(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.keys(env).flatMap((name) => {
    if (names.includes(name) || name.length < SHORTEST) return []
    const meant = names.find((known) => known.length >= SHORTEST && distance(name, known) <= farthest(name))
    return meant ? [`${name} is no setting of this site. Is ${meant} meant?`] : []
  })
}

/** How many letters must be added, left out or changed to come from one word to another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [to, wanted] of [...other].entries())
      next.push(Math.min((row[to] ?? 0) + (letter === wanted ? 0 : 1), (row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1))
    row = next
  }
  return row.at(-1) ?? 0
}
