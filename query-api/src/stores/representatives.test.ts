import {
  commentList,
  notificationList,
  numberOf,
  postDetails,
  staffStore,
  staffStoreList,
  storeDetails,
} from '@deals/events'
import { aComment, aPost, aStore, ann, bob, firstTime, stacy, told, joining } from '@deals/events/testing'
import { createSystemQueries } from '../system-queries.ts'
import { siteForAll } from '../testing/open-site.ts'

const reason = 'They wrote from its address.'
const site = siteForAll()
beforeAll(async () => {
  const verified = { slug: 'north-audio', userId: ann, reason }
  await site.tell(
    ...joining(ann, bob, stacy),
    aStore({ slug: 'north-audio', name: 'North Audio' }),
    aStore({ slug: 'other', name: 'Other', hosts: [] }),
    told({ type: 'RepresentativeVerified', data: verified }, { by: stacy }),
    aPost({ postId: 1, authorId: ann, storeSlug: 'north-audio' }),
    aPost({ postId: 2, authorId: ann, storeSlug: 'other' }),
    aPost({ postId: 3, authorId: bob, storeSlug: 'north-audio' }),
    ...[1, 2, 3].map((postId) => aComment({ postId, commentId: postId, rootId: postId, authorId: ann }, { by: ann })),
  )
})

it('who speaks for a store is named on its page', async () => {
  expect(storeDetails.parse((await site.ask('/api/stores/north-audio')).body).representatives).toEqual([ann])
  expect(storeDetails.parse((await site.ask('/api/stores/other')).body).representatives).toEqual([])
})

it('staff alone see why, since when and by whom', async () => {
  const why = { username: ann, reason, verifiedAt: new Date(firstTime).toISOString(), by: stacy }
  expect(staffStore.parse((await site.ask('/api/staff/stores/north-audio', stacy)).body).representatives).toEqual([why])
  const { stores } = staffStoreList.parse((await site.ask('/api/staff/stores', stacy)).body)
  expect(stores.map(({ representatives }) => representatives)).toEqual([[why], []])
  for (const path of ['/api/stores/north-audio', '/api/stores', '/api/posts/1', '/api/posts/1/comments']) {
    expect(JSON.stringify((await site.ask(path)).body)).not.toContain(reason)
  }
})

it.each([
  [1, true],
  [2, false],
  [3, false],
])('post %i is of one who speaks for its store: %s', async (id, is) => {
  expect(postDetails.parse((await site.ask(`/api/posts/${id}`)).body).verifiedRep).toBe(is)
})

it.each([
  [1, true],
  [2, false],
  [3, true],
])('a comment on post %i is of one who speaks for its store: %s', async (id, is) => {
  const { comments } = commentList.parse((await site.ask(`/api/posts/${id}/comments`)).body)
  expect(comments.map(({ badges }) => badges.includes('Verified rep'))).toEqual([is])
})

it('is named no more when that is taken back', async () => {
  const revoked = { slug: 'north-audio', userId: ann, reason: 'They left the shop.', isTold: false }
  await site.tell(told({ type: 'RepresentativeRevoked', data: revoked }, { by: stacy }))
  expect(storeDetails.parse((await site.ask('/api/stores/north-audio')).body).representatives).toEqual([])
})

it('the member is told of both in the site and by letter, without the reason', async () => {
  const { notifications } = notificationList.parse((await site.ask('/api/notifications', ann)).body)
  const ofStore = notifications.filter(({ kind }) => kind.startsWith('representative'))
  expect(ofStore.map(({ message, url }) => [message, url])).toEqual([
    ['You no longer speak for North Audio: staff took that back', '/store/north-audio'],
    ['Staff verified that you speak for North Audio', '/store/north-audio'],
  ])
  const queries = createSystemQueries(site.readModels, () => site.clock.now)
  const [{ letters = [] } = {}] = await queries.noticesOf({ events: [{ position: await site.log.head() }] })
  expect(letters).toEqual([{ notificationId: `${numberOf(await site.log.head())}-member-${ann}`, userId: ann }])
})
