import { type ManualPage, neighbours } from '../../../content/navigation.ts'
import { useLanguage, useMessages } from '../../language/use-messages.ts'
import { NeighbourLink } from '../field-bar/NeighbourLink.tsx'

/** The fixed bar at the bottom: previous chapter, current (not on small screens) and next. */
export function ChapterBar({ page }: { page: ManualPage }) {
  const m = useMessages()
  const language = useLanguage()
  const { previous, next } = neighbours(page)
  return (
    <nav className="btm" aria-label={m.manual.neighbours}>
      <div className="btm__prog" aria-hidden="true" />
      <div className="wrap btm__in">
        <NeighbourLink page={previous} direction="previous" />
        <p className="btm__now" aria-current="page">
          <span className="sr">{m.manual.currentChapter}: </span>
          <b>{page.label[language]}</b>
        </p>
        <NeighbourLink page={next} direction="next" />
      </div>
    </nav>
  )
}
