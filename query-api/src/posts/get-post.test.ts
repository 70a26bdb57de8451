import { postDetails, type DownReason, type PostPermissions } from '@deals/events'
import {
  aBookmark,
  aClearedVote,
  aCommentLock,
  aCommentUnlock,
  aPost,
  aPostApproval,
  aPostDeletion,
  aPostEdit,
  aPostExpiry,
  aPostSentToReview,
  aRole,
  aStore,
  aUser,
  aVote,
  ann,
  bob,
  mo,
  postId,
  stacy,
  sue,
  told,
} from '@deals/events/testing'
import { siteForEach } from '../testing/open-site.ts'

const path = `/api/posts/${postId}`
const users = [ann, bob, mo, stacy, sue].map((userId) => aUser({ userId, username: userId }))
const roles = [
  aRole({ userId: mo, role: 'moderator' }),
  aRole({ userId: stacy, role: 'staff' }),
  aRole({ userId: sue, role: 'superUser' }),
]
const people = [...users, ...roles]
const submitted = aPost({ categorySlug: 'techelectronics', subCategorySlug: 'headphonesearbuds' })
const inReview = aPost({ categorySlug: 'techelectronics', status: 'ai-review' })

const site = siteForEach()
beforeEach(() => site.tell(...people, aStore()))

it.each([
  ['a visitor', undefined, false],
  ['who voted before', bob, true],
  ['who voted since', mo, false],
])('says to %s which votes were on the deal as it was', async (_who, who, isMine) => {
  const risen = aPostEdit({ changes: { price: 9900 }, material: true, grace: false })
  await site.tell(submitted, aVote(), aVote({ userId: sue }), risen, aVote({ userId: mo }))
  const { body } = await site.ask(path, who)
  expect(body).toMatchObject({ votes: 3, outdatedVotes: { changed: 'price', before: 2, after: 1, isMine } })
  const again = aVote({ previous: 1 })
  await site.tell(again)
  expect((await site.ask(path, who)).body).toMatchObject({ votes: 3, outdatedVotes: { before: 1, after: 2 } })
})

it.each([
  [[], false],
  [[aVote()], true],
  [[aVote(), aVote({ userId: sue, value: -1 })], true],
  [[aVote(), aClearedVote()], false],
])('keeps the currency while somebody has voted, whatever the sum: %#', async (votes, isCurrencyLocked) => {
  await site.tell(submitted, ...votes)
  expect((await site.ask(path, ann)).body).toMatchObject({ isCurrencyLocked })
})

it('gives everything that the page of a post shows', async () => {
  await site.tell(submitted, aVote(), aBookmark())
  const { status, body } = await site.ask(path, bob)
  expect(status).toBe(200)
  expect(postDetails.safeParse(body).error).toBeUndefined()
  expect(body).toMatchObject({
    id: postId,
    price: 59.99,
    originalPrice: 99.99,
    subCategory: 'Headphones & Earbuds',
    content: 'Down from 99.99, best price this year. Ships free.',
    store: { name: 'North Audio', slug: 'north-audio', iconUrl: null },
    storeName: 'North Audio',
    foundBy: ann,
    user: { username: ann },
    votes: 1,
    userVote: 1,
    isBookmarked: true,
    shippingCost: 0,
    review: null,
    renewalSuggestedBy: null,
    mergedInto: null,
    commentsLockedFor: null,
  })
})

it('says why nobody may comment any more, as long as that is so', async () => {
  await site.tell(submitted, aCommentLock())
  expect((await site.ask(path)).body).toMatchObject({ commentsLockedFor: 'It went in circles.' })
  await site.tell(aCommentUnlock())
  expect((await site.ask(path)).body).toMatchObject({ commentsLockedFor: null })
})

const says = (type: 'AvailabilityConfirmed' | 'AvailabilityDenied', userId: string, hoursAgo: number) =>
  told({ type, data: { postId, userId, weight: 1 } }, { by: userId, at: site.clock.now - hoursAgo * 3_600_000 })

