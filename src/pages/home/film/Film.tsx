import { homeMessages } from '../../../../content/messages/home.ts'
import { useWords } from '../../../language/use-messages.ts'
import { FilmInWords } from './FilmInWords.tsx'
import { OutsidePlayer, outsideAddress } from './OutsidePlayer.tsx'
import { OwnPlayer } from './OwnPlayer.tsx'

/** The promotional film: the site's own, or what an outside player shows. */
export function Film() {
  const m = useWords(homeMessages).film
  return (
    <section className="section film" id="film" aria-labelledby="film-title">
      <div className="wrap columns film__grid">
        <div>
          <h2 id="film-title">{m.title}</h2>
          <p className="lead">{m.text}</p>
          <p hidden data-without-coverage="">
            {m.noCoverage}
          </p>
          {outsideAddress ? <p className="film__note">{m.outsideNote}</p> : <FilmInWords />}
        </div>
        {outsideAddress ? <OutsidePlayer /> : <OwnPlayer />}
      </div>
    </section>
  )
}
