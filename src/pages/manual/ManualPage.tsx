import { chapters, manualPages } from '../../../site/navigation.ts'
import { manual, type Page } from '../../../site/pages.ts'
import { localPath, paths } from '../../../site/paths.ts'
import { useLanguage, useMessages } from '../../language/use-messages.ts'
import type { RenderedDocument } from '../../markdown/rendered-document.ts'
import { Crumbs } from '../Crumbs.tsx'
import { DocumentPage } from '../document/DocumentPage.tsx'
import './chapter-bar.css'
import './chapter-cards.css'
import './chapter-number.css'

const introduction = { path: paths.introduction, label: manual.label }

/** The introduction or a chapter of the manual. */
export function ManualPage({ page, document }: { page: Page; document: RenderedDocument }) {
  const language = useLanguage()
  const number = manualPages.findIndex(({ path }) => path === page.path)
  return (
    <DocumentPage
      page={page}
      document={document}
      before={number > 0 && <Crumbs parent={introduction} current={page.label[language]} />}
      after={number > 0 ? <ChapterNumber current={number} /> : <ChapterCards />}
    />
  )
}

function ChapterNumber({ current }: { current: number }) {
  const m = useMessages()
  return (
    <div className="chapter-number tabular">
      <ol aria-hidden="true">
        {chapters.map(({ path, number }) => (
          <li key={path} className={number < current ? 'done' : number === current ? 'now' : undefined} />
        ))}
      </ol>
      {m.manual.chapterOf({ number: current, count: chapters.length })}
    </div>
  )
}

/** The way into the six chapters, on the introduction. */
function ChapterCards() {
  const m = useMessages()
  const language = useLanguage()
  return (
    <nav aria-label={m.manual.chapters}>
      <ol className="chapter-cards tabular">
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
