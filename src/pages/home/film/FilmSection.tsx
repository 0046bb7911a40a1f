import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import { homeMessages } from '../../../../generated/messages/home.ts'
import { transcripts } from '../../../../generated/transcripts.ts'
import { Icon } from '../../../components/Icon.tsx'
import { useLanguage, useMessageGroup } from '../../../language/use-messages.ts'
import { createMarkdownParser } from '../../../markdown/site-markdown.ts'
import { EmbeddedPlayer, embedAddress } from './EmbeddedPlayer.tsx'
import { OwnPlayer } from './OwnPlayer.tsx'
import './film.css?deferred'

const markdown = createMarkdownParser().use(remarkRehype).use(rehypeStringify)

/**
 * The promotional film, self-hosted or embedded from an external player. Its transcript is in a <details> element,
 * which the browser's find-in-page opens.
 */
export function FilmSection() {
  const m = useMessageGroup(homeMessages).film
  const transcript = String(markdown.processSync(transcripts[useLanguage()]))
  return (
    <section className="section film" id="film" aria-labelledby="film-title">
      <div className="wrap columns film__grid">
        <div>
          <h2 id="film-title">{m.title}</h2>
          <p className="lead">{m.text}</p>
          <p className="without-coverage" hidden>
            {m.noCoverage}
          </p>
          {embedAddress && <p className="film__note">{m.outsideNote}</p>}
        </div>
        {embedAddress ? <EmbeddedPlayer /> : <OwnPlayer />}
        {!embedAddress && (
          <details className="film__words">
            <summary>
              {m.inWords} <Icon name="chev" />
            </summary>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own transcript file */}
            <div dangerouslySetInnerHTML={{ __html: transcript }} />
          </details>
        )}
      </div>
    </section>
  )
}
