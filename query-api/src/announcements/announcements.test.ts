import { announcementsView, audiences, closedSentences, staffAnnouncements } from '@deals/events'
import { anAnnouncement, ann, mo, olive, stacy, sue, told, joining } from '@deals/events/testing'
import { siteForEach } from '../testing/open-site.ts'

const hour = 3_600_000

const site = siteForEach()
beforeEach(() => site.tell(...joining(ann, mo, stacy, sue, olive)))

/** One that stands from now on, after hours that are said, for an hour. */
const announced = (announcementId: number, inHours = 0, more: Parameters<typeof anAnnouncement>[0] = {}) => {
  const startsAt = site.clock.now + inHours * hour
  return anAnnouncement({ announcementId, startsAt, endsAt: startsAt + hour, ...more }, { by: stacy })
}
const view = async (as?: string) => announcementsView.parse((await site.ask('/api/announcements', as)).body)
const seenBy = async (as?: string) => (await view(as)).announcements.map(({ id }) => id)
const staffView = async (as = stacy) => staffAnnouncements.parse((await site.ask('/api/staff/announcements', as)).body)

it('everybody reads what is addressed to them, whoever asked before', async () => {
  await site.tell(...audiences.map((audience, at) => announced(at + 1, -0.1 * (at + 1), { audience })))
  // The first to ask is one who may see more than a visitor.
  expect(await seenBy(mo)).toEqual([1, 3, 4])
  expect(await seenBy()).toEqual([1, 2])
  expect(await seenBy(ann)).toEqual([1, 3])
  expect(await seenBy()).toEqual([1, 2])
  expect([await seenBy(stacy), await seenBy(olive)]).toEqual([
    [1, 3, 4],
    [1, 3, 4],
  ])
})

it('comes and goes by the clock, and says when', async () => {
  await site.tell(announced(1, 1))
  const { now } = site.clock
  const at = (hours: number) => new Date(now + hours * hour).toISOString()
  expect(await view()).toEqual({ announcements: [], changesAt: at(1) })
  site.clock.now = now + hour
  const standing = { id: 1, text: 'New: alerts for whole stores', link: '/deal-alerts', endsAt: at(2) }
  expect(await view()).toEqual({ announcements: [standing], changesAt: at(2) })
  site.clock.now = now + 2 * hour
  expect(await view()).toEqual({ announcements: [], changesAt: null })
})

it('of what comes, a visitor learns the time of what is for them alone', async () => {
  await site.tell(announced(1, 1, { audience: 'team' }))
  expect((await view()).changesAt).toBeNull()
  expect((await view(mo)).changesAt).not.toBeNull()
})

it('three stand together, those that began last', async () => {
  await site.tell(...[1, 2, 3, 4].map((id) => announced(id, -0.1 * id)))
  expect(await seenBy()).toEqual([1, 2, 3])
})

it('staff see what comes, stands and is over, and who changed what', async () => {
  await site.tell(announced(1, -2), announced(2), announced(3, 2))
  const changes = { text: 'Alerts for stores', endsAt: site.clock.now + 2 * hour }
  await site.tell(told({ type: 'AnnouncementChanged', data: { announcementId: 2, changes } }, { by: olive }))
  const { announcements, changes: done } = await staffView()
  expect(announcements.map(({ id, state, version }) => [id, state, version])).toEqual([
    [3, 'coming', 0],
    [2, 'current', 1],
    [1, 'over', 0],
  ])
  expect(done[0]).toMatchObject({
    id: 2,
    kind: 'changed',
    actor: 'olive',
    fields: [
      { name: 'text', from: 'New: alerts for whole stores', to: 'Alerts for stores' },
      { name: 'endsAt', to: new Date(changes.endsAt).toISOString() },
    ],
  })
  expect(done.slice(1)).toMatchObject([1, 2, 3].map(() => ({ kind: 'made', actor: 'stacy', by: 'staff' })))
})

it('nobody but staff sees all of them', async () => {
  const replies = await Promise.all(
    [undefined, ann, mo, sue, olive].map((as) => site.ask('/api/staff/announcements', as)),
  )
  expect(replies.map(({ status }) => status)).toEqual([401, 403, 403, 200, 200])
})

it('what is closed is told with them, to everybody', async () => {
  expect((await view()).closed).toBeUndefined()
  const changes = [{ name: 'open.comments', from: 1, to: 0 }]
  await site.tell(told({ type: 'SettingsChanged', data: { changes } }, { by: sue }))
  site.clock.now += 10_000
  const closed = [{ feature: 'comments', sentence: closedSentences.comments }]
  expect([(await view()).closed, (await view(ann)).closed]).toEqual([closed, closed])
})
