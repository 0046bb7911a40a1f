import { dialogs } from '../../../content/dialogs.ts'
import { Dialog } from '../../components/Dialog.tsx'
import { useLanguage, useMessages } from '../../language/use-messages.ts'
import { DocumentBody } from '../../markdown/DocumentBody.tsx'
import { usePrivacyPolicy } from './use-privacy-policy.ts'

/** The privacy policy in a modal (specification §1); its text comes when it is opened. */
export function PrivacyDialog() {
  const m = useMessages()
  const language = useLanguage()
  const { policy, load } = usePrivacyPolicy(language)
  return (
    <Dialog
      id={dialogs.privacy}
      className="modal modal--wide"
      labelledBy={`${dialogs.privacy}-title`}
      closeLabel={m.close}
      onOpened={load}
    >
      <h2 id={`${dialogs.privacy}-title`}>{m.footer.privacy}</h2>
      <div aria-busy={policy === null}>
        {policy === null && <p role="status">{m.loading}</p>}
        {policy?.state === 'failed' && (
          <div role="alert">
            <p>
              {m.document.failedTitle}. {m.document.failedText}
            </p>
            <button type="button" className="btn btn--primary" onClick={load}>
              {m.retry}
            </button>
          </div>
        )}
        {policy?.state === 'ready' && <DocumentBody document={policy.document} />}
      </div>
    </Dialog>
  )
}
