import { checklists } from '../../../generated/checklists.ts'
import { bookMessages } from '../../../generated/messages/book.ts'
import { bookSizes, checklistPdfName, manualPdfName } from '../../../site/books.ts'
import { manualPages } from '../../../site/navigation.ts'
import { paths } from '../../../site/paths.ts'
import { useLanguage, useMessageGroup } from '../../language/use-messages.ts'
import './pdf-downloads.css?deferred'

/** The document whose page offers the cards of all checklists. */
const GUIDES = paths.guides.slice(1)

/**
 * Links to PDFs: the whole manual, and the checklists of the page as printable cards. Renders nothing on other pages.
 */
export function PdfDownloads({ document }: { document: string }) {
  const m = useMessageGroup(bookMessages).print
  const language = useLanguage()
  const cards = checklists[language].filter((card) => document === GUIDES || card.document === document)
  const isOfManual = document === GUIDES || manualPages.some((page) => page.document === document)
  if (!isOfManual && cards.length === 0) return null
  const rows = [
    {
      label: m.manual,
      files: bookSizes.map((size) => ({ file: manualPdfName(size, language), title: m.sizes[size] })),
    },
    {
      label: m.checklists,
      files: cards.map((card) => ({ file: checklistPdfName(card, language), title: card.title })),
    },
  ]
  return (
    <section className="pdf-downloads">
      <h2>{m.title}</h2>
      <dl>
        {rows.map(
          ({ label, files }) =>
            files.length > 0 && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {files.map(({ file, title }) => (
                    <a key={file} href={`/pdf/${file}`} type="application/pdf">
                      {title}
                      <small>, PDF</small>
                    </a>
                  ))}
                </dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}
