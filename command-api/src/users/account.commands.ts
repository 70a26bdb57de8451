import { streamOf } from '@deals/events'
import { hashPassword, verifyPassword, type Account } from '@deals/events/accounts'
import type { CommandContext } from '../context.ts'
import { decideAndAppend } from '../platform/decide-and-append.ts'
import type { Caller, Invocation } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused, refuse, refuseField, type Refused } from '../platform/refusal.ts'
import { addressClaim, tooOftenSentence } from '../platform/write-limits.ts'
import { checkEmail, checkPassword } from './check-registration.ts'
import { release } from './register.commands.ts'
import { userFold } from './user.state.ts'

export interface Who {
  readonly caller: Caller
  readonly by: Invocation
  readonly sessionId: string | null
}
export type WithPassword = Who & { readonly currentPassword: string }

/** What belongs to an account and never to the log: password and address; and its end. */
export function accountCommands(context: CommandContext) {
  const { accounts, sessions } = context
  return {
    changePassword: async (request: WithPassword & { newPassword: string }): Promise<Outcome<object>> => {
      const { caller, newPassword, sessionId } = request
      const problem = checkPassword(newPassword, caller.username)
      if (problem !== null) {
        return refuseField('newPassword', problem)
      }
      const account = await provenAccount(context, request)
      if (isRefused(account)) {
        return account
      }
      await accounts.save({ ...account, passwordHash: await hashPassword(newPassword) })
      // Whoever knew the old password is out.
      await sessions.revokeAll(caller.id, sessionId === null ? {} : { except: sessionId })
      return done({ changed: true })
    },
    showEmail: async ({ caller }: Pick<Who, 'caller'>): Promise<Outcome<object>> => {
      const account = await accounts.byId(caller.id)
      return done({ email: account?.email ?? null })
    },
    changeEmail: async (request: WithPassword & { email: string | null }): Promise<Outcome<object>> => {
      const email = (request.email ?? '').trim()
      const problem = checkEmail(email)
      if (problem !== null) {
        return refuseField('email', problem)
      }
      const account = await provenAccount(context, request)
      if (isRefused(account)) {
        return account
      }
      const { email: _before, ...rest } = account
      await accounts.save({ ...rest, ...(email !== '' && { email }) })
      return done({ email: email === '' ? null : email })
    },
    eraseUser: (request: WithPassword) => eraseUser(context, request),
  }
}

/** The account, when the password is right. Who guesses it here has a session: what strangers try at the door is not counted. */
async function provenAccount(
  { accounts, limits }: CommandContext,
  { caller, currentPassword }: WithPassword,
): Promise<Account | Refused> {
  const taken = await limits.take([addressClaim('password', `member ${caller.id}`)])
  if (!taken.isFree) {
    const { claim, retryAfter } = taken
    return refuse('too-often', { message: tooOftenSentence(claim, retryAfter), retryAfter })
  }
  const account = await accounts.byId(caller.id)
  const isRight = await verifyPassword(account?.passwordHash, currentPassword)
  if (account === null || !isRight) {
    return refuse('wrong-password', { fields: { currentPassword: 'The current password is not right.' } })
  }
  await taken.giveBack()
  return account
}

/** First the key goes, and with it all that the member wrote; then the account; the log hears of it last. */
async function eraseUser(context: CommandContext, request: WithPassword): Promise<Outcome<object>> {
  const { caller, by } = request
  if (caller.roles.includes('owner')) {
    return refuse('conflict', { message: 'An owner cannot leave; another owner has to take the role first.' })
  }
  const account = await provenAccount(context, request)
  if (isRefused(account)) {
    return account
  }
  await context.sealer.destroy(caller.id)
  await removeDrafts(context, caller.id)
  await context.sessions.revokeAll(caller.id)
  await (account.email === undefined ? undefined : context.subscriptions.removeAddress(account.email))
  await context.accounts.remove(caller.id)
  const decided = await decideAndAppend(context, by, {
    stream: streamOf.user(caller.id),
    fold: userFold,
    decide: (state) =>
      state.status === 'active'
        ? [{ type: 'UserErased', data: { userId: caller.id, requestId: by.requestId ?? by.commandId } }]
        : [],
  })
  await release(context, by, { username: account.username, userId: caller.id })
  return isRefused(decided) ? decided : done({ erased: true }, decided.position)
}

async function removeDrafts({ tables }: CommandContext, userId: string): Promise<void> {
  const drafts = tables.table<string>('saved-drafts')
  const entries = await drafts.list(`${userId}/`, 1000)
  await Promise.all(entries.map(({ id, rev }) => drafts.delete(id, rev)))
  const places = tables.table<Record<string, number>>('draft-places')
  const held = await places.get(userId)
  await (held === null ? undefined : places.delete(userId, held.rev))
}
