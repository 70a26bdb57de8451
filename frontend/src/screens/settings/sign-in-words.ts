import type { SignInView } from '@deals/events'

const methods: Record<SignInView['method'], string> = {
  password: 'Password',
  code: 'Password and code',
  'recovery-code': 'Recovery code',
  passkey: 'Passkey',
  registration: 'Registration',
}

/** By what somebody signed in, or tried to. */
export const methodWords = ({ method }: Pick<SignInView, 'method'>): string => methods[method]
