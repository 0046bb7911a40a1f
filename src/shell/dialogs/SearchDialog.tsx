import { dialogs } from '../../../content/dialogs.ts'
import { searchMessages } from '../../../content/messages/search.ts'
import { Dialog } from '../../components/Dialog.tsx'
import { Island } from '../../islands/Island.tsx'
import { useMessages, useWords } from '../../language/use-messages.ts'
import { Search } from '../../search/Search.tsx'

/** The search over the whole site: its field is in every page, so that it takes what is typed before its code is there. */
export function SearchDialog() {
  return (
    <Dialog
      id={dialogs.search}
      className="modal search"
      label={useWords(searchMessages).title}
      closeLabel={useMessages().close}
    >
      <Island name="search" component={Search} />
    </Dialog>
  )
}
