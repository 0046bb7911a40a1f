import { createContext, use } from 'react'
import { bookFile, bookSizes, WHOLE_MANUAL } from '../../content/books.ts'
import { printMessages } from '../../content/messages/book.ts'
import { manualPages } from '../../content/navigation.ts'
import { paths } from '../../content/paths.ts'
import { bookFiles } from '../../generated/book-files.ts'
import { formatNumber } from '../language/format-number.ts'
import { useLanguage, useWords } from '../language/use-messages.ts'

/** The PDFs there are; the prerenderer is built before they are, and says so itself. */
export const BookFilesContext = createContext(bookFiles)

/** The document whose page offers every card. */
const GUIDES = paths.guides.slice(1)

/** What a page offers as PDF, with its size: the chapter, the whole manual, its checklists. Nothing for other pages. */
export function PrintPart({ document }: { document: string }) {
  const m = useWords(printMessages)
  const language = useLanguage()
  const { volumes, cards } = use(BookFilesContext)[language]
  const isChapter = manualPages.some((page) => page.document === document && page.number > 0)
  const own = cards.filter((card) => document === GUIDES || card.document === document)
  const names = document === GUIDES ? [WHOLE_MANUAL] : [document, WHOLE_MANUAL]
  if (!volumes[document] && own.length === 0) return null
  const label = (name: string) => (name === WHOLE_MANUAL ? m.manual : isChapter ? m.chapter : m.introduction)
  return (
    <section className="print-part">
      <h2>{m.title}</h2>
      <dl>
        {names.map((name) => (
          <Row key={name} label={label(name)}>
            {bookSizes.map((size, index) => (
              <FileLink
                key={size}
                file={bookFile(name, size, language)}
                words={m.sizes[size]}
                kilobytes={volumes[name]?.[index] ?? 0}
              />
            ))}
          </Row>
        ))}
        {own.length > 0 && (
          <Row label={m.checklists}>
            {own.map(({ file, title, kilobytes }) => (
              <FileLink key={file} file={file} words={title} kilobytes={kilobytes} />
            ))}
          </Row>
        )}
      </dl>
    </section>
  )
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function FileLink({ file, words, kilobytes }: { file: string; words: string; kilobytes: number }) {
  const m = useWords(printMessages)
  const language = useLanguage()
  const size =
    kilobytes < 100
      ? m.kilobytes(formatNumber(kilobytes, language))
      : m.megabytes(formatNumber(kilobytes / 1000, language, 1))
  return (
    <a href={`/pdf/${file}`} type="application/pdf">
      {words}
      <small>, {size}</small>
    </a>
  )
}
