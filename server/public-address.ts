import { type Env, SettingError } from './setting-error.ts'

/**
 * The public origin of the site without a trailing slash; empty for a preview. Separate from the other settings, whose
 * defaults come from the content, because this setting decides whether the content includes samples.
 * @throws SettingError when the value is not an origin.
 */
export function readPublicAddress({ PUBLIC_ADDRESS = '' }: Env): string {
  if (PUBLIC_ADDRESS === '') return ''
  const url = URL.canParse(PUBLIC_ADDRESS) ? new URL(PUBLIC_ADDRESS) : null
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin
  const wanted = 'the address of the site alone, such as https://www.example.com'
  throw new SettingError('PUBLIC_ADDRESS', PUBLIC_ADDRESS, wanted)
}
