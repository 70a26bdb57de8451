import { users, type UserDoc } from '@deals/projector/read-models'
import { documentsWhileUnchanged } from './each-while-unchanged.ts'
import type { KnownViewer, QueryContext } from './ports.ts'
import { trustLevelOf } from './trust-level.ts'

/** Members by their ids: who asks, and who wrote what they are shown. */
export const membersKept = documentsWhileUnchanged(users, { most: 4_000 })

/** How long the document of somebody who has just joined may take. */
const patienceMs = 400
const lookEveryMs = 25

/** Who asks, from the session's cookie; null for a visitor, an ended session and an erased member. */
export async function readViewer(context: QueryContext, token: string | undefined): Promise<KnownViewer | null> {
  const session = token ? await context.sessions.find(token) : null
  if (session === null) {
    return null
  }
  const user = await findUser(context, session.userId)
  return user === null ? newcomer(context, session.userId) : user.erased ? null : viewerOf(user, context.clock())
}

/** Somebody with an account of whom the read models know nothing yet joined a moment ago, and nobody has trusted them with anything. */
async function newcomer({ accounts }: QueryContext, userId: string): Promise<KnownViewer | null> {
  const account = await accounts.byId(userId)
  return account && { id: userId, username: account.username, roles: [], trustLevel: 0 }
}

/** A member as policies ask about them. */
export function viewerOf(user: UserDoc, now: number): KnownViewer {
  const { userId: id, username, roles, avatarUrl, suspension } = user
  return {
    id,
    username,
    roles,
    trustLevel: trustLevelOf(user, now),
    ...(avatarUrl !== undefined && { avatarUrl }),
    ...(suspension !== undefined && { suspension }),
  }
}

/** A session may be younger than the last event that the users were folded from. */
async function findUser({ readModels }: QueryContext, userId: string): Promise<UserDoc | null> {
  for (let waited = 0; waited < patienceMs; waited += lookEveryMs) {
    const user = (await membersKept(readModels, [userId])).get(userId)
    if (user !== undefined) {
      return user
    }
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
  }
  return null
}
