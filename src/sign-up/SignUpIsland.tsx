import type { SignUpKind } from '../../content/site.ts'
import { Island } from '../islands/Island.tsx'
import { SignUpForm } from './SignUpForm.tsx'

/** `isFirst`: takes the focus when its dialog opens. */
type Props = { kind: SignUpKind; id: string; isFirst?: boolean }

/** A sign-up form as it stands in a page. */
export function SignUpIsland(given: Props) {
  return (
    <Island name="sign-up" given={given}>
      <SignUpForm {...given} />
    </Island>
  )
}
