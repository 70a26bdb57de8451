import { newsletterLimits, type NewsletterPlan } from '@deals/events'
import { posts, type PostDoc } from '@deals/projector/read-models'
import { bestDealsSince, type BestAsked } from '../posts/letter-deals.hydrator.ts'

type IssueAsked = BestAsked & Pick<NewsletterPlan, 'chosen' | 'removed'>

/** Those of the best that are looked at anew: some of them may be over by now. */
const lookedAt = 40

/** Whether people can still take it. */
export const holdsAt = ({ status, expiresAt }: PostDoc, now: number): boolean =>
  status === 'active' && (expiresAt === undefined || expiresAt > now)

/** The deals of an issue: those that staff chose, and then those that people liked best; none that is over. */
export async function dealsOfIssue({
  readModels,
  now,
  since,
  currency,
  chosen,
  removed,
}: IssueAsked): Promise<PostDoc[]> {
  const best = await bestDealsSince({ readModels, now, since, currency })
  const liked = best
    .map(({ postId }) => postId)
    .filter((postId) => !chosen.includes(postId) && !removed.includes(postId))
  const ids = [...chosen, ...liked.slice(0, lookedAt)]
  // What was liked best is remembered for some minutes; what is over is known at once.
  const found = await readModels.collection(posts).many(ids.map(String))
  return ids
    .flatMap((postId) => found.get(String(postId)) ?? [])
    .filter((post) => holdsAt(post, now))
    .slice(0, newsletterLimits.deals)
}
