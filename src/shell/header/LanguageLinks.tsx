import { languageNames, languages } from '../../../site/languages.ts'
import { localPath } from '../../../site/paths.ts'
import { Icon } from '../../components/Icon.tsx'
import { useLanguage } from '../../language/use-messages.ts'
import { usePage } from '../page-context.ts'

/**
 * Links to the same page in each language. On click, language.ts stores the choice, and carry-over-language.ts the
 * reading position.
 */
export function LanguageLinks({ className }: { className?: string }) {
  const current = useLanguage()
  const { page, path } = usePage()
  // The not-found page is shared by all unknown addresses, so its language links lead to the home page.
  return (
    <ul className={className}>
      {languages.map((language) => (
        <li key={language}>
          <a
            href={localPath(page ? path : '/', language)}
            lang={language}
            translate="no"
            hrefLang={language}
            aria-current={language === current ? 'true' : undefined}
          >
            {languageNames[language]}
            <Icon name="check" small />
          </a>
        </li>
      ))}
    </ul>
  )
}
