import fc from 'fast-check'
import { defaultNotices, mutedAsFact, noticeTypeOfKind, nothingMuted, numberOf } from '@deals/events'
import { inboxes, notifications, type NoticeDoc, type ReadModels } from '@deals/projector/read-models'
import {
  aComment,
  anAlert,
  anAlertMatch,
  aPost,
  aPostSentToReview,
  ann,
  bob,
  firstTime,
  mo,
  someChangedPreferences,
  told,
  type Told,
} from '@deals/events/testing'
import { siteForEach } from '../testing/open-site.ts'
import { countUnread, isSeen, noticesOf } from './member-notices.lookup.ts'
import { noticeViews } from './notice-views.ts'

const day = 86_400_000
const postIds = Array.from({ length: 6 }, (_, at) => at + 1)
const site = siteForEach({ now: firstTime + 91 * day })
let lastComment = 0
beforeEach(async () => {
  lastComment = 0
  await site.tell(...postIds.map((postId) => aPost({ postId })), anAlert({ userId: ann }))
})

const commentAt = (postId: number, at: number, authorId = bob): Told => {
  lastComment += 1
  const ids = { postId, commentId: lastComment, rootId: lastComment, authorId }
  return aComment(ids, { by: authorId, at })
}
const allOf = async (readModels: ReadModels) =>
  (
    await Promise.all(
      noticeViews.map((view) =>
        readModels.collection<NoticeDoc>(view).find({ userId: ann }, { sort: [['position', -1]], limit: 1000 }),
      ),
    )
  ).flat()

const post = fc.constantFrom(...postIds)
const act = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(post, fc.constantFrom(bob, mo), fc.constantFrom(0, 2, 80)) },
  fc.record({ match: post }),
  fc.record({ review: post }),
  fc.record({ seen: fc.nat() }),
  fc.constant('all seen' as const),
)

async function perform(one: typeof act extends fc.Arbitrary<infer Act> ? Act : never): Promise<void> {
  if (one === 'all seen') {
    const upToPosition = numberOf(await site.log.head())
    await site.tell(told({ type: 'AllNotificationsSeen', data: { userId: ann, upToPosition } }, {}))
  } else if (Array.isArray(one)) {
    await site.tell(commentAt(one[0], firstTime + one[2] * day, one[1]))
  } else if ('match' in one) {
    await site.tell(anAlertMatch({ userId: ann, postId: one.match }, { at: firstTime + 5 * day }))
  } else if ('review' in one) {
    await site.tell(aPostSentToReview({ postId: one.review }, { by: mo, at: firstTime + 6 * day }))
  } else {
    const all = await allOf(site.readModels)
    const notificationId = all[one.seen % Math.max(1, all.length)]?._id ?? 'none'
    await site.tell(told({ type: 'NotificationSeen', data: { userId: ann, notificationId } }, {}))
  }
}

it('counts and pages what a member was told as if all of it were looked at', async () => {
  const pages = fc.record({
    page: fc.integer({ min: 1, max: 3 }),
    limit: fc.constantFrom(1, 3, 25),
    unread: fc.boolean(),
    type: fc.constantFrom(undefined, ...(['comments', 'alerts', 'my-posts'] as const)),
  })
  const hidden = fc.record({ comments: fc.boolean(), members: fc.constantFrom<string[]>([], [bob], [bob, mo]) })
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 8 }), pages, hidden, async (acts, request, { comments, members }) => {
      for (const one of acts) {
        await perform(one)
      }
      const notices = { ...defaultNotices, inApp: { comments: !comments } }
      await site.tell(someChangedPreferences({ notices, muted: mutedAsFact({ ...nothingMuted(), members }) }))
      const looking = { readModels: site.readModels, now: site.clock.now }
      const inbox = await site.readModels.collection(inboxes).get(ann)
      const kept = (await allOf(site.readModels)).filter(
        ({ createdAt, kind }) =>
          createdAt >= looking.now - 90 * day && !(comments && noticeTypeOfKind[kind] === 'comments'),
      )
      const isOfType = ({ kind }: NoticeDoc) => request.type === undefined || noticeTypeOfKind[kind] === request.type
      const muted = kept.filter(
        (doc) =>
          members.includes(doc.onlyBy ?? '') &&
          isOfType(doc) &&
          !(request.unread && inbox !== null && doc.position <= inbox.upTo),
      )
      const all = kept
        .filter(({ onlyBy = '' }) => !members.includes(onlyBy))
        .toSorted((left, right) => numberOf(right.position) - numberOf(left.position))
        .map((doc) => ({ doc, seen: isSeen(doc, inbox) }))
      const unread = all.filter(({ seen }) => !seen)
      const list = (request.unread ? unread : all).filter(({ doc }) => isOfType(doc))
      const skip = (request.page - 1) * request.limit
      expect(await noticesOf(looking, ann, request)).toEqual({
        page: list.slice(skip, skip + request.limit),
        total: list.length,
        unread: unread.length,
        hidden: list.length > 0 ? 0 : muted.length,
      })
      expect(await countUnread(looking, ann)).toBe(unread.length)
    }),
    { numRuns: 25 },
  )
})

it('reads the notices of a page and no others, however many there are', async () => {
  await site.tell(
    ...Array.from({ length: 120 }, (_, at) => aPost({ postId: 100 + at })),
    ...Array.from({ length: 120 }, (_, at) => commentAt(100 + at, firstTime + 5 * day)),
  )
  let read = 0
  const noting: ReadModels = {
    ...site.readModels,
    collection: (schema) => {
      const collection = site.readModels.collection(schema)
      const find: typeof collection.find = async (...asked) => {
        const found = await collection.find(...asked)
        read += schema === notifications ? found.length : 0
        return found
      }
      return { ...collection, find }
    },
  }
  const request = { page: 2, limit: 10, unread: false }
  expect(await noticesOf({ readModels: noting, now: site.clock.now }, ann, request)).toMatchObject({
    page: { length: 10 },
    total: 120,
    unread: 120,
  })
  expect(read).toBe(20)
})
