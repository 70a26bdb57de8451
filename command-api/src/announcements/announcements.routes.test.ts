import { bodyOf, wrongFields, smallSiteForEach, type Member } from '../testing/small-site.ts'

const hour = 3_600_000

const site = smallSiteForEach()
let stacy: Member
beforeEach(async () => {
  stacy = await site.join('stacy', 'staff')
})

const inHours = (hours: number) => new Date(site.time.now + hours * hour).toISOString()
const form = (more: object = {}) => ({
  text: 'New: alerts for whole stores',
  audience: 'everybody',
  endsAt: inHours(24),
  ...more,
})
const announce = (more: object = {}, by = stacy) => by.post('/api/staff/announcements', form(more))
const change = (more: object, by = stacy) => by.put('/api/staff/announcements/1', { ...form(), version: 0, ...more })
const end = (version = 0, by = stacy) => by.post('/api/staff/announcements/1/end', { version })
const told = async () => (await site.events()).filter(({ type }) => type.startsWith('Announcement'))

it('something is announced at once, and who did it stands in the log', async () => {
  const now = site.time.now
  const reply = await announce({ text: '  New:\n alerts for whole stores ', link: '/deal-alerts' })
  expect([reply.status, bodyOf(reply)]).toEqual([201, { id: 1, version: 0 }])
  expect(await told()).toMatchObject([
    {
      type: 'AnnouncementMade',
      data: { announcementId: 1, text: 'New: alerts for whole stores', link: '/deal-alerts', startsAt: now },
      meta: { actor: { id: 'stacy', kind: 'staff' } },
    },
  ])
  expect(bodyOf(await announce())).toEqual({ id: 2, version: 0 })
})

it('only what differs is written, and a start that is not said stays', async () => {
  await announce({ startsAt: inHours(1) })
  const reply = await change({ text: 'Alerts for whole stores', audience: 'members' })
  expect([reply.status, bodyOf(reply)]).toEqual([200, { id: 1, version: 1 }])
  const [, changed] = await told()
  expect(changed).toMatchObject({
    data: { announcementId: 1, changes: { text: 'Alerts for whole stores', audience: 'members' } },
  })
  const same = await change({ text: 'Alerts for whole stores', audience: 'members', version: 1 })
  expect([same.status, (await told()).length]).toEqual([200, 2])
})

it('one is taken away before its time, once', async () => {
  await announce()
  expect(bodyOf(await end())).toEqual({ id: 1, version: 1 })
  const again = await end(1)
  expect([again.status, bodyOf(again)['message']]).toEqual([409, 'This announcement is over. Make a new one.'])
  expect((await change({ version: 1 })).status).toBe(409)
  expect(await told()).toMatchObject([{}, { type: 'AnnouncementEnded', data: { endedAt: site.time.now } }])
})

it('whoever comes second reads that somebody else was first, and changes nothing', async () => {
  const sue = await site.join('sue', 'superUser')
  await announce()
  const replies = await Promise.all([change({ text: 'One' }), change({ text: 'Two' }, sue)])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(bodyOf(replies.find(({ status }) => status === 409) ?? { body: {} })['message']).toBe(
    'Somebody else changed this announcement while you were working.',
  )
  expect(await told()).toHaveLength(2)
})

it.each([
  ['no words', { text: '  ' }, 'text'],
  ['141 letters', { text: 'x'.repeat(141) }, 'text'],
  ['an address elsewhere', { link: '//elsewhere.example' }, 'link'],
  ['a script for an address', { link: 'javascript:alert(1)' }, 'link'],
  ['a way out by a backslash', { link: '/\\elsewhere.example' }, 'link'],
  ['nobody to read it', { audience: 'nobody' }, 'audience'],
  ['an end before its start', { startsAt: new Date(Date.UTC(2100, 0)).toISOString() }, 'endsAt'],
  ['an end that is over', { endsAt: new Date(0).toISOString(), startsAt: new Date(-1).toISOString() }, 'endsAt'],
  ['an end in years', { endsAt: new Date(Date.UTC(2100, 0)).toISOString() }, 'endsAt'],
  ['no time for an end', { endsAt: 'tomorrow' }, 'endsAt'],
])('nothing is announced with %s', async (_what, more, field) => {
  const reply = await announce(more)
  expect([reply.status, wrongFields(reply)]).toEqual([422, [field]])
  expect(await told()).toEqual([])
})

it('says what to do about an end before its start', async () => {
  const reply = await announce({ startsAt: new Date(Date.UTC(2100, 0)).toISOString() })
  expect(bodyOf(reply)['fields']).toEqual({ endsAt: 'Choose an end after the start' })
})

it('140 letters are not too many', async () => {
  expect((await announce({ text: 'x'.repeat(140) })).status).toBe(201)
})

it('there is nothing to change where nothing was announced', async () => {
  expect([(await change({})).status, (await end()).status]).toEqual([404, 404])
})

it.each(['mo', 'ann'] as const)('%s may not announce anything', async (name) => {
  const member = await site.join(name, ...(name === 'mo' ? (['moderator'] as const) : []))
  await announce()
  const replies = await Promise.all([announce({}, member), change({}, member), end(0, member)])
  expect(replies.map(({ status }) => status)).toEqual([403, 403, 403])
  expect(await told()).toHaveLength(1)
})
