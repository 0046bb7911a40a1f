import { homeMessages } from '../../../../content/messages/home.ts'
import { film } from '../../../../generated/film.ts'
import { Island } from '../../../islands/Island.tsx'
import { formatNumber } from '../../../language/format-number.ts'
import { useLanguage, useWords } from '../../../language/use-messages.ts'
import { FilmInWords } from './FilmInWords.tsx'
import { FilmPlayer, outsidePlayer } from './FilmPlayer.tsx'

/** The promotional film (specification §2): the site's own, or what an outside player shows. */
export function Film() {
  const m = useWords(homeMessages).film
  const language = useLanguage()
  const { files } = film[language]
  const sizes = files.map(({ size }) => formatNumber(size / 1e6, language, 1))
  return (
    <section className="section film" id="film" aria-labelledby="film-title">
      <div className="wrap film__grid">
        <div>
          <h2 id="film-title">{m.title}</h2>
          <p>{m.text}</p>
          <p hidden data-without-coverage="">
            {m.noCoverage}
          </p>
          <p>
            <small>{outsidePlayer ? m.outsideNote : m.note(sizes[0] ?? '', sizes.at(-1) ?? '')}</small>
          </p>
        </div>
        <div>
          <Island name="film">
            <FilmPlayer />
          </Island>
          {!outsidePlayer && <FilmInWords />}
        </div>
      </div>
    </section>
  )
}
