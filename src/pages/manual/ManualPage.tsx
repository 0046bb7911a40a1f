import './page.css'
import { useLoaderData } from 'react-router'
import { chapters, manualPages, type ManualPage as Page } from '../../../content/navigation.ts'
import { manual } from '../../../content/pages.ts'
import { localPath, paths } from '../../../content/paths.ts'
import { SiteLink } from '../../components/SiteLink.tsx'
import { useLanguage, useMessages } from '../../language/use-messages.ts'
import { DocumentReader } from '../../markdown/DocumentReader.tsx'
import type { DocumentState } from '../../markdown/document-source.ts'
import { useFreshDocument } from '../../markdown/use-document.ts'
import { DocumentHead } from '../document/DocumentHead.tsx'
import { ChapterBar } from './ChapterBar.tsx'

/** The introduction or a chapter of the manual, with the bar that leads to the ones before and after. */
export function ManualPage() {
  const state = useFreshDocument(useLoaderData<DocumentState>())
  const language = useLanguage()
  const name = state.state === 'ready' ? state.document.name : state.name
  const page = manualPages.find(({ document }) => document === name)
  if (!page) throw new Error(`${name} is no page of the manual`)
  return (
    <>
      <DocumentHead
        state={state}
        fallback={page.label[language]}
        before={page.number > 0 && <Crumbs page={page} />}
        after={page.number > 0 ? <ChapterNumber page={page} /> : <ChapterCards />}
      />
      <DocumentReader state={state} />
      <ChapterBar page={page} />
    </>
  )
}

function Crumbs({ page }: { page: Page }) {
  const m = useMessages()
  const language = useLanguage()
  return (
    <nav className="crumbs" aria-label={m.navigation.youAreHere}>
      <SiteLink href={localPath(paths.introduction, language)}>{manual.label[language]}</SiteLink>
      <span aria-hidden="true">/</span>
      <span>{page.label[language]}</span>
    </nav>
  )
}

function ChapterNumber({ page }: { page: Page }) {
  const m = useMessages()
  return (
    <div className="chapno num">
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
            <SiteLink href={localPath(chapter.path, language)}>
              <i aria-hidden="true">{chapter.number}</i>
              {chapter.label[language]}
            </SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
