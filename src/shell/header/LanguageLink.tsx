import { type Language, languageNames } from '../../../content/languages.ts'
import { localPath } from '../../../content/paths.ts'
import { Icon } from '../../components/Icon.tsx'
import { useLanguage } from '../../language/use-messages.ts'
import { usePage } from '../page-context.ts'

/** A link to the same page in a language; the head script remembers the choice and the reader's place (src/client/language.ts). */
export function LanguageLink({ language }: { language: Language }) {
  const current = useLanguage()
  const { page, path } = usePage()
  // An address that no page has is rendered once for all of them: its other language is the home page.
  return (
    <a
      href={localPath(page ? path : '/', language)}
      lang={language}
      hrefLang={language}
      aria-current={language === current ? 'true' : undefined}
    >
      {languageNames[language]}
      <Icon name="check" small />
    </a>
  )
}
