import type { AlertFeed, NewAlertFeed } from '@deals/events'
import type { CommandContext } from '../context.ts'
import type { Caller } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'

interface FeedOwner {
  readonly caller: Pick<Caller, 'id'>
}

/** The address of a member's own feed: no session opens it, so that signing out everywhere leaves it. */
export function alertFeedCommands({ feedKeys }: CommandContext) {
  const view = async (userId: string): Promise<AlertFeed> => {
    const madeAt = await feedKeys.madeAt(userId)
    return { madeAt: madeAt === null ? null : new Date(madeAt).toISOString() }
  }
  return {
    showFeed: async ({ caller }: FeedOwner): Promise<Outcome<AlertFeed>> => done(await view(caller.id)),
    renewFeed: async ({ caller }: FeedOwner): Promise<Outcome<NewAlertFeed>> => {
      const key = await feedKeys.renew(caller.id)
      return done({ ...(await view(caller.id)), path: `/alerts/${key}/feed.xml` })
    },
    dropFeed: async ({ caller }: FeedOwner): Promise<Outcome<AlertFeed>> => {
      await feedKeys.forget(caller.id)
      return done(await view(caller.id))
    },
  }
}
