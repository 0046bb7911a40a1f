import { useLoaderData } from 'react-router'
import { chapters, manualPath, type ManualPage as Page } from '../../../content/navigation.ts'
import { localPath } from '../../../content/paths.ts'
import { SiteLink } from '../../components/SiteLink.tsx'
import { useLanguage, useMessages } from '../../language/use-messages.ts'
import { DocumentReader } from '../../markdown/DocumentReader.tsx'
import type { DocumentState } from '../../markdown/document-source.ts'
import { useFreshDocument } from '../../markdown/use-document.ts'
import { DocumentHead } from '../document/DocumentHead.tsx'
import { ChapterBar } from './ChapterBar.tsx'

/** The introduction or a chapter of the manual, with the bar that leads to the ones before and after. */
export function ManualPage() {
  const m = useMessages()
  const state = useFreshDocument(useLoaderData<DocumentState>())
  const name = state.state === 'ready' ? state.document.name : state.name
  const page = isPage(name) ? name : 'introduction'
  return (
    <>
      <DocumentHead
        state={state}
        fallback={m.chapterTitles[page]}
        before={page !== 'introduction' && <Crumbs page={page} />}
        after={page === 'introduction' ? <ChapterCards /> : <ChapterNumber page={page} />}
      />
      <DocumentReader state={state} />
      <ChapterBar page={page} />
    </>
  )
}

function isPage(name: string): name is Page {
  return name === 'introduction' || chapters.some((chapter) => chapter.name === name)
}

function Crumbs({ page }: { page: Page }) {
  const m = useMessages()
  const language = useLanguage()
  return (
    <nav className="crumbs" aria-label={m.navigation.youAreHere}>
      <SiteLink href={localPath(manualPath('introduction'), language)}>{m.navigation.manual}</SiteLink>
      <span aria-hidden="true">/</span>
      <span>{m.chapterTitles[page]}</span>
    </nav>
  )
}

function ChapterNumber({ page }: { page: Page }) {
  const m = useMessages()
  const index = chapters.findIndex((chapter) => chapter.name === page)
  return (
    <div className="chapno num">
      <ol aria-hidden="true">
        {chapters.map((chapter, position) => (
          <li key={chapter.name} className={position < index ? 'done' : position === index ? 'now' : undefined} />
        ))}
      </ol>
      {m.manual.chapterOf(index + 1, chapters.length)}
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
        {chapters.map((chapter, index) => (
          <li key={chapter.name}>
            <SiteLink href={localPath(chapter.path, language)}>
              <i aria-hidden="true">{index + 1}</i>
              {m.chapterTitles[chapter.name]}
            </SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
