import { dialogs, POLICY_TEXT } from '../../../content/dialogs.ts'
import { PRIVACY_POLICY } from '../../../content/pages.ts'
import { Dialog } from '../../components/Dialog.tsx'
import { useMessages } from '../../language/use-messages.ts'
import { Contents } from '../../markdown/Contents.tsx'
import { DocumentBody } from '../../markdown/DocumentBody.tsx'
import { usePage } from '../page-context.ts'

/**
 * The privacy policy in a modal. Its text is in the list of all pages, to which its links lead without
 * scripts; the dialogs of other pages fetch it from there (src/client/policy.ts).
 */
export function PrivacyDialog() {
  const m = useMessages()
  const { document } = usePage()
  return (
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
  )
}
