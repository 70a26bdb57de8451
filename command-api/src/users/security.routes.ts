import type { securityCalls } from '@deals/events'
import type { CommandContext } from '../context.ts'
import type { Handlers } from '../platform/call.ts'
import { emailCommands } from './email.commands.ts'
import { factorCommands } from './factor.commands.ts'
import { linkedAccountCommands } from './linked-accounts.commands.ts'
import { ownSessionCommands } from './own-sessions.commands.ts'
import { passwordCommands } from './password.commands.ts'
import { proofCommands } from './proof.commands.ts'
import { onceProven } from './proof.ts'
import { signInCommands } from './sign-ins.commands.ts'

/** What keeps an account its owner's. What factors answer is never kept beyond this process. */
export function securityHandlers(context: CommandContext): Handlers<typeof securityCalls> {
  const email = emailCommands(context)
  const factors = factorCommands(context)
  const sessions = ownSessionCommands(context)
  const signIns = signInCommands(context)
  const { listLinked } = linkedAccountCommands(context)
  const { changePassword } = passwordCommands(context)
  const { prove, proofOptions } = proofCommands(context)
  return {
    prove: { run: ({ caller, sessionId, body }) => prove({ caller, sessionId, ...body }) },
    proofOptions: { run: ({ caller }) => proofOptions({ caller }) },
    changePassword: { durable: true, run: (asked) => changePassword({ ...asked, ...asked.body }) },
    getEmail: { run: (asked) => email.showEmail(asked) },
    changeEmail: {
      durable: true,
      costs: ['email'],
      run: ({ caller, sessionId, body }) =>
        onceProven(context, { caller, sessionId, ...body }, () => email.changeEmail({ caller, ...body })),
    },
    getSecurity: { run: (asked) => factors.showSecurity(asked) },
    startTotp: { run: (asked) => onceProven(context, asked, () => factors.startTotp(asked)) },
    confirmTotp: { run: ({ caller, params, body }) => factors.confirmTotp({ caller, id: params.id, ...body }) },
    passkeyOptions: { run: (asked) => onceProven(context, asked, () => factors.passkeyOptions(asked)) },
    addPasskey: { run: ({ caller, body }) => factors.addPasskey({ caller, ...body }) },
    renameFactor: { run: ({ caller, params, body }) => factors.renameFactor({ caller, id: params.id, ...body }) },
    removeFactor: {
      run: (asked) => onceProven(context, asked, () => factors.removeFactor({ ...asked, id: asked.params.id })),
    },
    renewCodes: { run: (asked) => onceProven(context, asked, () => factors.renewCodes(asked)) },
    listSessions: { run: (asked) => sessions.listSessions(asked) },
    listSignIns: { run: ({ caller }) => signIns.listOwn(caller) },
    listAllSignIns: { run: ({ caller }) => signIns.listAll(caller) },
    listLinkedAccounts: { run: ({ caller, params }) => listLinked({ caller, ...params }) },
    endOtherSessions: { run: (asked) => sessions.endOtherSessions(asked) },
    endSession: { run: (asked) => sessions.endSession({ ...asked, id: asked.params.id }) },
  }
}
