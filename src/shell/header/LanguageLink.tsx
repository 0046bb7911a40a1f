import { Link, useLocation } from 'react-router'
import { type Language, languageNames } from '../../../content/languages.ts'
import { localPath, readPath } from '../../../content/paths.ts'
import { Icon } from '../../components/Icon.tsx'
import { rememberChoice } from '../../language/remember-choice.ts'
import { useLanguage } from '../../language/use-messages.ts'
import { keepScroll } from '../page-change/keep-scroll.ts'

/** A link to the twin of the present page that keeps section and scroll position and remembers the choice. */
export function LanguageLink({ language }: { language: Language }) {
  const current = useLanguage()
  const { pathname, search, hash } = useLocation()
  const twin = localPath(readPath(pathname).path, language) + search + hash
  return (
    <Link
      to={twin}
      discover="none"
      lang={language}
      hrefLang={language}
      aria-current={language === current ? 'true' : undefined}
      preventScrollReset
      data-replay=""
      onClick={() => {
        rememberChoice(language)
        keepScroll()
      }}
    >
      {languageNames[language]}
      <Icon name="check" small />
    </Link>
  )
}
