// biome-ignore-all lint/security/noDangerouslySetInnerHtml: our own scripts and styles, which the Content-Security-Policy allows by hash
import type { ReactNode } from 'react'
import { IconSprite } from '../../components/IconSprite.tsx'
import { useLanguage } from '../../language/use-messages.ts'
import type { PageAssets } from './page-assets.ts'
import '../../styles/tokens.css'
import '../../styles/fonts.css'
import '../../styles/base.css'
import '../../styles/layout.css'
import '../../components/buttons.css'
import '../../styles/motion.css'
import '../../styles/folds.css?deferred'
import '../../../generated/placeholders.css?deferred'
import '../../styles/overrides/enlarged.css'
import '../../styles/overrides/enlarged-deferred.css?deferred'
import '../../styles/overrides/no-script.css?deferred'
import '../../styles/overrides/print.css?deferred'

/**
 * The complete HTML document of a page, in builds and in development. React hoists <title>, <meta> and <link> into the
 * head, before the scripts.
 */
export function HtmlDocument({ assets, head, children }: { assets: PageAssets; head: ReactNode; children: ReactNode }) {
  const language = useLanguage()
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <script dangerouslySetInnerHTML={inline(assets.headScript)} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f7f5ef" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0b1f1a" media="(prefers-color-scheme: dark)" />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {assets.styles.map((text) => (
          <style key={text} dangerouslySetInnerHTML={inline(text)} />
        ))}
        {assets.sheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={`/manifest_${language}.webmanifest`} />
        {head}
        {assets.runtime && <script type="module" src={assets.runtime} />}
        <script type="speculationrules" dangerouslySetInnerHTML={inline(assets.speculationRules)} />
      </head>
      <body>
        <IconSprite />
        {children}
      </body>
    </html>
  )
}

/** The value of dangerouslySetInnerHTML, for text that must not be escaped. */
function inline(text: string) {
  return { __html: text }
}
