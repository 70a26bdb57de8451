import { sessionPages } from '@deals/events'
import type { Field, FormPage } from '../platform/page.ts'
import type { PageCircumstances, Said } from './session-forms.ts'

const code: Field = {
  name: 'code',
  label: 'Code',
  type: 'text',
  autocomplete: 'one-time-code',
  help: 'Six digits of your authenticator, or one of your recovery codes',
}

export function secondStepPage(
  { next, token, passkey, ...rest }: PageCircumstances,
  _values: Said = {},
  errors: Said = {},
): FormPage {
  const error = errors['code']
  return {
    ...rest,
    title: 'One more step',
    lead: 'Your password is right. Show the code of your authenticator.',
    button: 'Sign in',
    fields: [{ ...code, ...(error !== undefined && { error }) }],
    hidden: { next, token },
    ...(passkey !== undefined && { passkey: { options: passkey, hidden: { next, token } } }),
    link: { before: 'Not you?', text: 'Begin again', href: sessionPages.logIn.path },
  }
}
