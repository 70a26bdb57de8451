import { limitOfMember, type SettingValues } from '@deals/events'
import { createMemoryLimiter, limitedAsSet } from '@deals/process/limits'
import type { PostDoc, ReadModels } from '@deals/projector/read-models'
import { saidOfHolding, type JudgedPost, type Trial } from './judged-posts.ts'
import { lastDecisions, type RehearsedPosts } from './rehearsed-posts.hydrator.ts'
import { submittersOf, type PastSubmitter } from './submitters.hydrator.ts'

/** Which posts would have been refused, because their posters had posted too often before. */
export async function rehearseSubmits(
  readModels: ReadModels,
  { posts }: RehearsedPosts,
  { now, candidate }: Trial,
): Promise<JudgedPost[]> {
  const submitters = await submittersOf(readModels, posts)
  const decisions = await lastDecisions(readModels, posts)
  const inTime = posts.toSorted((left, right) => left.submittedAt - right.submittedAt || left.postId - right.postId)
  const [asIs, tried] = [await refused(inTime, submitters, now), await refused(inTime, submitters, candidate)]
  return posts.map((post) => {
    const when = ({ postId, submittedAt }: PostDoc, found: ReadonlySet<number>) =>
      found.has(postId) ? submittedAt : null
    return {
      post,
      now: when(post, asIs),
      candidate: when(post, tried),
      people: saidOfHolding(decisions.get(post.postId)),
    }
  })
}

/** Those that the limiter of the site turns away where it counts them anew, each at its time. */
async function refused(
  posts: readonly PostDoc[],
  submitters: ReadonlyMap<number, PastSubmitter>,
  settings: SettingValues,
): Promise<ReadonlySet<number>> {
  const clock = { now: 0 }
  const limiter = limitedAsSet(createMemoryLimiter({ now: () => clock.now }), async () => settings)
  const turnedAway = new Set<number>()
  for (const { postId, authorId: id, submittedAt } of posts) {
    const submitter = submitters.get(postId)
    clock.now = submittedAt
    if (submitter !== undefined) {
      const { trust: trustLevel, roles } = submitter
      const { isFree } = await limiter.take([limitOfMember('submit', { id, roles, trustLevel })])
      if (!isFree) {
        turnedAway.add(postId)
      }
    }
  }
  return turnedAway
}
