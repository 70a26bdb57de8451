import type { PostDetails } from '@deals/events'
import { aPostDetails } from '../../testing/builders.ts'
import { postHead } from './post-head.ts'

const deal = {
  price: 69.99,
  originalPrice: 109.99,
  currency: 'USD',
  storeName: 'Wagtail',
  excerpt: 'Two beds. Gone twice this month.',
  content: '> Two **beds**.\n\n[Gone](https://a.example/) twice this month.',
} as const

it.each<[described: string, post: Partial<PostDetails>]>([
  ['$69.99 USD instead of $109.99 at Wagtail. Two beds. Gone twice this month.', {}],
  ['$69.99 CAD at Wagtail. Two beds. Gone twice this month.', { currency: 'CAD', originalPrice: null }],
  ['Free at Wagtail. Two beds. Gone twice this month.', { price: 0, originalPrice: null }],
  ['Expired. $69.99 USD instead of $109.99. Two beds. Gone twice this month.', { status: 'expired', storeName: null }],
  ['Up to half off at Wagtail. Two beds. Gone twice this month.', { type: 'sales', subtitle: 'Up to half off' }],
  ['Two beds. Gone twice this month.', { type: 'discussion' }],
])('a shared link says %j', (described, post) => {
  expect(postHead(aPostDetails({ ...deal, ...post })).description).toBe(described)
})

it('tells search engines of a product in its own words, without their marks', () => {
  expect(postHead(aPostDetails({ ...deal, type: 'product' })).jsonLd).toMatchObject({ description: deal.excerpt })
})
