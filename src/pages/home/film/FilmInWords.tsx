import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import transcriptEn from '../../../../content/film/transcript_en.md?raw'
import transcriptSv from '../../../../content/film/transcript_sv.md?raw'
import { homeMessages } from '../../../../content/messages/home.ts'
import { Icon } from '../../../components/Icon.tsx'
import { useLanguage, useWords } from '../../../language/use-messages.ts'
import { readMarkdown } from '../../../markdown/site-markdown.ts'

const transcripts = { en: transcriptEn, sv: transcriptSv }

const markdown = readMarkdown().use(remarkRehype).use(rehypeStringify)

/** What is seen in the film, second by second; a fold, so that the browser's own search opens it. */
export function FilmInWords() {
  const m = useWords(homeMessages).film
  const html = String(markdown.processSync(transcripts[useLanguage()]))
  return (
    <details className="film__words">
      <summary>
        {m.inWords} <Icon name="chev" />
      </summary>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is a file of ours */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </details>
  )
}
