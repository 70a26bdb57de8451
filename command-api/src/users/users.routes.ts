import type { userCalls } from '@deals/events'
import type { CommandContext } from '../context.ts'
import type { Handlers } from '../platform/call.ts'
import type { Outcome } from '../platform/outcome.ts'
import { accountCommands } from './account.commands.ts'
import { limitCommands } from './limits.commands.ts'
import { onceProven } from './proof.ts'
import { usernameCommands } from './username.commands.ts'
import { userCommands } from './users.commands.ts'

/** What the site knows of a member, for them to take along. */
interface Exporting {
  readonly exportUser: (member: { userId: string }) => Promise<Outcome<Record<string, unknown>>>
}

export function userHandlers(context: CommandContext, { exportUser }: Exporting): Handlers<typeof userCalls> {
  const users = userCommands(context)
  const { closeAccount } = accountCommands(context)
  const { changeUsername } = usernameCommands(context)
  const { showLimits } = limitCommands(context)
  return {
    getLimits: { run: showLimits },
    changeProfile: {
      costs: ['profile'],
      run: ({ caller, by, body }) => users.changeProfile({ caller, by, form: body }),
    },
    changeUsername: {
      durable: true,
      costs: ['profile'],
      run: ({ caller, by, sessionId, body: { username, currentPassword } }) =>
        onceProven(context, { caller, sessionId, currentPassword }, () => changeUsername({ caller, by, username })),
    },
    changeRoles: {
      run: ({ caller, by, sessionId, params: { username }, body }) =>
        onceProven(context, { caller, sessionId }, () => users.changeRoles({ caller, by, username, form: body })),
    },
    suspendUser: {
      run: ({ caller, by, params: { username }, body }) => users.suspendUser({ caller, by, username, form: body }),
    },
    sanctionUser: {
      run: ({ caller, by, params: { username }, body }) => users.sanctionUser({ caller, by, username, form: body }),
    },
    exportUser: {
      costs: ['export'],
      run: (asked) => onceProven(context, asked, () => exportUser({ userId: asked.caller.id })),
    },
    closeAccount: {
      durable: true,
      run: ({ caller, by, sessionId, body }) =>
        onceProven(context, { caller, sessionId, ...body }, () => closeAccount({ caller, by, ...body })),
    },
  }
}
