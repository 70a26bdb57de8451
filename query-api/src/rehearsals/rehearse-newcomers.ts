import { findingOfNewcomer, type SettingValues } from '@deals/events'
import type { ReadModels } from '@deals/projector/read-models'
import { saidOfHolding, type JudgedPost, type Trial } from './judged-posts.ts'
import { lastDecisions, type RehearsedPosts } from './rehearsed-posts.hydrator.ts'
import { submittersOf } from './submitters.hydrator.ts'

/** Which first posts of new members would have been held for a look. */
export async function rehearseNewcomers(
  readModels: ReadModels,
  { posts }: RehearsedPosts,
  { now, candidate }: Trial,
): Promise<JudgedPost[]> {
  const submitters = await submittersOf(readModels, posts)
  const byNew = posts.filter(({ postId }) => submitters.get(postId)?.trust === 0)
  const decisions = await lastDecisions(readModels, byNew)
  return byNew.map((post) => {
    const submitter = submitters.get(post.postId)
    const heldAt = (settings: SettingValues) =>
      submitter !== undefined && findingOfNewcomer(submitter, settings) !== null ? post.submittedAt : null
    return { post, now: heldAt(now), candidate: heldAt(candidate), people: saidOfHolding(decisions.get(post.postId)) }
  })
}
