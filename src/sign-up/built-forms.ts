import type { SignUpForms } from './contract/forms.ts'

/** The forms of the settings that the site was built with; the server checks that they are still the same. */
export const signUpForms: SignUpForms = import.meta.env.VITE_SIGN_UP_FORMS
