import { z } from 'zod'
import type { CommandContext } from '../context.ts'
import { memberCall, type Call } from '../platform/call.ts'
import { madeCredential } from '../platform/passkeys.ts'
import { noFields } from '../platform/read-body.ts'
import { factorCommands } from './factor.commands.ts'
import { onceProven } from './proof.ts'

const name = z.string('Give it a name').trim().min(1, 'Give it a name').max(40, 'A name has at most 40 characters')
const code = z.string('Enter the code').trim().max(40, 'Enter the code')

/** Calls about authenticators, passkeys and recovery codes. What they answer is never kept beyond this process. */
export function factorCalls(context: CommandContext): Call[] {
  const factors = factorCommands(context)
  const plain = { speaks: 'json', bodies: [], schema: noFields } as const
  const post = { method: 'post', speaks: 'json' } as const
  return [
    memberCall({
      ...plain,
      method: 'get',
      path: '/api/user/security',
      about: 'Authenticators and passkeys of the member, and how many recovery codes are left.',
      run: (asked) => factors.showSecurity(asked),
    }),
    memberCall({
      ...plain,
      method: 'post',
      path: '/api/user/security/totp',
      about: 'Begins with an authenticator: its secret, told this once. It counts when a code of it was shown.',
      run: (asked) => onceProven(context, asked, () => factors.startTotp(asked)),
    }),
    memberCall({
      ...post,
      path: '/api/user/security/totp/:id',
      about: 'Shows the first code of an authenticator; with the first factor come ten recovery codes.',
      schema: z.strictObject({ code }),
      run: ({ caller, params, input }) => factors.confirmTotp({ caller, id: params['id'] ?? '', ...input }),
    }),
    memberCall({
      ...plain,
      method: 'post',
      path: '/api/user/security/passkey-options',
      about: 'What a browser needs to make a passkey.',
      run: (asked) => onceProven(context, asked, () => factors.passkeyOptions(asked)),
    }),
    memberCall({
      ...post,
      path: '/api/user/security/passkeys',
      about: 'Keeps a passkey that the browser made.',
      schema: z.strictObject({ name, credential: madeCredential }),
      run: ({ caller, input }) => factors.addPasskey({ caller, ...input }),
    }),
    ...changing(context),
  ]
}

function changing(context: CommandContext): Call[] {
  const factors = factorCommands(context)
  const plain = { speaks: 'json', bodies: [], schema: noFields } as const
  return [
    memberCall({
      method: 'patch',
      speaks: 'json',
      path: '/api/user/security/factors/:id',
      about: 'Renames an authenticator or a passkey.',
      schema: z.strictObject({ name }),
      run: ({ caller, params, input }) => factors.renameFactor({ caller, id: params['id'] ?? '', ...input }),
    }),
    memberCall({
      ...plain,
      method: 'delete',
      path: '/api/user/security/factors/:id',
      about: 'Removes an authenticator or a passkey.',
      run: (asked) =>
        onceProven(context, asked, () => factors.removeFactor({ ...asked, id: asked.params['id'] ?? '' })),
    }),
    memberCall({
      ...plain,
      method: 'post',
      path: '/api/user/security/recovery-codes',
      about: 'Ten new recovery codes in place of the old ones.',
      run: (asked) => onceProven(context, asked, () => factors.renewCodes(asked)),
    }),
  ]
}
