import type { AccountLetter, AccountLetterKind, TicketUse } from '@deals/accounts'
import { formerNameKeptDays, pagePaths, serverPaths, siteName, type LetterContent } from '@deals/events'

interface Links {
  readonly publicUrl: string
  /** The link of this letter's own ticket. */
  readonly linkFor: (does: TicketUse) => string
}
type Said = Omit<LetterContent, 'because'>
type Writer = (about: string, links: Links) => Said

const security = ({ publicUrl }: Links) => ({
  text: 'Look at your security settings',
  url: `${publicUrl}${pagePaths.settings.to('security')}`,
})
const notYou = 'If it was not you, set a new password now and sign out all devices.'
const isOfAccount = 'it is about the safety of your account; such letters cannot be turned off'

/** Those of which all is known beforehand. */
type PlainKind = Exclude<AccountLetterKind, 'newsletter-test'>
export type PlainLetter = Pick<AccountLetter, 'about'> & { readonly kind: PlainKind }

const writers: Record<PlainKind, Writer> = {
  'confirm-email': (name, { linkFor }) => ({
    subject: 'Please confirm your e-mail address',
    heading: 'Is this your address?',
    paragraphs: [
      `The member ${name} of ${siteName} gave this address as theirs.`,
      'The link works for 3 days. If it was not you, do nothing, and no more letters come.',
    ],
    button: { text: 'Confirm the address', url: linkFor('confirm-email') },
  }),
  'email-change-asked': (address, { linkFor }) => ({
    subject: 'Your e-mail address is about to change',
    heading: 'Your e-mail address is about to change',
    paragraphs: [
      `Somebody who is signed in to your account asked for letters to go to ${address} instead of here.`,
      'If it was you, do nothing. If it was not, the button stops it and signs out all devices; it works for 7 days.',
    ],
    button: { text: 'Keep this address', url: linkFor('undo-email') },
  }),
  'email-changed': (address, { linkFor }) => ({
    subject: 'Your e-mail address was changed',
    heading: 'Your e-mail address was changed',
    paragraphs: [
      address === ''
        ? 'Your account has no e-mail address any more.'
        : `Letters about your account go to ${address} from now on.`,
      'If it was not you, the button brings this address back and signs out all devices; it works for 7 days.',
    ],
    button: { text: 'Bring this address back', url: linkFor('undo-email') },
  }),
  'reset-password': (name, { linkFor }) => ({
    subject: 'Set a new password',
    heading: 'Set a new password',
    paragraphs: [
      `Somebody asked for a new password for ${name}.`,
      'The link works for one hour, once. If it was not you, do nothing: your password stays as it is.',
    ],
    button: { text: 'Choose a new password', url: linkFor('reset-password') },
  }),
  'password-changed': (factors, links) => ({
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      'All other devices were signed out.',
      // Who had the account in their hands may have added one.
      ...(factors === ''
        ? []
        : [
            `These ways to sign in stay: ${factors}. Remove those that are not yours, in your settings or by the letter that told of them less than 7 days ago.`,
          ]),
      notYou,
    ],
    button: { text: 'Set a new password', url: `${links.publicUrl}${serverPaths.forgotPassword}` },
  }),
  'username-changed': (name, links) => ({
    subject: 'Your username was changed',
    heading: 'Your username was changed',
    paragraphs: [
      `You are ${name} from now on, and sign in by that name.`,
      `The name before leads to your profile for ${formerNameKeptDays} days; until then nobody else can take it.`,
      notYou,
    ],
    button: security(links),
  }),
  'new-device': (device, links) => ({
    subject: `New sign-in: ${device}`,
    heading: 'Somebody signed in on a new device',
    paragraphs: [`Your account was opened on: ${device}.`, notYou],
    button: security(links),
  }),
  'factor-added': (factor, { linkFor }) => ({
    subject: 'Your account has a new way to sign in',
    heading: 'Your account has a new way to sign in',
    paragraphs: [
      `It is called: ${factor}. If you added it, do nothing.`,
      'If it was not you, the button removes it and signs out all devices. It works for 7 days, as long as letters about your account come to this address.',
      'Then set a new password: alone, that would leave this way to sign in.',
    ],
    button: { text: 'Remove it', url: linkFor('remove-factor') },
  }),
  'factor-removed': (factor, links) => ({
    subject: 'A way to sign in was removed',
    heading: 'A way to sign in was removed',
    paragraphs: [`It was called: ${factor}.`, notYou],
    button: security(links),
  }),
  'recovery-code-used': (left, links) => ({
    subject: 'A recovery code was used',
    heading: 'A recovery code was used',
    paragraphs: [`Somebody signed in with one of your recovery codes. ${left} of them are left.`, notYou],
    button: security(links),
  }),
  'account-closed': (day, { publicUrl }) => ({
    subject: 'Your account is closed',
    heading: 'Your account is closed',
    paragraphs: [
      `It will be erased on ${day}. Until then you can take that back by signing in.`,
      'If it was not you, sign in and set a new password.',
    ],
    button: { text: 'Sign in', url: `${publicUrl}${serverPaths.logIn}` },
  }),
  'account-reopened': (_about, links) => ({
    subject: 'Your account is open again',
    heading: 'Your account is open again',
    paragraphs: ['You signed in, so it will not be erased.', notYou],
    button: security(links),
  }),
  'account-given-back': (name, { publicUrl }) => ({
    subject: 'Your account was given back to you',
    heading: 'Your account was given back to you',
    paragraphs: [
      `Whoever runs the site ended everything that opened the account ${name}: its password, authenticators, passkeys and recovery codes, and all links of earlier letters. All devices were signed out.`,
      'Choose a new password now, and then add a second way to sign in again.',
      'If you asked for nothing of the kind, choose a new password all the same, and write to us.',
    ],
    button: { text: 'Choose a new password', url: `${publicUrl}${serverPaths.forgotPassword}` },
  }),
  'address-given-up': (name, { publicUrl }) => ({
    subject: 'Your account was given to another address',
    heading: 'Letters about your account do not come here any more',
    paragraphs: [
      `Whoever runs the site gave the account ${name} back to its owner, at another address. All devices were signed out.`,
      'If you are the owner, write to us.',
    ],
    button: { text: 'Write to us', url: `${publicUrl}${pagePaths.contact.path}` },
  }),
}

/** What a letter about an account says. */
export function accountLetter({ kind, about }: PlainLetter, links: Links): LetterContent {
  const because = kind === 'confirm-email' ? 'somebody gave this address as theirs' : isOfAccount
  return { ...writers[kind](about ?? '', links), because }
}
