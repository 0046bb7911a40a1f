import { isPreview } from '../../../generated/preview.ts'
import { fieldModeMetaName } from '../../../site/field-mode.ts'
import { languages } from '../../../site/languages.ts'
import { offersFieldMode } from '../../../site/navigation.ts'
import { canonicalPath, localPath } from '../../../site/paths.ts'
import { useLanguage } from '../../language/use-messages.ts'
import { usePage } from '../page-context.ts'
import { MachineReadableTags } from './MachineReadableTags.tsx'
import type { PageMeta, PublishedPage } from './page-meta.ts'

/** The public origin of the site without a trailing slash (PUBLIC_ADDRESS). */
const publicAddress: string = import.meta.env.VITE_PUBLIC_ADDRESS ?? ''

/**
 * Title, description, canonical and hreflang links (absolute, as search engines require), and social tags. `published`
 * is the metadata for these; null for the not-found page.
 */
export function PageHead({ meta, published }: { meta: PageMeta; published: PublishedPage | null }) {
  const { path, page } = usePage()
  const language = useLanguage()
  const canonical = canonicalPath(path)
  const address = (target: string) => publicAddress + target
  return (
    <>
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      {page && offersFieldMode(page) && <meta name={fieldModeMetaName} content="" />}
      {(isPreview || !page) && <meta name="robots" content="noindex" />}
      {page && (
        <>
          <link rel="canonical" href={address(localPath(canonical, language))} />
          {languages.map((entry) => (
            <link key={entry} rel="alternate" hrefLang={entry} href={address(localPath(canonical, entry))} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address(canonical)} />
        </>
      )}
      {published && <MachineReadableTags page={published} />}
    </>
  )
}
