import { Dialog } from '../components/Dialog.tsx'
import { useLanguage, useMessages } from '../language/use-messages.ts'
import { DocumentBody } from '../markdown/DocumentBody.tsx'
import { usePrivacyPolicy } from './use-privacy-policy.ts'

/** The privacy policy in a modal (specification §1); its text is in every page, so that it opens without scripts. */
export function PrivacyDialog() {
  const m = useMessages()
  const language = useLanguage()
  const policy = usePrivacyPolicy(language)
  return (
    <Dialog id="dialog-privacy" className="modal modal--wide" labelledBy="dialog-privacy-title" closeLabel={m.close}>
      <h2 id="dialog-privacy-title" className="modal__title">
        {m.footer.privacy}
      </h2>
      {policy.state === 'ready' ? (
        <DocumentBody document={policy.document} />
      ) : (
        <p role="alert">
          {m.document.failedTitle}. {m.document.failedText}
        </p>
      )}
    </Dialog>
  )
}
