import { dialogs } from '../../../content/dialogs.ts'
import { searchMessages } from '../../../content/messages/search.ts'
import { signUpKinds, site } from '../../../content/site.ts'
import { Dialog } from '../../components/Dialog.tsx'
import { Island } from '../../islands/Island.tsx'
import { useMessages, useWords } from '../../language/use-messages.ts'
import { Search } from '../../search/Search.tsx'
import { SignUpForm } from '../../sign-up/SignUpForm.tsx'
import { MobileMenu } from '../header/MobileMenu.tsx'
import { PrivacyDialog } from './PrivacyDialog.tsx'

/** What every page can open; it is in every page, so that it opens without scripts and takes what is typed before its code is there. */
export function Dialogs() {
  const m = useMessages()
  const s = useWords(searchMessages)
  return (
    <>
      {signUpKinds.map((kind) => (
        <Dialog key={kind} id={dialogs[kind]} className="modal" title={m.callToAction[kind]} closeLabel={m.close}>
          <p className="m">{m.signUp[kind].text}</p>
          <Island name="sign-up" component={SignUpForm} given={{ kind, id: `pop-up-${kind}`, isFirst: true }} />
        </Dialog>
      ))}
      <PrivacyDialog />
      {/* In place of an address that the owner has not set yet; src/client/dialogs.ts writes into it which one. */}
      <Dialog id={dialogs.unset} className="modal" title={m.unset.title} closeLabel={m.close}>
        <p className="m" data-named={m.unset.text('{name}')}>
          {m.unset.text('')}
        </p>
        <a className="btn btn--line" href={`mailto:${site.email}`}>
          {site.email}
        </a>
      </Dialog>
      <MobileMenu />
      <Dialog id={dialogs.search} className="modal search" label={s.title} closeLabel={m.close}>
        <Island name="search" component={Search} />
      </Dialog>
    </>
  )
}
