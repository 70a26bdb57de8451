import { streamOf, type SystemCommands, type SystemOutcome } from '@deals/events'
import { isToBeErased, type Account } from '@deals/accounts'
import type { CommandContext } from '../context.ts'
import { decideAndAppend } from '../platform/decide-and-append.ts'
import { loadState } from '../platform/fold.ts'
import { systemInvocation } from '../platform/invocation.ts'
import { isRefused, sentenceOf } from '../platform/refusal.ts'
import { userFold } from '../users/user.state.ts'
import { releaseUsername } from '../users/username.stream.ts'
import { forgetPerson } from './forget-person.ts'
import { leavePosts } from './leave-posts.ts'

/**
 * The end of somebody who left: first what stays is sealed anew, then the key goes and with it all that they wrote, then
 * the log hears of it. The account's end comes last: where the process ends in between, the same begins again.
 */
export async function eraseUser(
  context: CommandContext,
  { userId, ...cause }: Parameters<SystemCommands['eraseUser']>[0],
): Promise<SystemOutcome> {
  const account = await begin(context, userId)
  if (account?.closing === undefined) {
    return 'not-needed'
  }
  await leavePosts(context, { userId, posts: account.closing.posts, cause })
  await context.sealer.destroy(userId)
  await forgetPerson(context, account)
  for (const { username } of [account, ...(account.formerNames ?? [])]) {
    await releaseUsername(context, systemInvocation('release-name', cause), { userId, username })
  }
  await context.accounts.save(withoutPerson(account))
  await announce(context, userId, cause)
  await context.accounts.remove(userId)
  return 'done'
}

/** From here on nobody signs in any more. Who came back, by the log, stays whatever is noted with the account. */
async function begin(context: CommandContext, userId: string): Promise<Account | null> {
  const user = await loadState(context, streamOf.user(userId), userFold)
  const isBack = user.status === 'active'
  return context.accounts.change(userId, ({ closing, ...account }) => {
    if (closing === undefined || !isToBeErased({ closing }, context.clock.now())) {
      return null
    }
    return isBack ? account : { ...account, closing: { ...closing, hasBegun: true } }
  })
}

async function announce(
  context: CommandContext,
  userId: string,
  cause: { causationId: string; correlationId?: string },
): Promise<void> {
  const by = systemInvocation('erase-user', cause)
  const decided = await decideAndAppend(context, by, {
    stream: streamOf.user(userId),
    fold: userFold,
    decide: (state) =>
      state.status === 'missing' || state.status === 'erased'
        ? []
        : [{ type: 'UserErased', data: { userId, requestId: cause.causationId } }],
  })
  if (isRefused(decided)) {
    throw new Error(sentenceOf(decided))
  }
}

/** What is left of an account until the log has heard of its end: nobody's, and still to be ended. */
function withoutPerson({ userId, closing }: Account): Account {
  return {
    userId,
    username: '',
    usernameKey: `left ${userId}`,
    passwordHash: '',
    createdAt: 0,
    ...(closing !== undefined && { closing }),
  }
}
