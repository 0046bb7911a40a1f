import { useEffect, useLayoutEffect, useRef } from 'react'
import { ScrollRestoration, useLocation, useNavigationType } from 'react-router'
import { readPath } from '../../../content/paths.ts'
import { closeAllDialogs } from '../../components/dialogs.ts'
import { focusHeading } from '../../components/focus-heading.ts'
import { sayPageShown } from '../../loading/page-shown.ts'
import { settle } from '../../loading/settle.ts'
import { keptPlace } from './kept-place.ts'

/** `opened`: the path that the browser itself has loaded; a change is away from it. */
type Props = { opened: string }

/**
 * What happens when a page changes. The parts stand in the order in which they happen, since React runs the layout
 * effects of siblings in that order, in the commit that shows the new page and its title:
 * 1. the document's language; what was open over the old page closes and gives the focus back
 * 2. the scroll: back at the reader's place, else at the hash, else at the top (specification §2)
 * 3. the focus moves to the new heading, and a live region says it
 * 4. what reading needs is told (src/reading): marks, dialogs by hash, a hash whose element is not there yet
 *
 * It stands in the same Suspense boundary as the page: nothing of it happens before the page is there.
 */
export function PageChange({ opened }: Props) {
  const { pathname, hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same hash may be followed twice; each time has its key
  useEffect(sayPageShown, [pathname, hash, key]) // 4, an effect: after everything else
  return (
    <>
      <Departure pathname={pathname} opened={opened} />
      <ScrollRestoration getKey={keptPlace} />
      <Arrival pathname={pathname} opened={opened} />
    </>
  )
}

type StepProps = Props & { pathname: string }

function Departure({ pathname, opened }: StepProps) {
  const location = useLocation()
  const isReturn = useNavigationType() === 'POP'
  useChange(opened, pathname, () => {
    document.documentElement.lang = readPath(pathname).language
    closeAllDialogs()
    settle(isReturn || keptPlace(location) !== location.key) // only a page that is all laid out has the reader's place
  })
  return null
}

/**
 * A change of page inside the browser is silent for a screen reader: nothing is loaded as far as it can tell. So the
 * new heading is said in a live region and takes the focus, from where reading goes on.
 */
function Arrival({ pathname, opened }: StepProps) {
  const region = useRef<HTMLDivElement>(null)
  useChange(opened, pathname, () => {
    const heading = focusHeading()
    if (region.current) region.current.textContent = heading
  })
  // confirmBeside of src/components/copy-text.ts speaks here as well
  return <div ref={region} className="sr" role="status" aria-live="polite" data-said="" />
}

/** Calls in the commit that shows another page than the last one. */
function useChange(opened: string, pathname: string, act: () => void): void {
  const previous = useRef(opened)
  useLayoutEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    act()
  })
}
