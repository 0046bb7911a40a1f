import { fieldModeMark } from '../../../content/field-mode.ts'
import { languages } from '../../../content/languages.ts'
import { offersFieldMode } from '../../../content/navigation.ts'
import { canonicalPath, localPath } from '../../../content/paths.ts'
import { useLanguage } from '../../language/use-messages.ts'
import { usePage } from '../page-context.ts'
import { describePage } from './page-head.ts'

/** The site's own public address without a final slash (setting PUBLIC_ADDRESS). */
const publicAddress: string = import.meta.env.VITE_PUBLIC_ADDRESS ?? ''

/** Title, description, canonical and language links of the page; search engines want the links absolute. */
export function PageHead() {
  const { path, page, document } = usePage()
  const language = useLanguage()
  const canonical = canonicalPath(path)
  const { title, description } = describePage(page, document, language)
  const address = (target: string) => publicAddress + target
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {page && offersFieldMode(page) && <meta name={fieldModeMark} content="" />}
      {page ? (
        <>
          <link rel="canonical" href={address(localPath(canonical, language))} />
          {languages.map((entry) => (
            <link key={entry} rel="alternate" hrefLang={entry} href={address(localPath(canonical, entry))} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address(canonical)} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  )
}
