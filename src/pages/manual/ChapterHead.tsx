import { chapters } from '../../../site/navigation.ts'
import { manual, type Page } from '../../../site/pages.ts'
import { localPath, paths } from '../../../site/paths.ts'
import { MapSheet } from '../../components/MapSheet.tsx'
import { useLanguage, useMessages } from '../../language/use-messages.ts'
import type { RenderedDocument } from '../../markdown/rendered-document.ts'
import { DeferredSheets } from '../../shell/head/DeferredSheets.tsx'
import { Crumbs } from '../Crumbs.tsx'
import { DocumentLead } from '../document/PageTop.tsx'
import { getGridLines } from './sheet-places.ts'
import './chapter-head.css'
import './sheet-index.css'

const introduction = { path: paths.introduction, label: manual.label }

/** The title section of a chapter: its map drawing, and below it the heading, beside an index map of all chapters. */
export function ChapterHead({ page, document }: { page: Page; document: RenderedDocument }) {
  const language = useLanguage()
  const number = chapters.find(({ path }) => path === page.path)?.number ?? 0
  return (
    <div className="chapter-head">
      <SheetMap chapter={number} />
      <div className="wrap chapter-head__inner">
        <div className="title-block">
          <Crumbs parent={introduction} current={page.label[language]} />
          <span className="chapter-head__figure" aria-hidden="true">
            {number}
          </span>
          <h1>{document.heading}</h1>
          <DocumentLead document={document} />
        </div>
        <SheetIndex current={number} />
      </div>
      <DeferredSheets />
    </div>
  )
}

function SheetMap({ chapter }: { chapter: number }) {
  const { east, north, isSouth } = getGridLines(chapter)
  return (
    <div className={isSouth ? 'sheet-map sheet-map--south tabular' : 'sheet-map tabular'} aria-hidden="true">
      <div className="sheet-map__drawing">
        <MapSheet chapter={chapter} />
      </div>
      {east.map((metres) => (
        <span key={metres}>{formatCoordinate('E', metres)}</span>
      ))}
      <span>{formatCoordinate('N', north)}</span>
    </div>
  )
}

/** Formats a coordinate as on maps, with groups of thousands, in every language: “E 539 400”. */
function formatCoordinate(axis: 'E' | 'N', metres: number): string {
  return `${axis} ${metres}`.replace(/\B(?=(?:\d{3})+$)/g, '\u00a0')
}

/** An index map with a link to each chapter; the current one and those before it are highlighted. */
function SheetIndex({ current }: { current: number }) {
  const m = useMessages()
  const language = useLanguage()
  return (
    <nav className="sheet-index tabular" aria-label={m.manual.chapters}>
      <p>{m.manual.chapterOf({ number: current, count: chapters.length })}</p>
      <ol>
        {chapters.map(({ path, label, number }) => (
          <li key={path}>
            <a
              href={localPath(path, language)}
              aria-label={`${number} ${label[language]}`}
              aria-current={number === current ? 'page' : undefined}
              className={number < current ? 'done' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
