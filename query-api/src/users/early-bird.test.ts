import { publicProfile } from '@deals/events'
import {
  aPost,
  aPostApproval,
  aPostDeletion,
  aPostEdit,
  aPostExpiry,
  aPostRestoration,
  aPostSentToReview,
  aUser,
  firstTime,
  type Told,
} from '@deals/events/testing'
import { openSite } from '../testing/open-site.ts'

const hour = 3_600_000
const at = (hours: number) => ({ at: firstTime + hours * hour })
const posted = (postId: number, authorId: string, over: Parameters<typeof aPost>[0] = {}) =>
  aPost({ postId, authorId, urlKey: 'shop.example/kettle', ...over }, at(postId))

/** Who of ann, bob and cat bears the badge. */
async function earlyBirds(...history: readonly Told[]): Promise<string[]> {
  const site = await openSite()
  try {
    const members = ['ann', 'bob', 'cat']
    await site.tell(...members.map((userId) => aUser({ userId, username: userId })), ...history)
    const profiles = await Promise.all(members.map((name) => site.ask(`/api/users/${name}`)))
    const birds = profiles.map(({ body }) => publicProfile.parse(body))
    return birds
      .filter(({ badges }) => badges.some(({ name }) => name === 'Early bird'))
      .map(({ username }) => username)
  } finally {
    await site.close()
  }
}

it.each<[what: string, birds: string[], history: Told[]]>([
  ['who posted a product that nobody else did', [], [posted(1, 'ann')]],
  ['who posted it twice', [], [posted(1, 'ann'), posted(2, 'ann')]],
  ['whose product others posted later', ['ann'], [posted(1, 'ann'), posted(2, 'bob'), posted(3, 'cat')]],
  ['who posted it again before others did', ['ann'], [posted(1, 'ann'), posted(2, 'ann'), posted(3, 'bob')]],
  ['whose deal is over by then', ['ann'], [posted(1, 'ann'), aPostExpiry({ postId: 1 }), posted(2, 'bob')]],
  ['whose products differ', [], [posted(1, 'ann'), posted(2, 'bob', { urlKey: 'shop.example/toaster' })]],
  ['whose posts have no address', [], [posted(1, 'ann', { urlKey: null }), posted(2, 'bob', { urlKey: null })]],
  [
    'who opened a sale that others told of',
    [],
    [posted(1, 'ann', { type: 'sales' }), posted(2, 'bob', { type: 'sales' })],
  ],
  ['whose post was removed', [], [posted(1, 'ann'), posted(2, 'bob'), aPostDeletion({ postId: 1 })]],
  [
    'who was second to a post that was removed',
    ['bob'],
    [...[posted(1, 'ann'), posted(2, 'bob'), posted(3, 'cat'), aPostDeletion({ postId: 1 })]],
  ],
  [
    'whose post came back',
    ['ann'],
    [
      ...[posted(1, 'ann'), posted(2, 'bob'), posted(3, 'cat')],
      ...[aPostDeletion({ postId: 1 }), aPostRestoration({ postId: 1, to: 'active' })],
    ],
  ],
  ['who was only followed by what was removed', [], [posted(1, 'ann'), posted(2, 'bob'), aPostDeletion({ postId: 2 })]],
  [
    'who was only followed by what waits for a review',
    [],
    [...[posted(1, 'ann'), posted(2, 'bob', { status: 'ai-review' })]],
  ],
  ['whose post waits for a review again', [], [posted(1, 'ann'), posted(2, 'bob'), aPostSentToReview({ postId: 1 })]],
  [
    'who went live first, though others had submitted it before',
    ['bob'],
    [...[posted(1, 'ann', { status: 'ai-review' }), posted(2, 'bob'), aPostApproval({ postId: 1 }, at(3))]],
  ],
  [
    'whose product is known since an edit gave it its address',
    ['ann'],
    [
      ...[posted(1, 'ann', { urlKey: null }), aPostEdit({ postId: 1, changes: { urlKey: 'shop.example/kettle' } })],
      posted(2, 'bob'),
    ],
  ],
])('a badge has %s: %j', async (_what, birds, history) => {
  expect(await earlyBirds(...history)).toEqual(birds)
})

it('is found among many products, whichever of them it is', async () => {
  const many = Array.from({ length: 450 }, (_, product) => posted(10 + product, 'ann', { urlKey: `shop/${product}` }))
  expect(await earlyBirds(...many)).toEqual([])
  expect(await earlyBirds(...many, posted(900, 'bob', { urlKey: 'shop/449' }))).toEqual(['ann'])
})
