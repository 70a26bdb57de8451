import { z } from 'zod'
import { call } from '../platform/http-call.ts'
import { serverPaths as at } from '../site-pages/page-paths.ts'
import { passwordMinLength } from '../users/account-limits.ts'

const text = z.string().nullish()
const password = z.string().min(passwordMinLength)
const page = { who: 'anybody', bodies: ['urlencoded'], answers: z.string(), type: 'text/html' } as const

/** Forms of pages on the way in and out, which command-api shows; they answer with pages. */
export const sessionPages = {
  logIn: call(`POST ${at.logIn}`, {
    ...page,
    about: 'Signs in.',
    refuses: ['not-signed-in'],
    body: z.object({ username: z.string(), password: z.string(), next: text }),
  }),
  code: call(`POST ${at.code}`, {
    ...page,
    about: 'The second step of signing in: a code of an authenticator, or one to recover by.',
    refuses: ['not-signed-in'],
    body: z.object({ code: z.string(), next: text }),
  }),
  passkey: call(`POST ${at.passkey}`, {
    ...page,
    about: 'Signs in by a passkey alone.',
    refuses: ['not-signed-in'],
    body: z.object({ credential: z.string(), next: text }),
  }),
  register: call(`POST ${at.register}`, {
    ...page,
    about: 'Joins.',
    needs: 'registration',
    body: z.object({ username: z.string(), password, email: z.string().max(254).nullish(), next: text }),
  }),
  logOut: call(`POST ${at.logOut}`, { ...page, about: 'Signs out.' }),
  forgetPassword: call(`POST ${at.forgotPassword}`, {
    ...page,
    about: 'Asks for a letter by which a forgotten password is replaced; the answer is the same for every name.',
    body: z.object({ name: z.string() }),
  }),
}

/** The same where a link in a letter leads: whoever holds the link may. */
const linked = { ...page, query: z.object({ token: z.string() }) } as const
const ofAccount = { ...linked, refuses: ['link-worn-out'] } as const

/** Forms of pages to which letters lead. */
export const letterPages = {
  resetPassword: call(`POST ${at.resetPassword}`, {
    ...ofAccount,
    about: 'Sets a new password by the link of a letter, and signs out all devices.',
    body: z.object({ password }),
  }),
  confirmEmail: call(`POST ${at.confirmEmail}`, {
    ...ofAccount,
    about: "Confirms by the link of a letter that an e-mail address is the member's.",
  }),
  undoEmail: call(`POST ${at.undoEmail}`, {
    ...ofAccount,
    about: 'Brings the address before a change back by the link of a letter, and signs out all devices.',
  }),
  removeFactor: call(`POST ${at.removeFactor}`, {
    ...ofAccount,
    about: 'Removes a way to sign in that was just added by the link of a letter, and signs out all devices.',
  }),
  unsubscribe: call(`POST ${at.unsubscribe}`, {
    ...linked,
    about: 'Ends the letters that the link of one is for; mailboxes send it by their own button, too.',
  }),
  confirmNewsletter: call(`POST ${at.confirmNewsletter}`, {
    ...linked,
    about: 'Confirms by the link of a letter that an address wants the newsletter.',
  }),
}