it('warns by what members said in the last three days, weighed as for its end', async () => {
  await site.tell(submitted, says('AvailabilityConfirmed', bob, 90), says('AvailabilityConfirmed', mo, 80))
  const before = { confirmed: 0, denied: 0, lastConfirmedAt: expect.any(String) as string, mayBeOver: false }
  expect((await site.ask(path)).body).toMatchObject({ meter: before })
  await site.tell(says('AvailabilityDenied', sue, 2))
  expect((await site.ask(path)).body).toMatchObject({ meter: { ...before, denied: 1, mayBeOver: true } })
  await site.tell(says('AvailabilityConfirmed', bob, 1))
  expect((await site.ask(path)).body).toMatchObject({ meter: { ...before, confirmed: 1, denied: 1 } })
})

it('counts why members voted it down, and tells where it is cheaper to who can mend it', async () => {
  const down = (userId: string) => aVote({ userId, value: -1 }, { by: userId })
  const because = (userId: string, reason: DownReason, link: string | null = null) =>
    told({ type: 'DownvoteExplained', data: { postId, userId, reason, link } }, { by: userId })
  const [one, other] = ['https://one.example/', 'https://other.example/']
  await site.tell(submitted, down(bob), because(bob, 'store'), down(sue), because(sue, 'cheaper', one))
  await site.tell(
    because(bob, 'cheaper', other),
    down(stacy),
    because(stacy, 'other'),
    down(mo),
    because(mo, 'product'),
  )
  await site.tell(aClearedVote({ userId: mo, previous: -1 }, { by: mo }))
  const counts = [
    { reason: 'cheaper', count: 2 },
    { reason: 'other', count: 1 },
  ]
  const replies = await Promise.all([undefined, bob, ann, mo].map((as) => site.ask(path, as)))
  expect(replies.map(({ body }) => body)).toMatchObject([
    { downReasons: counts, cheaperAt: [] },
    { downReasons: counts, cheaperAt: [] },
    { downReasons: counts, cheaperAt: [other, one] },
    { downReasons: counts, cheaperAt: [other, one] },
  ])
})

it('gives sales and discussions the price 0', async () => {
  await site.tell(aPost({ type: 'sales', price: null, originalPrice: null, subtitle: 'Up to 60% off' }))
  const { body } = await site.ask(path)
  expect(body).toMatchObject({ price: 0, originalPrice: null, subtitle: 'Up to 60% off' })
})

const can = (...granted: (keyof PostPermissions)[]): PostPermissions => ({
  canEdit: granted.includes('canEdit'),
  canSuggestEdit: granted.includes('canSuggestEdit'),
  canDelete: granted.includes('canDelete'),
  canExpire: granted.includes('canExpire'),
  canRenew: granted.includes('canRenew'),
  canSendToReview: granted.includes('canSendToReview'),
  canReport: granted.includes('canReport'),
  canLockComments: granted.includes('canLockComments'),
})
// [who, the post, what they may do or the answer instead]
it.each([
  [undefined, 'active', can()],
  [ann, 'active', can('canEdit', 'canDelete', 'canExpire')],
  [bob, 'active', can('canReport')],
  [
    mo,
    'active',
    can('canEdit', 'canDelete', 'canExpire', 'canSendToReview', 'canReport', 'canSuggestEdit', 'canLockComments'),
  ],
  [stacy, 'active', can('canEdit', 'canExpire', 'canReport', 'canSuggestEdit')],
  [
    sue,
    'active',
    can('canEdit', 'canDelete', 'canExpire', 'canSendToReview', 'canReport', 'canSuggestEdit', 'canLockComments'),
  ],
  [undefined, 'expired', can()],
  [ann, 'expired', can('canEdit', 'canDelete', 'canRenew')],
  [bob, 'expired', can('canReport')],
  [mo, 'expired', can('canEdit', 'canDelete', 'canRenew', 'canReport', 'canSuggestEdit', 'canLockComments')],
  [stacy, 'expired', can('canEdit', 'canRenew', 'canReport', 'canSuggestEdit')],
  [ann, 'poster-review', can('canEdit', 'canDelete')],
  [mo, 'poster-review', can('canEdit', 'canDelete')],
  [stacy, 'poster-review', can('canEdit')],
  [ann, 'staff-review', can()],
  [mo, 'staff-review', can('canEdit', 'canDelete', 'canSendToReview')],
  [ann, 'ai-review', can('canDelete')],
  [mo, 'ai-review', can('canEdit', 'canDelete', 'canSendToReview')],
  [mo, 'deleted', can()],
  [stacy, 'deleted', can()],
] as const)('tells %s what to do with a post that is %s', async (as, status, permissions) => {
  const steps = {
    active: [submitted],
    expired: [submitted, aPostExpiry()],
    'poster-review': [submitted, aPostSentToReview()],
    'staff-review': [submitted, aPostSentToReview({ to: 'staff-review' })],
    'ai-review': [inReview],
    deleted: [submitted, aPostDeletion()],
  }
  // The post is of the clock's own day, so that its poster may still take it away.
  const today = { at: site.clock.now - 3_600_000 }
  await site.tell(...steps[status].map((event) => ({ ...event, told: { ...event.told, ...today } })))
  const { body } = await site.ask(path, as)
  expect(body).toMatchObject({ status, permissions })
})

