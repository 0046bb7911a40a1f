import { type ManualPage, neighbours } from '../../../content/navigation.ts'
import { useLanguage, useMessages } from '../../language/use-messages.ts'
import { NeighbourLink } from '../field-bar/NeighbourLink.tsx'

/** The fixed bar at the bottom: previous chapter, current (not on small screens) and next. */
export function ChapterBar({ page }: { page: ManualPage }) {
  const m = useMessages()
  const language = useLanguage()
  const { previous, next } = neighbours(page)
  return (
    <nav className="bottom-bar" aria-label={m.manual.neighbours}>
      <div className="bottom-bar__prog" aria-hidden="true" />
      <div className="wrap bottom-bar__in">
        <NeighbourLink page={previous} direction="previous" />
        <p className="bottom-bar__now" aria-current="page">
          <span className="sr">{m.manual.currentChapter}: </span>
          <b>{page.label[language]}</b>
        </p>
        <NeighbourLink page={next} direction="next" />
      </div>
    </nav>
  )
}
