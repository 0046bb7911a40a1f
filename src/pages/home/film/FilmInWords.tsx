import { homeMessages } from '../../../../content/messages/home.ts'
import { filmWords } from '../../../../generated/film-words.ts'
import { Icon } from '../../../components/Icon.tsx'
import { useLanguage, useWords } from '../../../language/use-messages.ts'

/** What is seen in the film, second by second; a fold, so that the browser's own search opens it. */
export function FilmInWords() {
  const m = useWords(homeMessages).film
  const language = useLanguage()
  return (
    <details className="film__words">
      <summary>
        {m.inWords} <Icon name="chev" />
      </summary>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it comes from our own build */}
      <div dangerouslySetInnerHTML={{ __html: filmWords[language] }} />
    </details>
  )
}
