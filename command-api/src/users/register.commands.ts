import { streamOf, usernameKeyOf } from '@deals/events'
import { hashPassword } from '@deals/accounts'
import { newUuid } from '@deals/events/platform'
import type { CommandContext } from '../context.ts'
import { decideAndAppend } from '../platform/decide-and-append.ts'
import { invocationOf, type Invocation } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused, refuse } from '../platform/refusal.ts'
import { checkRegistration } from './check-registration.ts'
import { askAddress } from './email.commands.ts'
import { userFold } from './user.state.ts'
import { claimUsername, releaseUsername, usernameTaken, type Name } from './username.stream.ts'

export interface RegisterRequest {
  readonly username: string
  readonly password: string
  readonly email?: string
  /** Known to be theirs, as in data that was made for showing. */
  readonly emailConfirmed?: boolean
  readonly country?: string | null
  /** Ready made, where many accounts share one password. */
  readonly passwordHash?: string
  readonly userId?: string
}
export interface Registered {
  readonly userId: string
  readonly username: string
}

export function registerCommands(context: CommandContext) {
  return {
    /** Makes an account: first the name is reserved, then the account is kept, then the log hears of it. */
    registerUser: async (request: RegisterRequest): Promise<Outcome<Registered>> => {
      const { username, password, email = '', userId = newUuid() } = request
      // Names that were taken before this rule stood stay what they are.
      const form = { username, password, email: email.trim() }
      const errors = context.imported === true ? {} : await checkRegistration(form)
      const [first] = Object.values(errors)
      if (first !== undefined) {
        return refuse('invalid', { message: first, fields: errors })
      }
      const by = invocationOf({ id: userId, roles: [] })
      const claimed = await claimUsername(context, by, { username, userId })
      if (claimed !== null) {
        return claimed
      }
      const isKept = await keepAccount(context, { ...request, userId })
      if (!isKept) {
        await releaseUsername(context, by, { username, userId })
        return usernameTaken
      }
      const announced = await announce(context, by, { userId, username, country: request.country ?? null })
      const isAsked = !isRefused(announced) && email.trim() !== '' && request.emailConfirmed !== true
      // Where the mailbox got enough of such letters it is asked later, from the settings.
      await (isAsked ? askAddress(context, { userId, username }, email.trim()) : undefined)
      return announced
    },
  }
}

async function keepAccount(context: CommandContext, request: RegisterRequest & { userId: string }): Promise<boolean> {
  const { username, password, userId, emailConfirmed = false } = request
  const [email, now] = [(request.email ?? '').trim(), context.clock.now()]
  const passwordHash = request.passwordHash ?? (await hashPassword(password))
  return context.accounts.save({
    userId,
    username,
    usernameKey: usernameKeyOf(username),
    passwordHash,
    ...(email !== '' && { email, ...(emailConfirmed && { emailConfirmedAt: now }) }),
    createdAt: now,
  })
}

async function announce(
  context: CommandContext,
  by: Invocation,
  { userId, username, country }: Name & { country: string | null },
): Promise<Outcome<Registered>> {
  try {
    const decided = await decideAndAppend(context, by, {
      stream: streamOf.user(userId),
      fold: userFold,
      decide: (state) =>
        state.status === 'missing' ? [{ type: 'UserRegistered', data: { userId, username, country } }] : [],
    })
    return isRefused(decided) ? decided : done({ userId, username }, decided.position)
  } catch (error) {
    // Without its first event nobody could ever use the account or the name.
    await context.accounts.remove(userId)
    await releaseUsername(context, by, { username, userId }).catch(() => undefined)
    throw error
  }
}
