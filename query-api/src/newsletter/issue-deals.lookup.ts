import { newsletterLimits, type NewsletterPlan } from '@deals/events'
import type { PostDoc } from '@deals/projector/read-models'
import { bestDealsSince, stillHolding, type BestAsked } from '../posts/letter-deals.hydrator.ts'

type IssueAsked = BestAsked & Pick<NewsletterPlan, 'chosen' | 'removed'>

/** Those of the best that are looked at anew: some of them may be over by now. */
const lookedAt = 40

/** The deals of an issue: those that staff chose, and then those that people liked best; none that is over. */
export async function dealsOfIssue({ chosen, removed, ...asked }: IssueAsked): Promise<PostDoc[]> {
  const best = await bestDealsSince(asked)
  const liked = best
    .map(({ postId }) => postId)
    .filter((postId) => !chosen.includes(postId) && !removed.includes(postId))
  const ids = [...chosen, ...liked.slice(0, lookedAt)]
  return (await stillHolding(asked, ids)).slice(0, newsletterLimits.deals)
}
