import { previewMessages } from '../../../generated/messages/preview.ts'
import { searchMessages } from '../../../generated/messages/search.ts'
import { isPreview } from '../../../generated/preview.ts'
import { dialogs, POLICY_TEXT } from '../../../site/dialogs.ts'
import { PRIVACY_POLICY } from '../../../site/page-list.ts'
import { localPath, paths } from '../../../site/paths.ts'
import { signUpKinds } from '../../../site/sign-up.ts'
import { Dialog } from '../../components/Dialog.tsx'
import { Island } from '../../components/Island.tsx'
import { useLanguage, useMessages, useWords } from '../../language/use-messages.ts'
import { Contents } from '../../markdown/contents/Contents.tsx'
import { DocumentBody } from '../../markdown/DocumentBody.tsx'
import Search from '../../search/Search.island.tsx'
import SignUpForm from '../../sign-up/SignUpForm.island.tsx'
import { MobileMenu } from '../header/MobileMenu.tsx'
import { usePage } from '../page-context.ts'
import { RuntimeFailedNote } from '../RuntimeFailedNote.tsx'
import './dialogs.css?deferred'

/** What every page can open; it is in every page, so that it opens without scripts and takes what is typed before its code is there. */
export function Dialogs() {
  const m = useMessages()
  const s = useWords(searchMessages)
  const { document } = usePage()
  return (
    <>
      {signUpKinds.map((kind) => (
        <Dialog key={kind} id={dialogs[kind]} className="modal" title={m.callToAction[kind]} closeLabel={m.close}>
          <p className="modal__intro">{m.signUp[kind].text}</p>
          <Island
            source="sign-up/SignUpForm"
            component={SignUpForm}
            given={{ kind, id: `pop-up-${kind}`, isFirst: true }}
            awaited="press"
          />
        </Dialog>
      ))}
      {/* Its text is in the list of all pages, where its links lead without scripts, and is fetched from there (src/shell/dialogs/policy.ts). */}
      <Dialog id={dialogs.privacy} className="modal modal--wide" title={m.footer.privacy} closeLabel={m.close}>
        {document?.name === PRIVACY_POLICY ? (
          <div className="policy">
            <Contents document={document} />
            <DocumentBody document={document} />
          </div>
        ) : (
          <div id={POLICY_TEXT} />
        )}
      </Dialog>
      {isPreview && <UnsetDialog />}
      <MobileMenu />
      <Dialog id={dialogs.search} className="modal search" label={s.title} closeLabel={m.close}>
        <Island source="search/Search" component={Search} awaited="open" />
        <RuntimeFailedNote text={m.lost} />
      </Dialog>
    </>
  )
}

/** In a preview, in place of an address that is only a sample: it tells the owner which (src/dom/dialogs.ts), and where to set it. */
function UnsetDialog() {
  const { close } = useMessages()
  const { link, unset } = useWords(previewMessages)
  const list = localPath(paths.samples, useLanguage())
  return (
    <Dialog id={dialogs.unset} className="modal" title={unset.title} closeLabel={close}>
      <p className="modal__intro" data-named={unset.text({ name: '{name}' })}>
        {unset.nameless}
      </p>
      <a className="button button--line" href={list}>
        {link}
      </a>
    </Dialog>
  )
}
