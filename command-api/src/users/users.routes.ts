import { z } from 'zod'
import type { CommandContext } from '../context.ts'
import { boundedText } from '../platform/bounded-text.ts'
import { memberCall, type Call } from '../platform/call.ts'
import { noFields } from '../platform/read-body.ts'
import { accountCommands } from './account.commands.ts'
import { profileForm } from './change-profile.ts'
import { rolesForm } from './change-roles.ts'
import { exportCommands } from './export.commands.ts'
import { ownSessionCommands } from './own-sessions.commands.ts'
import { suspensionForm } from './suspend-user.ts'
import { userCommands } from './users.commands.ts'

const currentPassword = boundedText('Enter your current password')

/** Calls about one's own account. */
export function accountCalls(context: CommandContext): Call[] {
  const account = accountCommands(context)
  const { exportUser } = exportCommands(context)
  const plain = { speaks: 'json', bodies: [], schema: noFields } as const
  const durable = { speaks: 'json', durable: true } as const
  return [
    memberCall({
      ...durable,
      method: 'post',
      path: '/api/user/password',
      about: 'Changes the password and ends all other sessions.',
      schema: z.strictObject({ currentPassword, newPassword: boundedText('Enter a new password') }),
      run: (asked) => account.changePassword({ ...asked, ...asked.input }),
    }),
    memberCall({
      ...plain,
      method: 'get',
      path: '/api/user/email',
      about: 'Where the member gets e-mail; null where no address is known.',
      run: (asked) => account.showEmail(asked),
    }),
    memberCall({
      ...durable,
      method: 'post',
      path: '/api/user/email',
      about: 'Changes the e-mail address.',
      schema: z.strictObject({ currentPassword, email: boundedText('Enter an e-mail address').nullable() }),
      run: (asked) => account.changeEmail({ ...asked, ...asked.input }),
    }),
    memberCall({
      ...plain,
      method: 'post',
      path: '/api/user/export',
      about: 'Everything the site knows of the member.',
      costs: ['export'],
      run: ({ caller }) => exportUser({ userId: caller.id }),
    }),
    memberCall({
      ...durable,
      method: 'delete',
      path: '/api/user',
      about: 'Erases the account and everything personal that it wrote.',
      schema: z.strictObject({ currentPassword }),
      run: (asked) => account.eraseUser({ ...asked, ...asked.input }),
    }),
  ]
}

/** Calls about where one is signed in. */
export function ownSessionCalls(context: CommandContext): Call[] {
  const sessions = ownSessionCommands(context)
  const plain = { speaks: 'json', bodies: [], schema: noFields } as const
  return [
    memberCall({
      ...plain,
      method: 'get',
      path: '/api/user/sessions',
      about: 'Where the member is signed in.',
      run: (asked) => sessions.listSessions(asked),
    }),
    memberCall({
      ...plain,
      method: 'delete',
      path: '/api/user/sessions',
      about: 'Ends all sessions but this one.',
      run: (asked) => sessions.endOtherSessions(asked),
    }),
    memberCall({
      ...plain,
      method: 'delete',
      path: '/api/user/sessions/:id',
      about: 'Ends one session.',
      run: (asked) => sessions.endSession({ ...asked, id: asked.params['id'] ?? '' }),
    }),
  ]
}

/** Calls about the profile, roles and suspensions. */
export function userCalls(context: CommandContext): Call[] {
  const users = userCommands(context)
  return [
    memberCall({
      method: 'patch',
      path: '/api/user/profile',
      about: 'Changes what a member says about themself.',
      speaks: 'json',
      schema: profileForm,
      run: ({ caller, by, input }) => users.changeProfile({ caller, by, form: input }),
    }),
    memberCall({
      method: 'patch',
      path: '/api/staff/users/:username/roles',
      about: 'Grants and revokes roles.',
      speaks: 'json',
      schema: rolesForm,
      run: ({ caller, by, params, input }) =>
        users.changeRoles({ caller, by, username: params['username'] ?? '', form: input }),
    }),
    memberCall({
      method: 'post',
      path: '/api/staff/users/:username/suspension',
      about: 'Keeps a member from voting, posting or commenting for a time, or ends that.',
      speaks: 'json',
      schema: suspensionForm,
      run: ({ caller, by, params, input }) =>
        users.suspendUser({ caller, by, username: params['username'] ?? '', form: input }),
    }),
  ]
}
