/** The names of all settings that do not begin with SIGN_UP_; those are validated where they are read. */
const names = [
  ...['PORT', 'HOST', 'PUBLIC_ADDRESS', 'TLS', 'TRUSTED_PROXIES'],
  ...['DIST_FOLDER', 'SITE_FOLDER', 'VIDEO_EMBED', 'SAVING'],
  ...['DATABASE_URL', 'SMTP_URL', 'MAIL_SENDER', 'MAIL_OWNER', 'MAIL_OWNER_LANGUAGE', 'MAIL_OUTBOX', 'MAIL_PER_HOUR'],
]

/** A warning for each unknown environment variable with the prefix of a setting, such as a misspelt setting. */
export function listUnknownSettings(env: Readonly<Record<string, string | undefined>>): string[] {
  const beginnings = names.flatMap((name) => /^[A-Z]+_/.exec(name) ?? [])
  const isLike = (name: string) => beginnings.some((beginning) => name.startsWith(beginning))
  return Object.keys(env)
    .filter((name) => isLike(name) && !names.includes(name))
    .map((name) => `${name} is no setting of this site. Is another one meant? See the README and docs/sign-up.md.`)
}
