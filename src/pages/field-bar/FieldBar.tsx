import { fieldNeighbours } from '../../../content/navigation.ts'
import type { Page } from '../../../content/pages.ts'
import { useMessages } from '../../language/use-messages.ts'
import { NeighbourLink } from './NeighbourLink.tsx'

/** Previous and next page of what is read in the forest; hidden but in field mode, whose sheet shows it. */
export function FieldBar({ page }: { page: Page | undefined }) {
  const m = useMessages()
  const { previous, next } = fieldNeighbours(page)
  if (!previous && !next) return null
  return (
    <nav className="field-bar" aria-label={m.fieldMode.neighbours} hidden>
      <div className="field-bar__in">
        <NeighbourLink page={previous} direction="previous" />
        <NeighbourLink page={next} direction="next" />
      </div>
    </nav>
  )
}
