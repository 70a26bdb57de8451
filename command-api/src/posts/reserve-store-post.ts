import { streamOf } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { decideAndAppend } from '../platform/decide-and-append.ts'
import { loadState } from '../platform/fold.ts'
import { anotherInvocation, type Invocation } from '../platform/invocation.ts'
import { refuse, type Refused } from '../platform/refusal.ts'
import { takeInLog } from '../platform/take-in-log.ts'
import { postedFold, quotaOf, type Posted } from './own-store.stream.ts'
import { waitForStore, waitWords } from './store-quota.ts'

const rounds = 5

/** A post of a member for a store that they belong to. */
export interface OwnStorePost {
  readonly by: Invocation
  readonly userId: string
  readonly postId: number
  readonly isForOwnStore: boolean
}

/** Who belongs to a store posts for it seldom, and more seldom where few like it: counted in the log, of one member one at a time. */
export async function reserveStorePost(context: CommandContext, post: OwnStorePost): Promise<Refused | null> {
  if (!post.isForOwnStore || context.imported === true) {
    return null
  }
  const { userId, postId } = post
  return takeInLog(context, post.by, {
    stream: streamOf.storePosts(userId),
    fold: postedFold,
    rounds,
    isSame: (now, seen) => now.count === seen.count,
    take: { type: 'StorePostCounted', data: { userId, postId, isCounted: true } },
    look: async ({ posts }) =>
      posts.some((one) => one.postId === postId) ? 'taken' : refuseTooMany(context, userId, posts),
  })
}

/** Nothing came of it, so it counts for nothing. */
export async function releaseStorePost(context: CommandContext, { by, userId, postId }: OwnStorePost): Promise<void> {
  const stream = streamOf.storePosts(userId)
  const { posts } = await loadState(context, stream, postedFold)
  if (posts.some((one) => one.postId === postId)) {
    await decideAndAppend(context, anotherInvocation(by), {
      stream,
      fold: postedFold,
      decide: () => [{ type: 'StorePostCounted', data: { userId, postId, isCounted: false } }],
    })
  }
}

async function refuseTooMany(
  context: CommandContext,
  userId: string,
  all: readonly Posted[],
): Promise<Refused | undefined> {
  const quota = await quotaOf(context, userId, all)
  const wait = waitForStore(quota)
  return wait === null
    ? undefined
    : refuse('too-often', {
        message: waitWords(wait, quota.now),
        retryAfter: Math.ceil((wait.until - quota.now) / 1000),
      })
}
