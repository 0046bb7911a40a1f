import { site } from '../../site/facts.ts'
import { type Language, languages } from '../../site/languages.ts'
import { manual, pages } from '../../site/pages.ts'
import { localPath } from '../../site/paths.ts'
import { PAGE_BACKGROUND_COLOR } from '../pictures/app-icons.ts'

/** The web app manifest in each language; icons are in public/icons. */
export function makeWebManifests(): [file: string, text: string][] {
  return languages.map((language) => [`manifest_${language}.webmanifest`, JSON.stringify(describeManifest(language))])
}

function describeManifest(language: Language): object {
  const icon = (name: string, size: number, purpose: string) => ({
    src: `/icons/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    name: site.product,
    short_name: site.product,
    description: pages.home.description[language],
    lang: language,
    id: localPath('/', language),
    start_url: localPath('/', language),
    scope: '/',
    // A window with back and reload buttons, where supported.
    display_override: ['minimal-ui'],
    display: 'standalone',
    background_color: PAGE_BACKGROUND_COLOR,
    theme_color: PAGE_BACKGROUND_COLOR,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...[192, 512].flatMap((size) => [icon('icon', size, 'any'), icon('maskable', size, 'maskable')]),
    ],
    shortcuts: [manual, pages.guides, pages.faq, pages.glossary].map(({ path, label }) => ({
      name: label[language],
      url: localPath(path, language),
      icons: [icon('icon', 192, 'any')],
    })),
  }
}
