import { chapters, manualPages, type ManualPage as Page } from '../../../content/navigation.ts'
import { manual } from '../../../content/pages.ts'
import { localPath, paths } from '../../../content/paths.ts'
import { useLanguage, useMessages } from '../../language/use-messages.ts'
import { DocumentReader } from '../../markdown/DocumentReader.tsx'
import type { RenderedDocument } from '../../markdown/rendered-document.ts'
import { Crumbs } from '../Crumbs.tsx'
import { DocumentLead, PageTop } from '../document/PageTop.tsx'
import { NeighbourBar } from '../NeighbourBar.tsx'

const introduction = { path: paths.introduction, label: manual.label }

/** The introduction or a chapter of the manual, with the bar that leads to the ones before and after. */
export function ManualPage({ document }: { document: RenderedDocument }) {
  const language = useLanguage()
  const page = manualPages.find((candidate) => candidate.document === document.name)
  if (!page) throw new Error(`${document.name} is no page of the manual`)
  return (
    <>
      <PageTop
        heading={document.heading}
        lead={<DocumentLead document={document} />}
        before={page.number > 0 && <Crumbs parent={introduction} current={page.label[language]} />}
        after={page.number > 0 ? <ChapterNumber page={page} /> : <ChapterCards />}
      />
      <DocumentReader document={document} />
      <NeighbourBar page={page} />
    </>
  )
}

function ChapterNumber({ page }: { page: Page }) {
  const m = useMessages()
  return (
    <div className="chapter-number num">
      <ol aria-hidden="true">
        {chapters.map(({ path, number }) => (
          <li key={path} className={number < page.number ? 'done' : number === page.number ? 'now' : undefined} />
        ))}
      </ol>
      {m.manual.chapterOf(page.number, chapters.length)}
    </div>
  )
}

/** The way into the six chapters, on the introduction. */
function ChapterCards() {
  const m = useMessages()
  const language = useLanguage()
  return (
    <nav aria-label={m.manual.chapters}>
      <ol className="chapter-cards num">
        {chapters.map((chapter) => (
          <li key={chapter.path}>
            <a href={localPath(chapter.path, language)}>
              <i aria-hidden="true">{chapter.number}</i>
              {chapter.label[language]}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
