import { z } from 'zod'
import type { CommandContext } from '../context.ts'
import { memberCall, type Call } from '../platform/call.ts'
import { noFields } from '../platform/read-body.ts'
import { emailCommands } from './email.commands.ts'
import { passwordCommands } from './password.commands.ts'
import { proofCommands } from './proof.commands.ts'
import { onceProven } from './proof.ts'

const currentPassword = z.string('Enter your current password').max(1_000, 'A password has at most 200 characters')

const code = z.string('Enter the code').trim().max(40, 'Enter the code')

/** Calls about what keeps an account its owner's. */
export function securityCalls(context: CommandContext): Call[] {
  const email = emailCommands(context)
  const password = passwordCommands(context)
  const proof = proofCommands(context)
  const plain = { speaks: 'json', bodies: [], schema: noFields } as const
  const durable = { speaks: 'json', durable: true } as const
  return [
    memberCall({
      method: 'post',
      speaks: 'json',
      path: '/api/user/proof',
      about:
        'Shows again who the member is, by password or code, for calls that answer 403 with proof: needed; it holds for ten minutes.',
      schema: z.strictObject({ currentPassword: currentPassword.optional(), code: code.optional() }),
      run: ({ caller, sessionId, input }) => proof.prove({ caller, sessionId, ...input }),
    }),
    memberCall({
      ...durable,
      method: 'post',
      path: '/api/user/password',
      about: 'Changes the password and ends all other sessions.',
      schema: z.strictObject({
        currentPassword,
        newPassword: z.string('Enter a new password').max(1_000, 'A password has at most 200 characters'),
      }),
      run: (asked) => password.changePassword({ ...asked, ...asked.input }),
    }),
    memberCall({
      ...plain,
      method: 'get',
      path: '/api/user/email',
      about: 'Where the member gets e-mail, whether the address was confirmed, and which one is asked.',
      run: (asked) => email.showEmail(asked),
    }),
    memberCall({
      ...durable,
      method: 'post',
      path: '/api/user/email',
      about: 'Asks a new e-mail address by a letter; it holds once it is confirmed. The one before is told.',
      costs: ['email'],
      schema: z.strictObject({
        currentPassword: currentPassword.optional(),
        email: z.string('Enter an e-mail address').max(254, 'Enter an e-mail address').nullable(),
      }),
      run: ({ caller, sessionId, input }) =>
        onceProven(context, { caller, sessionId, ...input }, () => email.changeEmail({ caller, ...input })),
    }),
  ]
}
