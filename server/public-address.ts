import { type Env, SettingError } from './setting-error.ts'

/**
 * The public origin of the site without a trailing slash; empty when it is not set, which makes a preview. Separate
 * from the other settings, whose defaults come from the content: this one decides which samples of it are shown.
 * @throws SettingError when it is no address, or more than one.
 */
export function readPublicAddress({ PUBLIC_ADDRESS = '' }: Env): string {
  if (PUBLIC_ADDRESS === '') return ''
  const url = URL.canParse(PUBLIC_ADDRESS) ? new URL(PUBLIC_ADDRESS) : null
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin
  const wanted = 'the address of the site alone, such as https://www.example.com'
  throw new SettingError('PUBLIC_ADDRESS', PUBLIC_ADDRESS, wanted)
}
