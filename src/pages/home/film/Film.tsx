import { homeMessages } from '../../../../content/messages/home.ts'
import { site } from '../../../../content/site.ts'
import { pictureFiles } from '../../../../generated/pictures.ts'
import { Picture } from '../../../components/Picture.tsx'
import { VideoEmbed } from '../../../components/VideoEmbed.tsx'
import { useWords } from '../../../language/use-messages.ts'

/** The promotional film behind a poster; without an address there is no film and no section. */
export function Film() {
  const m = useWords(homeMessages).film
  if (!site.video.embed) return null
  return (
    <section className="section film" data-later="" id="film" aria-labelledby="film-title">
      <div className="wrap film__grid">
        <div>
          <h2 id="film-title">{m.title}</h2>
          <p>{m.text}</p>
          <p>
            <small>{m.note}</small>
          </p>
        </div>
        <div>
          <VideoEmbed
            source={site.video.embed}
            title={m.title}
            playLabel={m.play}
            poster={
              <Picture
                name="final-felling"
                file={pictureFiles['final-felling']}
                alt=""
                sizes="(min-width: 1024px) 66vw, 100vw"
                largest={1600}
              />
            }
          />
        </div>
      </div>
    </section>
  )
}
