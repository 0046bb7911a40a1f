import { type Env, SettingError } from './setting-error.ts'

/**
 * The site's address on the web without a slash at its end; empty when it is not set. What is made without one is a preview.
 * It stands apart from the other settings, which have presets in the content: this one decides what of that is shown.
 * @throws SettingError when it is no address, or more than one.
 */
export function readPublicAddress({ PUBLIC_ADDRESS = '' }: Env): string {
  if (PUBLIC_ADDRESS === '') return ''
  const url = URL.canParse(PUBLIC_ADDRESS) ? new URL(PUBLIC_ADDRESS) : null
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin
  const wanted = 'the address of the site alone, such as https://www.example.com'
  throw new SettingError('PUBLIC_ADDRESS', PUBLIC_ADDRESS, wanted)
}
