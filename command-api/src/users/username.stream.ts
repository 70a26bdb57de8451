import { createHmac } from 'node:crypto'
import { streamOf, usernameKeyOf, type DomainEvent } from '@deals/events'
import { isLately } from '@deals/events/platform'
import type { CommandContext } from '../context.ts'
import { decideAndAppend } from '../platform/decide-and-append.ts'
import { loadState } from '../platform/fold.ts'
import { anotherInvocation, type Invocation } from '../platform/invocation.ts'
import { busyMs } from '../platform/places.ts'
import { refuse, type Refused } from '../platform/refusal.ts'
import { takeInLog } from '../platform/take-in-log.ts'
import { holdsName, userFold } from './user.state.ts'
import { usernameFold, type UsernameState } from './username.state.ts'

export interface Name {
  readonly username: string
  readonly userId: string
}

export const usernameTaken = refuse('conflict', {
  message: 'This username is taken',
  fields: { username: 'This username is taken' },
})

const rounds = 5

/** A name belongs to the first who claims it, as long as they get it within a minute, have it, or had it a while ago. */
export function claimUsername(context: CommandContext, by: Invocation, name: Name): Promise<Refused | null> {
  return takeInLog(context, by, {
    stream: usernameStream(context, name.username),
    fold: usernameFold,
    rounds,
    isMostlyNew: true,
    isSame: (now, seen) => now.count === seen.count,
    take: { type: 'UsernameClaimed', data: { userId: name.userId } },
    look: (seen) => judge(context, name, seen),
  })
}

/** What the log says of whoever claimed it counts, and not that they did. */
async function judge(
  context: CommandContext,
  { username, userId }: Name,
  { ownerId, since }: UsernameState,
): Promise<'taken' | Refused | undefined> {
  if (ownerId === null) {
    return undefined
  }
  const [now, key] = [context.clock.now(), usernameKeyOf(username)]
  const owner = await loadState(context, streamOf.user(ownerId), userFold)
  if (ownerId === userId) {
    // Claimed anew where they do not have it: whoever saw that it was to be had is too late then.
    return owner.status === 'missing' || usernameKeyOf(owner.username) === key ? 'taken' : undefined
  }
  const isHeld =
    owner.status === 'missing' ? (await context.accounts.byId(ownerId)) !== null : holdsName(owner, key, now)
  return isHeld || isLately(since, now, busyMs) ? usernameTaken : undefined
}

/** Gives a name back that nobody got by it, or when its owner leaves. */
export async function releaseUsername(
  context: CommandContext,
  by: Invocation,
  { username, userId }: Name,
): Promise<void> {
  const released: DomainEvent = { type: 'UsernameReleased', data: { userId } }
  // Another command of the same flow: the claim's own id would count as done already.
  await decideAndAppend(context, anotherInvocation(by), {
    stream: usernameStream(context, username),
    fold: usernameFold,
    decide: ({ ownerId }) => (ownerId === userId ? [released] : []),
  })
}

/** The stream that reserves a name. The log keeps it for ever, so it must not tell the name of somebody who left. */
function usernameStream({ secretFor }: Pick<CommandContext, 'secretFor'>, username: string): string {
  const key = createHmac('sha256', secretFor('usernames')).update(usernameKeyOf(username)).digest('base64url')
  return streamOf.username(key)
}
