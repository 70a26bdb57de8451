import { aComment, aRole } from '@deals/events/testing'
import { notificationList, queueView } from '@deals/events'
import { bothSidesForEach, type Someone } from './testing/both-sides.ts'

const now = Date.UTC(2026, 0, 15, 12)
const day = 86_400_000
const title = 'Which headphones last longest?'

const site = bothSidesForEach({ now })
let [ann, bob, cat, dan, mo, sue]: Someone[] = []
let postId = 0
beforeEach(async () => {
  ann = await site.join('ann', { email: 'ann@mail.example' })
  ;[bob, cat, dan, mo, sue] = await Promise.all(['bob', 'cat', 'dan', 'mo', 'sue'].map((name) => site.join(name)))
  await site.tell(aRole({ userId: 'mo', role: 'moderator' }), aRole({ userId: 'sue', role: 'moderator' }))
  const content = 'Mine break every year. Which ones of yours are still alive?'
  const answer = await ann.post('/api/posts', { type: 'discussion', title, content, categorySlug: 'techelectronics' })
  postId = Number((answer.body as { id?: number }).id)
})

const ask = () =>
  mo?.patch(`/api/moderation/posts/${postId}/status`, { status: 'poster-review', feedback: 'Say more.' })
const told = async (who = ann) =>
  notificationList.parse((await who?.get('/api/notifications'))?.body).notifications.map(({ message }) => message)
const letters = async () => (await site.letters()).map(({ subject }) => subject)
const onDay = async (days: number) => {
  site.time.now = now + days * day
  await site.lookAtTheClock()
}

it('a poster is reminded on the third and the tenth day, once each, and the post ends on the fourteenth', async () => {
  await ask()
  const before = await letters()
  const since = async () => (await letters()).filter((subject) => !before.includes(subject)).toSorted()
  await onDay(2)
  expect(await since()).toEqual([])
  await onDay(3)
  await site.reactAnew()
  await onDay(4)
  // The clock is set back, and goes on.
  await onDay(1)
  await onDay(4)
  const first = `Your post “${title}” still waits for your changes`
  expect(await since()).toEqual([first])
  expect((await told()).filter((message) => message === first)).toHaveLength(1)
  await onDay(10)
  await onDay(13)
  const second = `${first}; without them it goes in 4 days`
  expect(await since()).toEqual([first, second])
  await onDay(14)
  expect(await since()).toEqual([first, second, `Your post “${title}” was removed`].toSorted())
  await onDay(30)
  expect(await since()).toHaveLength(3)
})

it('a post that was changed as asked reaches the moderator who asked first', async () => {
  await ask()
  await ann?.patch(`/api/posts/${postId}`, { title: 'Which headphones last longest, over-ear?' })
  const seenBy = async (who = mo) => queueView.parse((await who?.get('/api/moderation/queue'))?.body).items
  expect(await seenBy()).toMatchObject([{ postId, isKept: true, assignee: { assignee: 'mo' } }])
  expect(await seenBy(sue)).toMatchObject([{ postId, isKept: true, assignee: { assignee: 'mo' } }])
  expect((await sue?.patch(`/api/moderation/posts/${postId}/status`, { status: 'active' }))?.status).toBe(409)
  expect(await told(mo)).toEqual([
    'ann changed “Which headphones last longest, over-ear?” as you asked; it is kept for you for a while',
    'You are a moderator now. See what you can do',
  ])
  expect((await mo?.patch(`/api/moderation/posts/${postId}/status`, { status: 'active' }))?.status).toBe(200)
})

it('a deal that was over is suggested for renewal by three members, to its poster and to moderators', async () => {
  await mo?.patch(`/api/moderation/posts/${postId}/status`, { status: 'expired' })
  site.time.now += 8 * day
  const say = (who = bob) => who?.post(`/api/posts/${postId}/availability`, { available: true })
  const suggestedTo = async (who = ann) =>
    ((await who?.get(`/api/posts/${postId}`))?.body as { renewalSuggestedBy?: unknown } | undefined)?.renewalSuggestedBy
  // Words of members weigh who have been here for a week and done something.
  const comments = ['bob', 'cat', 'dan', 'sue'].flatMap((authorId, of) =>
    [1, 2, 3].map((one) => aComment({ postId, commentId: of * 10 + one, rootId: of * 10 + one, authorId })),
  )
  await site.tell(...comments)
  await say()
  await say(cat)
  expect(await suggestedTo()).toBeNull()
  await say(dan)
  await say(sue)
  expect([await suggestedTo(), await suggestedTo(mo), await suggestedTo(bob)]).toEqual([3, 3, null])
  expect(await told()).toContain(`3 members say that your post “${title}” is available again. Renew it?`)
  const reported = queueView.parse((await mo?.get('/api/moderation/queue?tab=reports'))?.body)
  expect(reported).toMatchObject({ items: [{ postId, renewalSuggestedBy: 3 }], counts: { reports: 1 } })
  expect((await ann?.patch(`/api/posts/${postId}/renew`))?.status).toBe(200)
  expect(await suggestedTo()).toBeNull()
})
