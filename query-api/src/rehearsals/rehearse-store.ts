import { isHitByBlock, ruleRehearsalBounds, type StoreRehearsal } from '@deals/events'
import { stores } from '@deals/projector/read-models'
import type { QuestionPorts } from '../platform/questions.ts'
import { rehearsalOf, saidOfHolding } from './judged-posts.ts'
import { lastDecisions, postsToRehearse } from './rehearsed-posts.hydrator.ts'

/** Which posts the block of a store would have hit; null where there is no such store. */
export async function rehearseStore(ports: QuestionPorts, slug: string): Promise<StoreRehearsal | null> {
  const store = await ports.readModels.collection(stores).get(slug)
  if (store === null) {
    return null
  }
  const { posts, isBounded } = await postsToRehearse(ports)
  const hit = posts.filter((post) => isHitByBlock(post, store))
  const decisions = await lastDecisions(ports.readModels, hit)
  const judged = hit.map((post) => ({
    post,
    now: store.status === 'blocked' ? post.submittedAt : null,
    candidate: post.submittedAt,
    people: saidOfHolding(decisions.get(post.postId)),
  }))
  return { days: ruleRehearsalBounds.days, posts: posts.length, isBounded, rule: rehearsalOf('store', judged) }
}