describe('a post that is not public', () => {
  it('was never active: nobody else learns of it', async () => {
    await site.tell(inReview)
    const replies = await Promise.all([site.ask(path), site.ask(path, bob)])
    expect(replies.map(({ status, text }) => [status, text])).toEqual([
      [404, 'Post not found'],
      [404, 'Post not found'],
    ])
  })

  it('was active before: it is said to be under review', async () => {
    await site.tell(inReview, aPostApproval({ from: 'ai-review' }), aPostSentToReview())
    const { status, text } = await site.ask(path, bob)
    expect([status, text]).toEqual([404, 'This post is under review'])
  })

  it('shows the feedback to its poster and to moderators, not to staff', async () => {
    await site.tell(submitted, aPostSentToReview())
    const replies = await Promise.all([ann, mo, stacy].map((as) => site.ask(path, as)))
    const feedback = { feedback: 'Please name the size.', role: 'moderator' }
    expect(replies.map(({ body }) => body)).toMatchObject([
      { review: feedback },
      { review: feedback },
      { review: null, content: expect.stringContaining('Ships free') as string },
    ])
  })

  it('is held: its poster and moderators read why, by group, and never who reported it', async () => {
    const evidence = '3 members reported it.'
    const findings = [{ code: 'reported', severity: 'suspicious' as const, evidence }]
    await site.tell(submitted, aPostSentToReview({ to: 'staff-review', feedback: null, findings }))
    const replies = await Promise.all([ann, mo, stacy].map((as) => site.ask(path, as)))
    const review = { feedback: null, heldFor: ['reports'] }
    expect(replies.map(({ body }) => body)).toMatchObject([{ review }, { review }, { review: null }])
    expect(replies[0]?.text).not.toContain(evidence)
  })

  it('is deleted: its poster gets a line about it and nothing of its content', async () => {
    await site.tell(submitted, aPostDeletion({ cause: 'moderator', reason: 'This is an advertisement.' }, { by: mo }))
    const { status, body } = await site.ask(path, ann)
    expect(status).toBe(200)
    expect(body).toEqual({
      id: postId,
      title: 'Wireless headphones with noise cancelling',
      status: 'deleted',
      deletedAt: expect.any(String) as string,
      deletedBy: 'moderator',
      reason: 'This is an advertisement.',
    })
  })

  it('is deleted: it is gone for everybody else', async () => {
    await site.tell(submitted, aPostDeletion())
    const { status, text } = await site.ask(path, bob)
    expect([status, text]).toEqual([404, 'Post not found'])
  })
})

it.each(['abc', '0x1', '-1', '99999999999999999999', '1'])('knows no post %s', async (id) => {
  const { status, text, headers } = await site.ask(`/api/posts/${id}`)
  expect([status, text]).toEqual([404, 'Post not found'])
  expect(headers['content-type']).toMatch('text/plain')
})
