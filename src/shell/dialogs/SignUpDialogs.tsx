import { dialogs } from '../../../content/dialogs.ts'
import { signUpKinds } from '../../../content/site.ts'
import { Dialog } from '../../components/Dialog.tsx'
import { Island } from '../../islands/Island.tsx'
import { useMessages } from '../../language/use-messages.ts'
import { SignUpForm } from '../../sign-up/SignUpForm.tsx'

/** The pop-ups of newsletter, demo and trial; every page has them, so that they open without scripts. */
export function SignUpDialogs() {
  const m = useMessages()
  return signUpKinds.map((kind) => (
    <Dialog key={kind} id={dialogs[kind]} className="modal" title={m.callToAction[kind]} closeLabel={m.close}>
      <p className="m">{m.signUp[kind].text}</p>
      <Island name="sign-up" component={SignUpForm} given={{ kind, id: `pop-up-${kind}`, isFirst: true }} />
    </Dialog>
  ))
}
