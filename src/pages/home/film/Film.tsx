import { homeMessages } from '../../../../content/messages/home.ts'
import { Island } from '../../../islands/Island.tsx'
import { useWords } from '../../../language/use-messages.ts'
import { FilmInWords } from './FilmInWords.tsx'
import { FilmPlayer, outsidePlayer } from './FilmPlayer.tsx'

/** The promotional film (specification §2): the site's own, or what an outside player shows. */
export function Film() {
  const m = useWords(homeMessages).film
  return (
    <section className="section film" id="film" aria-labelledby="film-title">
      <div className="wrap film__grid">
        <div>
          <h2 id="film-title">{m.title}</h2>
          <p className="lead">{m.text}</p>
          <p hidden data-without-coverage="">
            {m.noCoverage}
          </p>
          {outsidePlayer ? <p className="film__note">{m.outsideNote}</p> : <FilmInWords />}
        </div>
        <Island name="film">
          <FilmPlayer />
        </Island>
      </div>
    </section>
  )
}
