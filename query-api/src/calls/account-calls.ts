import { z } from 'zod'
import {
  caseNoteRequest,
  decidedReportsReply,
  decideReportsRequest,
  leavingChoices,
  passwordMinLength,
  postStatuses,
  preferenceFields,
  restrictions,
  sanctionRequest,
  setStatusRequest,
  undoRequest,
} from '@deals/events'
import type { CommandCall } from '../context.ts'

const text = z.string().nullish()
const email = z.string().max(254)
const password = z.string().min(passwordMinLength)
const message = z.string().min(20).max(4_000)
const storeForm = z.strictObject({ name: z.string().min(2).max(60), slug: text, url: text, hosts: z.array(z.string()) })
const statusReply = z.object({ status: z.enum(postStatuses) })

const member = { signedIn: true, speaks: 'text' } as const
const jsonMember = { signedIn: true, speaks: 'json' } as const
const anybody = { signedIn: false, speaks: 'json' } as const

/** Calls about the member's own account. */
export const accountCalls: readonly CommandCall[] = [
  {
    ...member,
    method: 'patch',
    path: '/api/user/preferences',
    about: 'Changes how the site behaves; wrong values are ignored.',
    schema: preferenceFields.partial(),
    answer: preferenceFields,
  },
  {
    ...jsonMember,
    method: 'patch',
    path: '/api/user/profile',
    about: 'Changes what the member tells about themselves.',
    schema: z.strictObject({ bio: text, location: text, avatar: text }),
  },
  {
    ...jsonMember,
    method: 'post',
    path: '/api/user/password',
    about: 'Changes the password.',
    schema: z.strictObject({ currentPassword: z.string(), newPassword: password }),
  },
  {
    ...jsonMember,
    method: 'post',
    path: '/api/user/proof',
    about: 'Shows again who the member is, for calls that answer 403 with proof: needed.',
    schema: z.strictObject({ currentPassword: z.string().optional(), code: z.string().optional() }),
  },
  { ...jsonMember, method: 'get', path: '/api/user/email', about: 'Where the member gets e-mail.' },
  { ...jsonMember, method: 'get', path: '/api/user/security', about: 'Authenticators and passkeys of the member.' },
  { ...jsonMember, method: 'get', path: '/api/user/sign-ins', about: 'When and where the member signed in.' },
  { ...jsonMember, method: 'get', path: '/api/staff/sign-ins', about: 'The same for everybody, for owners.' },
  {
    ...jsonMember,
    method: 'post',
    path: '/api/user/email',
    about: 'Asks a new e-mail address; it holds once it is confirmed.',
    schema: z.strictObject({ currentPassword: z.string().optional(), email: email.nullable() }),
  },
  { ...jsonMember, method: 'get', path: '/api/user/sessions', about: 'Where the member is signed in.' },
  { ...jsonMember, method: 'delete', path: '/api/user/sessions', about: 'Signs out elsewhere.' },
  { ...jsonMember, method: 'post', path: '/api/user/export', about: 'Everything that the site knows of the member.' },
  {
    ...jsonMember,
    method: 'delete',
    path: '/api/user',
    about: 'Closes the account; 14 days later it is erased.',
    schema: z.strictObject({ currentPassword: z.string().optional(), posts: z.enum(leavingChoices).optional() }),
  },
  { ...jsonMember, method: 'get', path: '/api/drafts', about: 'Unfinished posts.' },
  { ...jsonMember, method: 'get', path: '/api/drafts/:id', about: 'One unfinished post.' },
  {
    ...jsonMember,
    method: 'put',
    path: '/api/drafts/:id',
    about: 'Keeps an unfinished post.',
    schema: z.record(z.string(), z.unknown()),
  },
  { ...jsonMember, method: 'delete', path: '/api/drafts/:id', about: 'Removes an unfinished post.' },
  {
    ...anybody,
    method: 'post',
    path: '/login',
    about: 'Signs in.',
    schema: z.object({ username: z.string(), password: z.string(), next: text }),
    bodies: ['urlencoded'],
  },
  {
    ...anybody,
    method: 'post',
    path: '/register',
    about: 'Joins.',
    schema: z.object({ username: z.string(), password, email: email.nullish(), next: text }),
    bodies: ['urlencoded'],
  },
  { ...anybody, method: 'post', path: '/logout', about: 'Signs out.' },
]

/** Calls of moderators and staff, and the forms that anybody may send. */
export const staffCalls: readonly CommandCall[] = [
  {
    ...member,
    method: 'patch',
    path: '/api/moderation/posts/:id/status',
    about: 'Decides about a post.',
    schema: setStatusRequest,
    answer: statusReply,
  },
  { ...jsonMember, method: 'post', path: '/api/moderation/posts/:id/claim', about: 'Takes a case for five minutes.' },
  { ...jsonMember, method: 'delete', path: '/api/moderation/posts/:id/claim', about: 'Lets a case go.' },
  {
    ...jsonMember,
    method: 'post',
    path: '/api/moderation/posts/:id/undo',
    about: 'Takes the last decision back.',
    schema: undoRequest,
    answer: statusReply,
  },
  {
    ...jsonMember,
    method: 'post',
    path: '/api/moderation/posts/:id/notes',
    about: 'Writes a note on a case.',
    schema: caseNoteRequest,
  },
  {
    ...jsonMember,
    method: 'patch',
    path: '/api/moderation/posts/:id/reports',
    about: 'Decides about all open reports on a post.',
    schema: decideReportsRequest,
    answer: decidedReportsReply,
  },
  {
    ...jsonMember,
    method: 'patch',
    path: '/api/moderation/reports/:id',
    about: 'Decides about a report.',
    schema: z.strictObject({ outcome: z.enum(['upheld', 'dismissed']) }),
  },
  {
    ...jsonMember,
    method: 'post',
    path: '/api/moderation/users/:username/sanctions',
    about: 'Notes, warns, restricts or reinstates a member.',
    schema: sanctionRequest,
  },
  { ...jsonMember, method: 'post', path: '/api/staff/stores', about: 'Registers a store.', schema: storeForm },
  {
    ...jsonMember,
    method: 'patch',
    path: '/api/staff/stores/:slug',
    about: 'Changes a store.',
    schema: storeForm.partial(),
  },
  {
    ...jsonMember,
    method: 'patch',
    path: '/api/staff/users/:username/roles',
    about: 'Grants and takes back roles.',
    schema: z.strictObject({
      isModerator: z.boolean().optional(),
      isStaff: z.boolean().optional(),
      isSuperUser: z.boolean().optional(),
      isOwner: z.boolean().optional(),
    }),
  },
  {
    ...jsonMember,
    method: 'post',
    path: '/api/staff/users/:username/suspension',
    about: 'Restricts a member for a time.',
    schema: z.strictObject({
      until: z.string().nullable(),
      restricts: z.array(z.enum(restrictions)),
      reason: z.string(),
    }),
  },
  {
    ...anybody,
    method: 'post',
    path: '/api/newsletter',
    about: 'Asks for the newsletter; a letter asks the address for a confirmation.',
    schema: z.strictObject({ email }),
  },
  {
    ...anybody,
    method: 'post',
    path: '/api/bug-reports',
    about: 'Tells of a fault of the site.',
    schema: z.strictObject({
      title: z.string().min(5).max(120),
      description: message,
      page: text,
      severity: z.string(),
      email: email.nullish(),
    }),
  },
  {
    ...anybody,
    method: 'post',
    path: '/api/contact',
    about: 'Writes to the people of the site.',
    schema: z.strictObject({ topic: z.string(), name: z.string().max(80), email, message }),
  },
]
