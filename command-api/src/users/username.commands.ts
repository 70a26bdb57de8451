import { streamOf, usernameKeyOf, type OwnProfile } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { decideAndAppend } from '../platform/decide-and-append.ts'
import { loadState } from '../platform/fold.ts'
import type { ByMember } from '../platform/invocation.ts'
import type { Outcome } from '../platform/outcome.ts'
import { isRefused, refuseField, type Refused } from '../platform/refusal.ts'
import { changeUsername } from './change-username.ts'
import { checkUsername } from './check-registration.ts'
import { followUsername } from './follow-username.ts'
import { answerOf, profileOf } from './user-answers.ts'
import { holdsName, userFold, type UserState } from './user.state.ts'
import { claimUsername, releaseUsername, usernameTaken, type Name } from './username.stream.ts'

interface Renaming extends ByMember {
  readonly username: string
}

/** Another username: first it is claimed, then the log says whose it is, then the account follows. */
export function usernameCommands(context: CommandContext) {
  return {
    changeUsername: async (request: Renaming): Promise<Outcome<OwnProfile>> => {
      const { caller, username } = request
      const problem = checkUsername(username, caller.username)
      const refused = problem === null ? await claimFor(context, request) : refuseField('username', problem)
      if (refused !== null) {
        return refused
      }
      const claimedAt = context.clock.now()
      const decided = await decideAndAppend(context, request.by, {
        stream: streamOf.user(caller.id),
        fold: userFold,
        decide: (state) => changeUsername({ caller, username, now: context.clock.now(), claimedAt }, state),
      })
      await (isRefused(decided) ? giveBack(context, request) : followUsername(context, { userId: caller.id }))
      return answerOf(decided, profileOf)
    },
  }
}

/** No name is claimed for somebody who may not have it, or has it. */
async function claimFor(context: CommandContext, request: Renaming): Promise<Refused | null> {
  const { caller, by, username } = request
  const name: Name = { userId: caller.id, username }
  const now = context.clock.now()
  const user = await loadState(context, streamOf.user(caller.id), userFold)
  const wished = changeUsername({ caller, username, now, claimedAt: now }, user)
  if (isRefused(wished) || hasName(user, username)) {
    return isRefused(wished) ? wished : null
  }
  const refused = await claimUsername(context, by, name)
  if (refused !== null || (await context.accounts.reserve(name))) {
    return refused
  }
  await giveBack(context, request)
  return usernameTaken
}

const hasName = (user: UserState, username: string): boolean =>
  user.status !== 'missing' && usernameKeyOf(user.username) === usernameKeyOf(username)

/** What was claimed and is not theirs after all; another device of theirs may have got it meanwhile. */
async function giveBack(context: CommandContext, { caller, by, username }: Renaming): Promise<void> {
  const name: Name = { userId: caller.id, username }
  const user = await loadState(context, streamOf.user(caller.id), userFold)
  if (user.status === 'missing' || !holdsName(user, usernameKeyOf(username), context.clock.now())) {
    await releaseUsername(context, by, name)
    await context.accounts.letGo(name)
  }
}
