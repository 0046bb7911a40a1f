import { dialogs } from '../../../content/dialogs.ts'
import { site } from '../../../content/site.ts'
import { Dialog } from '../../components/Dialog.tsx'
import { useMessages } from '../../language/use-messages.ts'

/**
 * What opens in place of an address that the owner has not set yet; src/client/dialogs.ts writes into it which one.
 * Without scripts it opens too, and only lacks the name.
 */
export function UnsetDialog() {
  const m = useMessages()
  return (
    <Dialog id={dialogs.unset} className="modal" title={m.unset.title} closeLabel={m.close}>
      <p className="m" data-named={m.unset.text('{name}')}>
        {m.unset.text('')}
      </p>
      <a className="btn btn--line" href={`mailto:${site.email}`}>
        {site.email}
      </a>
    </Dialog>
  )
}
