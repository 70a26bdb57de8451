import { aPost, aPostSentToReview, aStore, firstTime, mo, told } from '@deals/events/testing'
import { createSystemQueries } from '../system-queries.ts'
import { siteForEach } from '../testing/open-site.ts'

const site = siteForEach()
const findings = [{ code: 'blocked-domain', severity: 'suspicious' as const, evidence: 'It links to a blocked store.' }]
const letIn = told({ type: 'StoreChanged', data: { slug: 'fakes', changes: { status: 'active' } } }, { by: mo })

it('what blocks hold is looked through once the block is over, and not while it stands', async () => {
  await site.tell(
    aStore({ slug: 'fakes', status: 'blocked' }, { stream: 'store-fakes' }),
    ...[1, 2, 3].map((postId) => aPost({ postId, urlKey: `page-${postId}` })),
    aPostSentToReview({ postId: 2, to: 'staff-review', findings }),
    aPostSentToReview({ postId: 3, to: 'staff-review' }, { by: mo }),
  )
  const { postsHeldByBlocks } = createSystemQueries(site.readModels, () => firstTime)
  const held = () => postsHeldByBlocks({ slug: 'fakes', after: null, limit: 10 })
  expect(await held()).toEqual({ postIds: [], next: null })
  await site.tell(letIn)
  expect(await held()).toEqual({ postIds: [2], next: null })
})
