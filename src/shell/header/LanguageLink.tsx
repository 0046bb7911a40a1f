import { Link, useLocation, useParams } from 'react-router'
import { type Language, languageNames, languageStorageKey } from '../../../content/languages.ts'
import { localPath, readPath } from '../../../content/paths.ts'
import { Icon } from '../../components/Icon.tsx'
import { useLanguage } from '../../language/use-messages.ts'
import { store } from '../../loading/storage.ts'
import { keptPlace } from '../page-change/kept-place.ts'

/** A link to the twin of the present page that keeps section and scroll position and remembers the choice. */
export function LanguageLink({ language }: { language: Language }) {
  const current = useLanguage()
  const here = useLocation()
  const { '*': isUnknown } = useParams()
  const { path } = readPath(here.pathname)
  // An address that no page has is prerendered once for all of them: no twin of it can be written into that.
  const twin = isUnknown === undefined ? localPath(path, language) + here.search + here.hash : localPath('/', language)
  return (
    <Link
      to={twin}
      discover="none"
      lang={language}
      hrefLang={language}
      aria-current={language === current ? 'true' : undefined}
      state={{ place: keptPlace(here) }}
      data-replay=""
      onClick={() => store('localStorage', languageStorageKey, language)}
    >
      {languageNames[language]}
      <Icon name="check" small />
    </Link>
  )
}
