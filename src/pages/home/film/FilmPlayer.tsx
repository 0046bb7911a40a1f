import { homeMessages } from '../../../../content/messages/home.ts'
import { film } from '../../../../generated/film.ts'
import { pictureFiles } from '../../../../generated/pictures.ts'
import { Picture } from '../../../components/Picture.tsx'
import { VideoEmbed } from '../../../components/VideoEmbed.tsx'
import { VideoPlayer } from '../../../components/VideoPlayer.tsx'
import { formatNumber } from '../../../language/format-number.ts'
import { useLanguage, useWords } from '../../../language/use-messages.ts'

/** The address of an outside player, by the settings that the site was built with. */
export const outsidePlayer: string = import.meta.env.VITE_VIDEO_EMBED ?? ''

const POSTER_SIZES = '(min-width: 1024px) 50vw, 100vw'

/** The film behind its poster. */
export function FilmPlayer() {
  return outsidePlayer ? <OutsideFilm /> : <OwnFilm />
}

function OwnFilm() {
  const m = useWords(homeMessages).film
  const language = useLanguage()
  const name = `film-${language}` as const
  const { width, height } = pictureFiles[name]
  const { files, captions, seconds } = film[language]
  return (
    <VideoPlayer
      title={m.title}
      files={files}
      captions={{ address: captions, language, label: m.captions }}
      width={width}
      height={height}
      poster={<Picture name={name} file={pictureFiles[name]} alt="" sizes={POSTER_SIZES} />}
      playLabel={m.play}
      length={m.length(Math.round(seconds), formatNumber((files[0]?.size ?? 0) / 1e6, language, 1))}
      about={m.silent}
      failed={m.failed}
    />
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
