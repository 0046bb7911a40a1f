import type { MouseEvent } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { type Language, languageNames, languageStorageKey } from '../../../content/languages.ts'
import { localPath, readPath } from '../../../content/paths.ts'
import { Icon } from '../../components/Icon.tsx'
import { isModified } from '../../components/modified-click.ts'
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
  const twin = isUnknown === undefined ? localPath(path, language) : localPath('/', language)
  const place = (hash: string) => (isUnknown === undefined ? twin + here.search + hash : twin)
  const navigate = useNavigate()
  const choose = (event: MouseEvent) => {
    store('localStorage', languageStorageKey, language)
    if (isModified(event)) return
    event.preventDefault()
    // The hash of the moment: a chosen tab changes it without the router.
    void navigate(place(location.hash), { state: { place: keptPlace(here) } })
  }
  return (
    <a
      href={place(here.hash)}
      lang={language}
      hrefLang={language}
      aria-current={language === current ? 'true' : undefined}
      data-replay=""
      onClick={choose}
    >
      {languageNames[language]}
      <Icon name="check" small />
    </a>
  )
}
