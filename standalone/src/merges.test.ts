import {
  alertList,
  alertMatchList,
  bookmarkList,
  caseView,
  commentList,
  logView,
  notificationList,
  postDetails,
  usualReminders,
} from '@deals/events'
import { aRole } from '@deals/events/testing'
import { bothSidesForEach, type Someone } from './testing/both-sides.ts'
import { productForm } from './testing/product-form.ts'

const now = Date.UTC(2026, 0, 15, 12)
const hour = 3_600_000
const site = bothSidesForEach({ now })
let ann: Someone
let bob: Someone
let cat: Someone
let mo: Someone
let first = 0
let second = 0
beforeEach(async () => {
  ;[ann, bob, cat, mo] = await Promise.all([site.join('ann'), site.join('bob'), site.join('cat'), site.join('mo')])
  await site.tell(aRole({ userId: 'mo', role: 'moderator' }))
  first = await post(ann, { title: 'Wireless headphones with noise cancelling' })
  second = await post(bob, {
    title: 'Headphones, noise cancelling, at North Audio',
    dealUrl: 'https://other.example/h',
  })
  site.time.now += hour
})

const post = async (by: Someone, over: object) => {
  const form = await productForm(site, { duplicateOverride: 'The other one is about the old model.', ...over })
  const { body } = await by.post('/api/posts', form)
  return Number((body as { id: number }).id)
}
const details = async (postId: number, by = mo) => postDetails.parse((await by.get(`/api/posts/${postId}`)).body)
const merge = (into = first, from = second, by = mo) => by.post(`/api/moderation/posts/${from}/merge`, { into })
const undo = async (postId = second) => {
  const { version } = await details(postId)
  return mo.post(`/api/moderation/posts/${postId}/undo`, { version })
}
const vote = (by: Someone, postId: number, value: 1 | -1 = 1) => by.post(`/api/posts/${postId}/votes`, { value })
const comment = async (by: Someone, postId: number, words: { content: string; parentId?: number }) => {
  const depth = words.parentId === undefined ? 0 : 1
  const { status, body } = await by.post('/api/comments', { postId, depth, ...words })
  return { status, id: Number((body as { id?: number }).id) }
}
const saved = async (by: Someone) =>
  bookmarkList
    .parse((await by.get('/api/bookmarks')).body)
    .bookmarks.map(({ postId, collection, note, reminders }) => [postId, collection, note, reminders])

