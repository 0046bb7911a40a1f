import { homeMessages } from '../../../../content/messages/home.ts'
import { film } from '../../../../generated/film.ts'
import { Icon } from '../../../components/Icon.tsx'
import { useLanguage, useWords } from '../../../language/use-messages.ts'

/** What is seen in the film, second by second; a fold, so that the browser's own search opens it. */
export function FilmInWords() {
  const m = useWords(homeMessages).film
  const { before, moments, after } = film[useLanguage()]
  return (
    <details className="film__words">
      <summary>
        {m.inWords} <Icon name="chev" />
      </summary>
      {before.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <ol>
        {moments.map(({ time, text }) => (
          <li key={time}>
            <b className="num">{m.moment(time)}</b> <span>{text}</span>
          </li>
        ))}
      </ol>
      {after.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </details>
  )
}
