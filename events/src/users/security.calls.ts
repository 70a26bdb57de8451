import { z } from 'zod'
import { call } from '../platform/http-call.ts'
import {
  addedFactor,
  emailView,
  linkedAccountList,
  madeCredential,
  passkeyOptions,
  securityView,
  sessionList,
  shownCredential,
  shownOptions,
  signInList,
  startedTotp,
} from './security.api.ts'

const currentPassword = z.string('Enter your current password').max(1_000, 'A password has at most 200 characters')
const name = z.string('Give it a name').trim().min(1, 'Give it a name').max(40, 'A name has at most 40 characters')
const code = z.string('Enter the code').trim().max(40, 'Enter the code')
const ended = z.object({ ended: z.literal(true) })

/** What command-api answers about what keeps an account its owner's. */
export const securityCalls = {
  prove: call('POST /api/user/proof', {
    about:
      'Shows again who the member is, by password, code or passkey, for calls that answer 403 with proof: needed; it holds for ten minutes.',
    who: 'members',
    body: z.strictObject({
      currentPassword: currentPassword.optional(),
      code: code.optional(),
      passkey: shownCredential.optional(),
    }),
    answers: z.object({ proven: z.literal(true) }),
    refuses: ['wrong-password'],
  }),
  proofOptions: call('POST /api/user/proof/passkey-options', {
    about: 'What a browser needs to show a passkey of the member as such a proof.',
    who: 'members',
    answers: shownOptions,
    refuses: ['conflict'],
  }),
  changePassword: call('POST /api/user/password', {
    about: 'Changes the password, gives this session another token by its cookie, and ends all others.',
    who: 'members',
    body: z.strictObject({
      currentPassword,
      newPassword: z.string('Enter a new password').max(1_000, 'A password has at most 200 characters'),
    }),
    answers: z.object({ changed: z.literal(true) }),
    refuses: ['wrong-password'],
  }),
  getEmail: call('GET /api/user/email', {
    about: 'Where the member gets e-mail, whether the address was confirmed, and which one is asked.',
    who: 'members',
    answers: emailView,
  }),
  changeEmail: call('POST /api/user/email', {
    about: 'Asks a new e-mail address by a letter; it holds once it is confirmed. The one before is told.',
    who: 'members',
    body: z.strictObject({
      currentPassword: currentPassword.optional(),
      email: z.string('Enter an e-mail address').max(254, 'Enter an e-mail address').nullable(),
    }),
    answers: emailView,
    refuses: ['proof-needed', 'wrong-password'],
  }),
  getSecurity: call('GET /api/user/security', {
    about: 'Authenticators and passkeys of the member, and how many recovery codes are left.',
    who: 'members',
    answers: securityView,
  }),
  startTotp: call('POST /api/user/security/totp', {
    about: 'Begins with an authenticator: its secret, told this once. It counts when a code of it was shown.',
    who: 'members',
    answers: startedTotp,
    refuses: ['proof-needed', 'conflict', 'told-once'],
  }),
  confirmTotp: call('POST /api/user/security/totp/:id', {
    about: 'Shows the first code of an authenticator; with the first factor come ten recovery codes.',
    who: 'members',
    body: z.strictObject({ code }),
    answers: addedFactor,
    creates: true,
    refuses: ['told-once'],
  }),
  passkeyOptions: call('POST /api/user/security/passkey-options', {
    about: 'What a browser needs to make a passkey.',
    who: 'members',
    answers: passkeyOptions,
    refuses: ['proof-needed'],
  }),
  addPasskey: call('POST /api/user/security/passkeys', {
    about: 'Keeps a passkey that the browser made.',
    who: 'members',
    body: z.strictObject({ name, credential: madeCredential }),
    answers: addedFactor,
    creates: true,
    refuses: ['conflict', 'told-once'],
  }),
  renameFactor: call('PATCH /api/user/security/factors/:id', {
    about: 'Renames an authenticator or a passkey.',
    who: 'members',
    body: z.strictObject({ name }),
    answers: z.object({ id: z.string(), name: z.string() }),
    refuses: ['factor-not-found'],
  }),
  removeFactor: call('DELETE /api/user/security/factors/:id', {
    about: 'Removes an authenticator or a passkey.',
    who: 'members',
    answers: z.object({ removed: z.literal(true) }),
    refuses: ['proof-needed', 'factor-not-found'],
  }),
  renewCodes: call('POST /api/user/security/recovery-codes', {
    about: 'Ten new recovery codes in place of the old ones.',
    who: 'members',
    answers: z.object({ recoveryCodes: z.array(z.string()) }),
    creates: true,
    refuses: ['proof-needed', 'conflict', 'told-once'],
  }),
  listSessions: call('GET /api/user/sessions', {
    about: 'Where the member is signed in.',
    who: 'members',
    answers: sessionList,
  }),
  listSignIns: call('GET /api/user/sign-ins', {
    about: 'When and where the member signed in, or somebody tried to, in the last 90 days; the newest first.',
    who: 'members',
    answers: signInList,
  }),
  listAllSignIns: call('GET /api/staff/sign-ins', {
    about: 'The same for everybody, for owners.',
    who: 'owners',
    answers: signInList,
  }),
  listLinkedAccounts: call('GET /api/moderation/users/:username/linked', {
    about: 'Accounts that signed in on the same device as a member or from the same address, in the last 90 days.',
    who: 'superUsers',
    answers: linkedAccountList,
    refuses: ['user-not-found'],
  }),
  endOtherSessions: call('DELETE /api/user/sessions', {
    about: 'Ends all sessions but this one.',
    who: 'members',
    answers: ended,
  }),
  endSession: call('DELETE /api/user/sessions/:id', {
    about: 'Ends one session.',
    who: 'members',
    answers: ended,
    refuses: ['session-not-found'],
  }),
}