describe('a post that was merged into another', () => {
  it('leads there, for everybody and through all that were merged further', async () => {
    const third = await post(cat, { title: 'A third one about these headphones', dealUrl: 'https://third.example/h' })
    expect(await merge()).toMatchObject({ status: 200, body: { status: 'expired' } })
    expect((await details(second, cat)).mergedInto).toBe(first)
    expect((await merge(third, first)).status).toBe(200)
    expect([(await details(second)).mergedInto, (await details(third)).mergedInto]).toEqual([third, null])
  })

  it('counts whoever voted on both once', async () => {
    await vote(cat, first)
    await vote(cat, second)
    await vote(mo, second, -1)
    await vote(ann, second)
    await merge()
    expect(await details(first, mo)).toMatchObject({ votes: 1, userVote: -1 })
    expect(await details(first, cat)).toMatchObject({ userVote: 1 })
    expect(await vote(cat, second)).toMatchObject({ status: 409 })
  })

  it('brings its comments along, and these are answered where they stand now', async () => {
    await comment(cat, first, { content: 'The first of all.' })
    const { id: parentId } = await comment(cat, second, { content: 'Does it come in red?' })
    await merge()
    expect((await comment(ann, second, { content: 'Too late here.' })).status).toBe(409)
    expect((await comment(ann, first, { content: 'It does.', parentId })).status).toBe(201)
    const list = commentList.parse((await cat.get(`/api/posts/${first}/comments?sort=old`)).body)
    expect(list.comments.map(({ content, depth }) => [content, depth])).toEqual([
      ['The first of all.', 0],
      ['Does it come in red?', 0],
      ['It does.', 1],
    ])
    expect([list.commentCounts.total, (await details(first)).commentCount]).toEqual([3, 3])
  })

  it('counts there what stands of its comments, also when they are removed and restored later', async () => {
    const third = await post(cat, { title: 'A third one about these headphones', dealUrl: 'https://third.example/h' })
    const counts = async () => (await Promise.all([second, first, third].map((id) => details(id)))).map(countOf)
    const countOf = ({ commentCount }: Awaited<ReturnType<typeof details>>) => commentCount
    const { id } = await comment(cat, second, { content: 'Does it come in red?' })
    await comment(ann, second, { content: 'Or in blue?' })
    await comment(cat, first, { content: 'The first of all.' })
    await merge()
    await merge(third, first)
    expect(await counts()).toEqual([2, 3, 3])
    await cat.delete(`/api/comments/${id}`)
    expect(await counts()).toEqual([1, 2, 2])
    await mo.post(`/api/comments/${id}/restore`)
    expect(await counts()).toEqual([2, 3, 3])
    await mo.delete(`/api/comments/${id}`, { reason: 'Off topic' })
    expect(await counts()).toEqual([1, 2, 2])
    await undo()
    await mo.post(`/api/comments/${id}/restore`)
    expect(await counts()).toEqual([2, 1, 1])
    await site.reactAnew()
    expect(await counts()).toEqual([2, 1, 1])
    const { now: kept, anew } = await site.digests()
    expect(kept).toEqual(anew)
  })

  it('gets back what was answered to its comments meanwhile, and is counted with it', async () => {
    const counts = async () => {
      const both = await Promise.all([first, second].map((id) => details(id)))
      return both.map(({ commentCount }) => commentCount)
    }
    const shown = async (postId: number) =>
      commentList
        .parse((await cat.get(`/api/posts/${postId}/comments?sort=old`)).body)
        .comments.map(({ content, deletedBy }) => (deletedBy === null ? content : deletedBy))
    const { id: parentId } = await comment(cat, second, { content: 'Does it come in red?' })
    await merge()
    const { id } = await comment(ann, first, { content: 'It does.', parentId })
    await comment(mo, first, { content: 'I saw a green one.', parentId })
    await comment(cat, first, { content: 'And this one?' })
    expect(await counts()).toEqual([4, 3])
    await ann.delete(`/api/comments/${id}`)
    expect(await counts()).toEqual([3, 2])
    await undo()
    expect(await counts()).toEqual([1, 2])
    expect(await shown(first)).toEqual(['And this one?'])
    expect(await shown(second)).toEqual(['Does it come in red?', 'author', 'I saw a green one.'])
    await mo.post(`/api/comments/${id}/restore`)
    expect(await counts()).toEqual([1, 3])
    await merge()
    expect(await counts()).toEqual([4, 3])
    const { now: kept, anew } = await site.digests()
    expect(kept).toEqual(anew)
  })

  it('is no longer saved, but the one that stays is, as it was filed', async () => {
    await cat.post('/api/bookmarks', { postId: second })
    await cat.patch(`/api/bookmarks/${second}`, { collection: 'Music', note: 'For dad', reminders: ['over'] })
    for (const postId of [first, second]) {
      await ann.post('/api/bookmarks', { postId: postId })
    }
    await merge()
    expect(await saved(cat)).toEqual([[first, 'Music', 'For dad', ['over']]])
    expect(await saved(ann)).toEqual([[first, 'Saved', null, [...usualReminders]]])
  })

  it('is found by an alert as the one that stays, once, and by itself again when that is taken back', async () => {
    await cat.post('/api/deal-alerts', { keywords: { any: ['earphones'] }, frequency: 'daily' })
    const third = await post(ann, { title: 'Earphones at a third shop', dealUrl: 'https://third.example/h' })
    const fourth = await post(bob, { title: 'Earphones at a fourth shop', dealUrl: 'https://fourth.example/h' })
    const found = async () => {
      const { matches, total } = alertMatchList.parse((await cat.get('/api/deal-alerts/matches')).body)
      const { alerts } = alertList.parse((await cat.get('/api/deal-alerts')).body)
      return { ids: matches.map(({ postId }) => postId), total, count: alerts[0]?.matches }
    }
    const apart = { ids: [fourth, third], total: 2, count: 2 }
    expect(await found()).toEqual(apart)
    await merge(third, fourth)
    expect(await found()).toEqual({ ids: [third], total: 1, count: 1 })
    await merge(first, third)
    expect(await found()).toEqual({ ids: [first], total: 1, count: 1 })
    await site.reactAnew()
    expect(await found()).toEqual({ ids: [first], total: 1, count: 1 })
    await undo(third)
    await undo(fourth)
    expect(await found()).toEqual(apart)
    const { now: kept, anew } = await site.digests()
    expect(kept).toEqual(anew)
  })

  it('is told to its poster, and stands in the log with its way back', async () => {
    await merge()
    const { notifications } = notificationList.parse((await bob.get('/api/notifications')).body)
    expect(notifications[0]?.message).toContain('was merged into another post')
    const { entries } = logView.parse((await mo.get('/api/moderation/log')).body)
    expect(entries[0]).toMatchObject({ kind: 'PostMerged', code: String(first), from: 'active', to: 'expired' })
    expect(entries[0]?.undo).not.toBeNull()
  })

  it('can be taken out again, and everything is where it was', async () => {
    await vote(cat, second)
    await vote(mo, first)
    await comment(cat, second, { content: 'Does it come in red?' })
    await cat.post('/api/bookmarks', { postId: second })
    await cat.patch(`/api/bookmarks/${second}`, { note: 'For dad', reminders: [] })
    const before = await Promise.all([first, second].map((postId) => details(postId, cat)))
    await merge()
    expect((await undo()).status).toBe(200)
    const after = await Promise.all([first, second].map((postId) => details(postId, cat)))
    const seen = (all: typeof before) =>
      all.map(({ status, votes, userVote, commentCount, mergedInto, isBookmarked }) => ({
        status,
        votes,
        userVote,
        commentCount,
        mergedInto,
        isBookmarked,
      }))
    expect(seen(after)).toEqual(seen(before))
    expect(await saved(cat)).toEqual([[second, 'Saved', 'For dad', []]])
    await merge()
    expect(await details(first, cat)).toMatchObject({ votes: 2, userVote: 1, isBookmarked: true, commentCount: 1 })
  })

  it('takes no edit, no renewal and no second decision', async () => {
    await merge()
    expect((await bob.patch(`/api/posts/${second}`, { price: 90, reason: 'Cheaper.' })).status).toBe(409)
    expect((await bob.patch(`/api/posts/${second}/renew`)).status).toBe(403)
    const late = await mo.patch(`/api/moderation/posts/${second}/status`, { status: 'active' })
    expect(late.status).toBe(409)
    expect((await merge()).body).toMatchObject({
      message: 'You already decided this: merged into another post, a moment ago.',
    })
    const open = caseView.parse((await mo.get(`/api/moderation/posts/${second}`)).body)
    expect(open.details.mergedInto).toBe(first)
  })

  it('moves nothing twice when events come again', async () => {
    await vote(cat, second)
    await cat.post('/api/bookmarks', { postId: second })
    await merge()
    const head = await site.log.head()
    await site.reactAnew()
    expect(await site.log.head()).toBe(head)
    const { now: kept, anew } = await site.digests()
    expect(kept).toEqual(anew)
  })
})

describe('a merge is refused', () => {
  it('into nothing, itself, and what is over', async () => {
    const into = async (postId: number) => {
      const { status, body } = await merge(postId)
      return [status, (body as { fields?: { into?: string } }).fields?.into]
    }
    expect(await into(1)).toEqual([422, 'There is no such post.'])
    expect(await into(second)).toEqual([422, 'A post cannot be merged into itself.'])
    await ann.patch(`/api/posts/${first}/expire`)
    expect(await into(first)).toEqual([422, 'Only an active post can take another one in.'])
  })

  it('to members, and about what is one’s own or somebody else looks at', async () => {
    await site.tell(aRole({ userId: 'ann', role: 'moderator' }), aRole({ userId: 'cat', role: 'moderator' }))
    expect((await merge(first, second, bob)).status).toBe(403)
    expect((await merge(first, second, ann)).body).toMatchObject({ message: 'You cannot merge a post into your own.' })
    expect((await merge(second, first, ann)).body).toMatchObject({ message: 'You cannot decide about your own post.' })
    await cat.post(`/api/moderation/posts/${first}/claim`, {})
    expect(await merge()).toMatchObject({ status: 409, body: { message: 'Being reviewed by cat.' } })
  })
})
