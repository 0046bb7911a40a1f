import { bookSizes, cardFile, manualFile } from '../../content/books.ts'
import { printMessages } from '../../content/messages/book.ts'
import { manualPages } from '../../content/navigation.ts'
import { paths } from '../../content/paths.ts'
import { checklists } from '../../generated/checklists.ts'
import { useLanguage, useWords } from '../language/use-messages.ts'

/** The document whose page offers every card. */
const GUIDES = paths.guides.slice(1)

/** What a page offers as PDF: the whole manual, and its checklists as cards. Nothing for other pages. */
export function PrintPart({ document }: { document: string }) {
  const m = useWords(printMessages)
  const language = useLanguage()
  const cards = checklists[language].filter((card) => document === GUIDES || card.document === document)
  const isOfManual = document === GUIDES || manualPages.some((page) => page.document === document)
  if (!isOfManual && cards.length === 0) return null
  return (
    <section className="print-part">
      <h2>{m.title}</h2>
      <dl>
        <Row label={m.manual}>
          {bookSizes.map((size) => (
            <FileLink key={size} file={manualFile(size, language)} words={m.sizes[size]} />
          ))}
        </Row>
        {cards.length > 0 && (
          <Row label={m.checklists}>
            {cards.map((card) => (
              <FileLink key={card.id} file={cardFile(card, language)} words={card.title} />
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

function FileLink({ file, words }: { file: string; words: string }) {
  return (
    <a href={`/pdf/${file}`} type="application/pdf">
      {words}
      <small>, PDF</small>
    </a>
  )
}
