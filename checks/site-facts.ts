import type { Finding } from './finding.ts'
import { type KeyPath, lineOf } from './locate.ts'

const file = 'content/site.ts'

/** What the site knows of its owner, as far as it is checked here: `site` of content/site.ts. */
export type SiteFacts = {
  address: string
  email: string
  phone: string
  developer: { href: string }
  network: { href: string }
  iosApp: string
  android: { href: string }
  apiRepository: string
  pressRelease: string
  video: { embed: string; uploaded: string }
}

/** Facts that would make a link that leads nowhere: an address without https, a number without its country. */
export function checkSiteFacts(site: SiteFacts, source: string): Finding[] {
  const report = (path: KeyPath, what: string, todo: string) => ({ file, line: lineOf(source, path), what, todo })
  const outbound: readonly [KeyPath, string][] = [
    [['address'], site.address],
    [['developer', 'href'], site.developer.href],
    [['network', 'href'], site.network.href],
    [['iosApp'], site.iosApp],
    [['android', 'href'], site.android.href],
    [['apiRepository'], site.apiRepository],
    [['pressRelease'], site.pressRelease],
    [['video', 'embed'], site.video.embed],
  ]
  return [
    ...outbound
      .filter(([, address]) => address !== '' && !isWebAddress(address))
      .map(([path, address]) =>
        report(path, `“${address}” is no address.`, 'Begin it with https://, or leave it empty.'),
      ),
    ...(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(site.email)
      ? []
      : [report(['email'], `“${site.email}” is no email address.`, 'Write it like name@example.com.')]),
    ...(/^\+\d[\d \u00a0-]{5,20}$/.test(site.phone)
      ? []
      : [
          report(
            ['phone'],
            `“${site.phone}” cannot be called from abroad.`,
            'Begin it with + and the country, then digits and spaces: +46 8 465 004 00.',
          ),
        ]),
    ...(isDay(site.video.uploaded)
      ? []
      : [report(['video', 'uploaded'], `“${site.video.uploaded}” is no day.`, 'Write it like 2026-11-21.')]),
  ]
}

function isWebAddress(address: string): boolean {
  return /^https:\/\/[^\s/]+\.[^\s/]+/.test(address) && URL.canParse(address)
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toJSON()?.slice(0, 10) === text
}
