import { z } from 'zod'
import { leavingChoices, sanctionRequest } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { boundedText } from '../platform/bounded-text.ts'
import { memberCall, type Call } from '../platform/call.ts'
import { noFields } from '../platform/read-body.ts'
import { accountCommands } from './account.commands.ts'
import { profileForm } from './change-profile.ts'
import { rolesForm } from './change-roles.ts'
import { exportCommands } from './export.commands.ts'
import { ownSessionCommands } from './own-sessions.commands.ts'
import { onceProven } from './proof.ts'
import { signInCommands } from './sign-ins.commands.ts'
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
      ...plain,
      method: 'post',
      path: '/api/user/export',
      about: 'Everything the site knows of the member.',
      costs: ['export'],
      run: (asked) => onceProven(context, asked, () => exportUser({ userId: asked.caller.id })),
    }),
    memberCall({
      ...durable,
      method: 'delete',
      path: '/api/user',
      about:
        'Closes the account; after 14 days it is erased with everything personal that it wrote. Signing in takes it back.',
      schema: z.strictObject({
        currentPassword: currentPassword.optional(),
        posts: z.enum(leavingChoices, 'Choose keep or delete').default('delete'),
      }),
      run: ({ caller, by, sessionId, input }) =>
        onceProven(context, { caller, sessionId, ...input }, () => account.closeAccount({ caller, by, ...input })),
    }),
  ]
}

/** Calls about where one is signed in. */
export function ownSessionCalls(context: CommandContext): Call[] {
  const sessions = ownSessionCommands(context)
  const signIns = signInCommands(context)
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
      method: 'get',
      path: '/api/user/sign-ins',
      about: 'When and where the member signed in, or somebody tried to, in the last 90 days; the newest first.',
      run: ({ caller }) => signIns.listOwn(caller),
    }),
    memberCall({
      ...plain,
      method: 'get',
      path: '/api/staff/sign-ins',
      about: 'The same for everybody, for owners.',
      run: ({ caller }) => signIns.listAll(caller),
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
      run: ({ caller, by, sessionId, params, input }) =>
        onceProven(context, { caller, sessionId }, () =>
          users.changeRoles({ caller, by, username: params['username'] ?? '', form: input }),
        ),
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
    memberCall({
      method: 'post',
      path: '/api/moderation/users/:username/sanctions',
      about: 'Notes something about a member, warns them, keeps them from something for a time, or lets them again.',
      speaks: 'json',
      schema: sanctionRequest,
      run: ({ caller, by, params, input }) =>
        users.sanctionUser({ caller, by, username: params['username'] ?? '', form: input }),
    }),
  ]
}
