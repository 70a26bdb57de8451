import { pagePaths, sessionPages, siteName } from '@deals/events'
import type { FormPage } from '../platform/page.ts'
import { filled, newPassword, type PageCircumstances, type Said } from './session-forms.ts'

const backToLogin = { before: 'You remember it?', text: 'Sign in', href: sessionPages.logIn.path }

export function forgotPage(
  { next, token, passkey: _none, ...rest }: PageCircumstances,
  values: Said = {},
  errors: Said = {},
): FormPage {
  const name = { name: 'name', label: 'Username or e-mail', type: 'text', autocomplete: 'username' } as const
  return {
    ...rest,
    title: 'Forgot your password?',
    lead: 'We send a link to the address that you confirmed. It works for one hour.',
    action: sessionPages.forgetPassword.path,
    button: 'Send me a link',
    fields: [filled(name, values, errors)],
    hidden: { next, token },
    link: backToLogin,
  }
}

/** The same for every name: who asks learns nothing about who has an account. */
export const forgotDonePage = ({ theme, action }: PageCircumstances): FormPage => ({
  theme,
  action,
  fields: [],
  hidden: {},
  title: 'Look into your mailbox',
  lead: 'If there is such an account and it has a confirmed address, a letter with a link is on its way. It works for one hour.',
  link: { before: 'Nothing came?', text: 'Ask again', href: sessionPages.forgetPassword.path },
})

export function resetPage(
  { next, token, passkey: _none, ...rest }: PageCircumstances,
  values: Said = {},
  errors: Said = {},
): FormPage {
  return {
    ...rest,
    title: 'Choose a new password',
    lead: 'All devices are signed out, and you sign in again with it.',
    button: 'Save the new password',
    fields: [filled(newPassword, values, errors)],
    hidden: { next, token },
  }
}

export const resetDonePage = ({ theme, action }: PageCircumstances): FormPage => ({
  theme,
  action,
  fields: [],
  hidden: {},
  title: 'Your password is changed',
  lead: 'Every device was signed out. Sign in with the new password.',
  link: { before: 'Ready?', text: 'Sign in', href: sessionPages.logIn.path },
})

const button = (
  { next, token, passkey: _none, ...rest }: PageCircumstances,
  said: Pick<FormPage, 'title' | 'lead' | 'button'>,
) => ({
  ...rest,
  fields: [],
  hidden: { next, token },
  ...said,
})

export const confirmEmailPage = (about: PageCircumstances): FormPage =>
  button(about, {
    title: 'Confirm your address',
    lead: `Letters of ${siteName} may then come to it, and a forgotten password can be replaced by it.`,
    button: 'Yes, this address is mine',
  })
export const emailConfirmedPage = ({ theme, action }: PageCircumstances, email: string): FormPage => ({
  theme,
  action,
  fields: [],
  hidden: {},
  title: 'Your address is confirmed',
  lead: `Letters come to ${email} from now on.`,
  link: { before: 'Which letters?', text: 'Choose what we write to you', href: pagePaths.settings.to('notifications') },
})

export const undoEmailPage = (about: PageCircumstances): FormPage =>
  button(about, {
    title: 'Keep your address?',
    lead: 'The address before the change comes back, and all devices are signed out.',
    button: 'Bring my address back',
  })
export const removeFactorPage = (about: PageCircumstances): FormPage =>
  button(about, {
    title: 'Remove the new way to sign in?',
    lead: 'The one that the letter names is removed, and all devices are signed out. Other ways to sign in stay.',
    button: 'Remove it',
  })
export const factorRemovedPage = ({ theme, action }: PageCircumstances, name: string): FormPage => ({
  theme,
  action,
  fields: [],
  hidden: {},
  title: 'It is removed',
  lead: `Nobody signs in with “${name}” any more, and all devices were signed out. If it was not you who added it, set a new password now.`,
  link: { before: 'One more step:', text: 'Set a new password', href: sessionPages.forgetPassword.path },
})

export const emailUndonePage = ({ theme, action }: PageCircumstances, email: string): FormPage => ({
  theme,
  action,
  fields: [],
  hidden: {},
  title: 'Your address is back',
  lead: `Letters come to ${email} again, and all devices were signed out. If the change was not yours, set a new password now.`,
  link: { before: 'Was it somebody else?', text: 'Set a new password', href: sessionPages.forgetPassword.path },
})
