import { pagePaths, sessionPages, usernameMakeUp } from '@deals/events'
import type { Field, FormPage, Reasons } from '../platform/page.ts'

export interface PageCircumstances {
  readonly next: string
  readonly token: string
  readonly theme: string | undefined
  /** The address of the page itself, with what stands in its link. */
  readonly action: string
  readonly problem?: string
  /** What a passkey is asked, as a browser takes it; nothing where the site has no name for it. */
  readonly passkey?: string
}
export type Said = Readonly<Record<string, string>>

export const withNext = (path: string, next: string) =>
  next === '/' ? path : `${path}?next=${encodeURIComponent(next)}`
export const filled = (field: Field, values: Said, errors: Said): Field => ({
  ...field,
  ...(field.type !== 'password' && { value: values[field.name] ?? '' }),
  ...(errors[field.name] !== undefined && { error: errors[field.name] ?? '' }),
})

const username: Field = { name: 'username', label: 'Username', type: 'text', autocomplete: 'username' }
const currentPassword: Field = {
  name: 'password',
  label: 'Password',
  type: 'password',
  autocomplete: 'current-password',
}
export const newPassword: Field = {
  name: 'password',
  label: 'Password',
  type: 'password',
  autocomplete: 'new-password',
  help: 'At least 10 characters; a sentence is a good one',
}
const registration: readonly Field[] = [
  { ...username, help: usernameMakeUp },
  newPassword,
  {
    name: 'email',
    label: 'E-mail (optional)',
    type: 'email',
    autocomplete: 'email',
    help: 'Only for a forgotten password and the letters that you choose',
    isRequired: false,
  },
]

const forReturning: Reasons = {
  title: 'Your deals are waiting.',
  list: [
    'Bookmarks with what their prices did since',
    'Answers to your comments and questions',
    'A feed that knows what you look for',
  ],
}
const forNewcomers: Reasons = {
  title: 'People find better prices than ads do.',
  list: [
    'Vote, and good deals rise for everybody',
    'Save a deal and hear when it changes',
    'Post what you found and talk about it',
    'No ads in the feed; nobody can buy a place',
  ],
}

export function loginPage({ next, token, passkey, ...rest }: PageCircumstances, values: Said = {}): FormPage {
  return {
    ...rest,
    title: 'Sign in',
    lead: 'Good to see you again.',
    reasons: forReturning,
    action: sessionPages.logIn.path,
    also: {
      before: 'Forgot your password?',
      text: 'Set a new one',
      href: withNext(sessionPages.forgetPassword.path, next),
    },
    button: 'Sign in',
    fields: [username, currentPassword].map((field) => filled(field, values, {})),
    hidden: { next, token },
    ...(passkey !== undefined && { passkey: { options: passkey, hidden: { next, token } } }),
    link: { before: 'New here?', text: 'Create an account', href: withNext(sessionPages.register.path, next) },
  }
}

export function registerPage(
  { next, token, passkey: _none, ...rest }: PageCircumstances,
  values: Said = {},
  errors: Said = {},
): FormPage {
  return {
    ...rest,
    title: 'Create an account',
    lead: 'Free, and ready in a minute.',
    reasons: forNewcomers,
    action: sessionPages.register.path,
    button: 'Create account',
    fields: registration.map((field) => filled(field, values, errors)),
    hidden: { next, token },
    link: { before: 'You have an account?', text: 'Sign in', href: withNext(sessionPages.logIn.path, next) },
  }
}

export function logoutPage({ next, token, passkey: _none, ...rest }: PageCircumstances): FormPage {
  return {
    ...rest,
    title: 'Log out',
    action: sessionPages.logOut.path,
    button: 'Log out',
    lead: 'You will be signed out on this device.',
    fields: [],
    hidden: { next, token },
  }
}

/** A page with a sentence in place of a form. */
const noForm = ({ theme, action }: PageCircumstances, lead: string) => ({ theme, action, lead, fields: [], hidden: {} })

/** For a link that leads nowhere any more. */
export function deadEndPage(page: PageCircumstances, lead: string): FormPage {
  return {
    ...noForm(page, lead),
    title: 'This link does not work',
    also: {
      before: 'Is it about your password?',
      text: 'Ask for a new letter',
      href: sessionPages.forgetPassword.path,
    },
    link: { before: 'Is it about your address?', text: 'Open your settings', href: pagePaths.settings.to('security') },
  }
}

/** For what is closed for a while: it says why there is no form. */
export function closedPage(page: PageCircumstances, lead: string): FormPage {
  return {
    ...noForm(page, lead),
    title: 'Closed for now',
    link: { before: 'You have an account?', text: 'Sign in', href: withNext(sessionPages.logIn.path, page.next) },
  }
}
