import { useLocation, useMatches } from 'react-router'
import { fieldModeMark } from '../../../content/field-mode.ts'
import { languages } from '../../../content/languages.ts'
import { isForField } from '../../../content/navigation.ts'
import { canonicalPath, localPath, pageAt, readPath } from '../../../content/paths.ts'
import { useMessages } from '../../language/use-messages.ts'
import { headOf } from './page-head.ts'
import { publicAddress } from './public-address.ts'

/**
 * Title, description, canonical and language links of the page; React keeps them in the head (architecture §4). Search
 * engines want the links absolute: a build that does not know its address leaves them to the server's `Link` header.
 */
export function PageHead() {
  const { pathname } = useLocation()
  const { language, path } = readPath(pathname)
  const canonical = canonicalPath(path)
  const { title, description, isIndexed } = headOf(useMatches(), useMessages(), language)
  const address = (target: string) => publicAddress + target
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {isForField(pageAt(path)) && <meta name={fieldModeMark} content="" />}
      {!isIndexed && <meta name="robots" content="noindex" />}
      {isIndexed && publicAddress && (
        <>
          <link rel="canonical" href={address(localPath(canonical, language))} />
          {languages.map((entry) => (
            <link key={entry} rel="alternate" hrefLang={entry} href={address(localPath(canonical, entry))} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address(canonical)} />
        </>
      )}
    </>
  )
}
