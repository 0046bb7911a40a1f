import { homeMessages } from '../../../../content/messages/home.ts'
import { film } from '../../../../generated/film.ts'
import { filmWords } from '../../../../generated/film-words.ts'
import { Icon } from '../../../components/Icon.tsx'
import { useLanguage, useWords } from '../../../language/use-messages.ts'

/**
 * What is seen in the film, second by second; a fold, so that the browser's own search opens it. The words are in the
 * prerendered page and cost no script: a visitor who comes from another page of the site fetches them.
 */
export function FilmInWords() {
  const m = useWords(homeMessages).film
  const language = useLanguage()
  const html = import.meta.env.SSR ? filmWords[language] : ''
  const fetchMissing = (element: HTMLDivElement | null) => {
    if (!element || element.firstChild) return
    fetch(film[language].words).then(
      async (answer) => {
        if (answer.ok) element.innerHTML = await answer.text() // a file of our own build
      },
      () => {}, // the film is there, and its captions
    )
  }
  return (
    <details className="film__words">
      <summary>
        {m.inWords} <Icon name="chev" />
      </summary>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it comes from our own build */}
      <div ref={fetchMissing} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
    </details>
  )
}
