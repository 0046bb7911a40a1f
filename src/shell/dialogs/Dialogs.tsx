import { previewMessages } from '../../../generated/messages/preview.ts'
import { searchMessages } from '../../../generated/messages/search.ts'
import { isPreview } from '../../../generated/preview.ts'
import { dialogIds, POLICY_TEXT_ID } from '../../../site/dialogs.ts'
import { PRIVACY_POLICY_DOCUMENT } from '../../../site/page-list.ts'
import { localPath, paths } from '../../../site/paths.ts'
import { signUpKinds } from '../../../site/sign-up.ts'
import { Dialog } from '../../components/Dialog.tsx'
import { Island } from '../../components/Island.tsx'
import { useLanguage, useMessageGroup, useMessages } from '../../language/use-messages.ts'
import { TableOfContents } from '../../markdown/contents/TableOfContents.tsx'
import { DocumentBody } from '../../markdown/DocumentBody.tsx'
import Search from '../../search/Search.island.tsx'
import SignUpForm from '../../sign-up/SignUpForm.island.tsx'
import { MobileMenu } from '../header/MobileMenu.tsx'
import { usePage } from '../page-context.ts'
import { RuntimeFailedNote } from '../RuntimeFailedNote.tsx'
import './dialogs.css?deferred'

/** The dialogs of all pages; prerendered, so that they can open without scripts and accept input before hydration. */
export function Dialogs() {
  const m = useMessages()
  const s = useMessageGroup(searchMessages)
  const { document } = usePage()
  return (
    <>
      {signUpKinds.map((kind) => (
        <Dialog key={kind} id={dialogIds[kind]} className="modal" title={m.callToAction[kind]} closeLabel={m.close}>
          <p className="modal__intro">{m.signUp[kind].text}</p>
          <Island
            source="sign-up/SignUpForm"
            component={SignUpForm}
            given={{ kind, id: `pop-up-${kind}`, isFirst: true }}
            awaited="press"
          />
        </Dialog>
      ))}
      {/* Except on the search page, the text is fetched when the dialog opens (src/shell/dialogs/policy.ts). */}
      <Dialog id={dialogIds.privacy} className="modal modal--wide" title={m.footer.privacy} closeLabel={m.close}>
        {document?.name === PRIVACY_POLICY_DOCUMENT ? (
          <div className="policy">
            <TableOfContents document={document} />
            <DocumentBody document={document} />
          </div>
        ) : (
          <div id={POLICY_TEXT_ID} />
        )}
      </Dialog>
      {isPreview && <UnsetDialog />}
      <MobileMenu />
      <Dialog id={dialogIds.search} className="modal search" label={s.title} closeLabel={m.close}>
        <Island source="search/Search" component={Search} awaited="open" />
        <RuntimeFailedNote text={m.lost} />
      </Dialog>
    </>
  )
}

/** In a preview, opens instead of a link to a sample address, and tells the owner where to set the real one. */
function UnsetDialog() {
  const { close } = useMessages()
  const { link, unset } = useMessageGroup(previewMessages)
  const list = localPath(paths.samples, useLanguage())
  return (
    <Dialog id={dialogIds.unset} className="modal" title={unset.title} closeLabel={close}>
      <p className="modal__intro" data-named={unset.text({ name: '{name}' })}>
        {unset.nameless}
      </p>
      <a className="button button--line" href={list}>
        {link}
      </a>
    </Dialog>
  )
}
