import { notificationList } from '@deals/events'
import { aPost, aReport, aRole } from '@deals/events/testing'
import { bothSidesForEach, type Someone } from './testing/both-sides.ts'

const now = Date.UTC(2026, 0, 15, 12)
const minute = 60_000
const [postId, other] = [1, 2]
const site = bothSidesForEach({ now })
let [ann, mo, sue]: Someone[] = []
beforeEach(async () => {
  ;[ann, mo, sue] = await Promise.all(['ann', 'mo', 'sue'].map((name) => site.join(name)))
  await site.tell(aRole({ userId: 'mo', role: 'moderator' }), aRole({ userId: 'sue', role: 'superUser' }))
  await site.tell(aPost({ postId, authorId: 'ann', status: 'active', title: 'Kettle' }))
  await site.tell(aPost({ postId: other, authorId: 'sue', status: 'active', title: 'Lamp' }))
  // From here on the clock knows what it has looked at.
  await site.lookAtTheClock()
})

const hold = () => mo?.patch(`/api/moderation/posts/${postId}/status`, { status: 'staff-review' })
const told = async (who: Someone | undefined) => {
  const { notifications } = notificationList.parse((await who?.get('/api/notifications'))?.body)
  return notifications.filter(({ kind }) => kind === 'case-overdue').map(({ message, url }) => [message, url])
}
const after = async (minutes: number) => {
  site.time.now += minutes * minute
  await site.lookAtTheClock()
}
const kettle = ['“Kettle” has waited for a decision for more than two hours', '/staff/moderation/queue?case=1']

it('moderators hear once of a case that waits for two hours, and of its next wait again', async () => {
  await hold()
  await after(119)
  expect([await told(mo), await told(sue)]).toEqual([[], []])
  await after(2)
  await after(60)
  expect([await told(mo), await told(sue), await told(ann)]).toEqual([[kettle], [kettle], []])
  const head = await site.log.head()
  await site.reactAnew()
  await site.lookAtTheClock()
  expect(await site.log.head()).toBe(head)
  await sue?.patch(`/api/moderation/posts/${postId}/status`, { status: 'active' })
  await after(1)
  await hold()
  await after(121)
  expect(await told(mo)).toEqual([kettle, kettle])
})

it('nobody else hears of it while somebody holds it, and nobody of what was decided in time', async () => {
  await hold()
  site.time.now += 118 * minute
  await sue?.post(`/api/moderation/posts/${postId}/claim`, {})
  await after(3)
  expect([await told(mo), await told(sue)]).toEqual([[], [kettle]])
  await sue?.patch(`/api/moderation/posts/${postId}/status`, { status: 'active' })
  await hold()
  await after(119)
  await sue?.patch(`/api/moderation/posts/${postId}/status`, { status: 'active' })
  await after(5)
  expect(await told(mo)).toEqual([])
})

it('its poster does not, where they moderate, and reports wait like a review does', async () => {
  await site.tell(aReport({ postId: other, userId: 'ann', reason: 'spam' }))
  await after(121)
  expect([await told(mo), await told(sue)]).toEqual([
    [[expect.stringContaining('Lamp'), '/staff/moderation/queue?case=2']],
    [],
  ])
})

it('who switched that off hears nothing', async () => {
  await mo?.patch('/api/user/preferences', { notices: { inApp: { moderation: false } } })
  await hold()
  await after(121)
  expect([await told(mo), await told(sue)]).toEqual([[], [kettle]])
})
