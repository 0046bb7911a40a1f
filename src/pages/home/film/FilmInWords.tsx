import transcriptEn from '../../../../content/film/transcript_en.md?raw'
import transcriptSv from '../../../../content/film/transcript_sv.md?raw'
import { homeMessages } from '../../../../content/messages/home.ts'
import { Icon } from '../../../components/Icon.tsx'
import { useLanguage, useWords } from '../../../language/use-messages.ts'
import { readTranscript } from './read-transcript.ts'

const transcripts = { en: transcriptEn, sv: transcriptSv }

/** What is seen in the film, second by second; a fold, so that the browser's own search opens it. */
export function FilmInWords() {
  const m = useWords(homeMessages).film
  const { before, moments, after } = readTranscript(transcripts[useLanguage()])
  return (
    <details className="film__words">
      <summary>
        {m.inWords} <Icon name="chev" />
      </summary>
      <div>
        {before.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ol>
          {moments.map(({ seconds, text }) => (
            <li key={seconds}>
              <b className="num">{`${seconds}\u00a0s`}</b> <span>{text}</span>
            </li>
          ))}
        </ol>
        {after.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </details>
  )
}
