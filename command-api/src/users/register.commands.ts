import { createHmac } from 'node:crypto'
import { streamOf } from '@deals/events'
import { hashPassword, usernameKeyOf } from '@deals/accounts'
import { newUuid } from '@deals/events/platform'
import type { CommandContext } from '../context.ts'
import { decideAndAppend } from '../platform/decide-and-append.ts'
import { loadState } from '../platform/fold.ts'
import { anotherInvocation, invocationOf, type Invocation } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused, refuse, type Refused } from '../platform/refusal.ts'
import { checkRegistration } from './check-registration.ts'
import { askAddress } from './email.commands.ts'
import { claimUsername, releaseUsername } from './claim-username.ts'
import { userFold } from './user.state.ts'
import { usernameFold } from './username.state.ts'

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

const abandonedAfterMs = 60_000
const taken = refuse('conflict', { message: 'This username is taken', fields: { username: 'This username is taken' } })

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
      const claimed = await claim(context, by, { username, userId })
      if (claimed !== null) {
        return claimed
      }
      const isKept = await keepAccount(context, { ...request, userId })
      if (!isKept) {
        await release(context, by, { username, userId })
        return taken
      }
      const announced = await announce(context, by, { userId, username, country: request.country ?? null })
      const isAsked = !isRefused(announced) && email.trim() !== '' && request.emailConfirmed !== true
      // Where the mailbox got enough of such letters it is asked later, from the settings.
      await (isAsked ? askAddress(context, { userId, username }, email.trim()) : undefined)
      return announced
    },
  }
}

export interface Name {
  readonly username: string
  readonly userId: string
}

async function claim(context: CommandContext, by: Invocation, { username, userId }: Name): Promise<Refused | null> {
  const stream = usernameStream(context, username)
  const owner = await loadState(context, stream, usernameFold)
  const isOld = owner !== null && context.clock.now() - owner.since > abandonedAfterMs
  const isAbandoned = isOld && (await context.accounts.byId(owner.ownerId)) === null
  const decided = await decideAndAppend(context, by, {
    stream,
    fold: usernameFold,
    decide: (state) => claimUsername({ userId, isAbandoned }, state),
  })
  return isRefused(decided) ? decided : null
}

/** Gives a name back, after a failed registration or when its owner leaves. */
export async function release(context: CommandContext, by: Invocation, { username, userId }: Name): Promise<void> {
  // Another command of the same flow: the claim's own id would count as done already.
  await decideAndAppend(context, anotherInvocation(by), {
    stream: usernameStream(context, username),
    fold: usernameFold,
    decide: (state) => releaseUsername({ userId }, state),
  })
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
    await release(context, by, { username, userId }).catch(() => undefined)
    throw error
  }
}

/** The stream that reserves a name. The log keeps it for ever, so it must not tell the name of somebody who left. */
function usernameStream({ secretFor }: Pick<CommandContext, 'secretFor'>, username: string): string {
  const key = createHmac('sha256', secretFor('usernames')).update(usernameKeyOf(username)).digest('base64url')
  return streamOf.username(key)
}
