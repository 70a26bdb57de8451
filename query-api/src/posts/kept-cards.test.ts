import {
  aBookmark,
  aNewName,
  aPost,
  aPostEdit,
  aStore,
  aVote,
  ann,
  bob,
  firstTime,
  joining,
} from '@deals/events/testing'
import { posts } from '@deals/projector/read-models'
import { siteForEach } from '../testing/open-site.ts'
import { sharedCards } from './post-cards.hydrator.ts'

const site = siteForEach()
beforeEach(() => site.tell(...joining(ann, bob), aStore(), ...[1, 2].map((postId) => aPost({ postId }))))

async function cards({ anew = false } = {}) {
  // Nobody has made a card of these yet.
  const readModels = anew ? { ...site.readModels } : site.readModels
  const found = await readModels.collection(posts).many(['1', '2'])
  return sharedCards({ readModels, now: site.clock.now }, [...found.values()])
}

it('a card stays the same object while others change, and a viewer’s own marks change none', async () => {
  const before = await cards()
  await site.tell(aVote({ postId: 1 }), aBookmark({ postId: 2 }, { by: bob }))
  site.clock.now += 60_000
  const after = await cards()
  expect(after.get(2)).toBe(before.get(2))
  expect([before.get(1)?.votes, after.get(1)?.votes]).toEqual([0, 1])
})

it.each([
  ['the post', () => aPostEdit({ postId: 1, changes: { title: 'Earphones' } })],
  ['who found it', () => aNewName({ username: 'anna', formerUntil: firstTime })],
  ['its store', () => aStore({ name: 'South Audio' })],
  ['a vote', () => aVote({ postId: 1 })],
])('is made anew when something else is said of %s', async (_what, write) => {
  const before = await cards()
  await site.tell(write())
  const after = await cards()
  expect(after.get(1)).not.toEqual(before.get(1))
  expect(after.get(1)).toEqual((await cards({ anew: true })).get(1))
})
