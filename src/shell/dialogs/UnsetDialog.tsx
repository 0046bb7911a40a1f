import { useEffect, useState } from 'react'
import { dialogs } from '../../../content/dialogs.ts'
import { site } from '../../../content/site.ts'
import { Dialog } from '../../components/Dialog.tsx'
import { openWithoutCommands } from '../../components/dialogs.ts'
import { useMessages } from '../../language/use-messages.ts'

/**
 * What opens in place of an address that the owner has not set yet. Its openers stand in documents as well, where React
 * is not, so that their presses are heard on the page; without scripts it opens too, and only lacks the name.
 */
export function UnsetDialog() {
  const m = useMessages()
  const [name, setName] = useState('')
  useEffect(() => {
    const handle = ({ target }: MouseEvent) => {
      const opener = target instanceof Element ? target.closest(`[commandfor="${dialogs.unset}"]`) : null
      if (!opener) return
      // A label of two lines says in the first, set in bold, what it is.
      setName((opener.querySelector('b') ?? opener).textContent?.trim() ?? '')
      openWithoutCommands(dialogs.unset)
    }
    document.addEventListener('click', handle)
    return () => document.removeEventListener('click', handle)
  }, [])
  return (
    <Dialog id={dialogs.unset} className="modal" labelledBy={`${dialogs.unset}-title`} closeLabel={m.close}>
      <h2 id={`${dialogs.unset}-title`}>{m.unset.title}</h2>
      <p className="m">{m.unset.text(name)}</p>
      <a className="btn btn--line" href={`mailto:${site.email}`}>
        {site.email}
      </a>
    </Dialog>
  )
}
