import { homeMessages } from '../../../../content/messages/home.ts'
import { film } from '../../../../generated/film.ts'
import { pictureFiles } from '../../../../generated/pictures.ts'
import { Picture } from '../../../components/Picture.tsx'
import { VideoEmbed } from '../../../components/VideoEmbed.tsx'
import { VideoPlayer } from '../../../components/VideoPlayer.tsx'
import { formatNumber } from '../../../language/format-number.ts'
import { useLanguage, useWords } from '../../../language/use-messages.ts'
import { FilmInWords } from './FilmInWords.tsx'

/** The address of an outside player, by the settings that the site was built with. */
const outsidePlayer: string = import.meta.env.VITE_VIDEO_EMBED ?? ''

/** The promotional film (specification §2): the site's own, or what an outside player shows. */
export function Film() {
  const m = useWords(homeMessages).film
  const language = useLanguage()
  const { files } = film[language]
  const sizes = files.map(({ size }) => formatNumber(size / 1e6, language, 1))
  return (
    <section className="section film" data-later="" id="film" aria-labelledby="film-title">
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
        <div>{outsidePlayer ? <OutsideFilm /> : <OwnFilm />}</div>
      </div>
    </section>
  )
}

const POSTER_SIZES = '(min-width: 1024px) 66vw, 100vw'

function OwnFilm() {
  const m = useWords(homeMessages).film
  const language = useLanguage()
  const name = `film-${language}` as const
  const { width, height } = pictureFiles[name]
  const { files, captions, seconds } = film[language]
  return (
    <>
      <VideoPlayer
        title={m.title}
        files={files}
        captions={{ address: captions, language, label: m.captions }}
        width={width}
        height={height}
        poster={<Picture name={name} file={pictureFiles[name]} alt="" sizes={POSTER_SIZES} />}
        playLabel={m.play}
        length={m.length(Math.round(seconds))}
        about={m.silent}
        failed={m.failed}
      />
      <FilmInWords />
    </>
  )
}

function OutsideFilm() {
  const m = useWords(homeMessages).film
  return (
    <VideoEmbed
      source={outsidePlayer}
      title={m.title}
      playLabel={m.play}
      poster={
        <Picture name="final-felling" file={pictureFiles['final-felling']} alt="" sizes={POSTER_SIZES} largest={1600} />
      }
    />
  )
}
