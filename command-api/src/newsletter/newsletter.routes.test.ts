import { usualNewsletter } from '@deals/events'
import { bodyOf, noon, smallSiteForEach, type Member } from '../testing/small-site.ts'

const site = smallSiteForEach()
let stacy: Member
beforeEach(async () => {
  stacy = await site.join('stacy', 'staff')
})

const plan = (by: Member, over: object = {}) =>
  by.put('/api/staff/newsletter', { version: 0, ...usualNewsletter, ...over })

it('staff plan when it goes out and what the next issue says', async () => {
  const reply = await plan(stacy, { weekday: 5, hour: 8, introduction: ' Hello. ', chosen: [7], removed: [8, 9] })
  expect([reply.status, bodyOf(reply)]).toEqual([200, { version: 1 }])
  expect(await site.events('NewsletterPlanned')).toMatchObject([
    {
      data: { weekday: 5, hour: 8, isPaused: false, introduction: 'Hello.', chosen: [7], removed: [8, 9] },
      meta: { actor: { id: 'stacy' } },
    },
  ])
})

it('the same plan again is none', async () => {
  expect(bodyOf(await plan(stacy))).toEqual({ version: 0 })
  expect(await site.events('NewsletterPlanned')).toEqual([])
})

it('whoever comes second reads that somebody was first, and changes nothing', async () => {
  const replies = await Promise.all([plan(stacy, { hour: 8 }), plan(await site.join('sue', 'superUser'), { hour: 9 })])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await site.events('NewsletterPlanned')).toHaveLength(1)
})

it.each([
  [{ weekday: 8 }, 'weekday'],
  [{ hour: 24 }, 'hour'],
  [{ introduction: 'a'.repeat(601) }, 'introduction'],
  [{ chosen: [1], removed: [1] }, 'chosen'],
])('%j is refused at its field', async (over, field) => {
  const reply = await plan(stacy, over)
  expect([reply.status, Object.keys(bodyOf(reply)['fields'] ?? {})]).toEqual([422, [field]])
})

it.each(['mo', 'ann'])('%s plans nothing and counts nobody', async (name) => {
  const member = await site.join(name, ...(name === 'mo' ? (['moderator'] as const) : []))
  expect([(await plan(member)).status, (await member.get('/api/staff/newsletter/size')).status]).toEqual([403, 403])
})

it('staff read how many addresses confirmed it', async () => {
  const { subscriptions } = site.context
  await Promise.all(['ann', 'bob', 'cat'].map((name) => subscriptions.ask(`${name}@mail.example`, null)))
  const [first, second] = await subscriptions.list('', 3)
  await Promise.all([first, second].map((one) => subscriptions.confirm(one?.id ?? '')))
  expect(bodyOf(await stacy.get('/api/staff/newsletter/size'))).toEqual({ confirmed: 2 })
})

it('staff send themselves a test, where they have a mailbox of their own', async () => {
  const test = (by: Member) => by.post('/api/staff/newsletter/test', {})
  const nowhere = await test(stacy)
  expect([nowhere.status, bodyOf(nowhere)]).toEqual([
    409,
    { message: 'Confirm an e-mail address of yours first: the test goes there.' },
  ])
  expect((await test(await site.join('ann'))).status).toBe(403)
  expect(await site.context.accountLetters.due(10)).toEqual([])
})

it('an issue goes out once, with what was planned for it, and the next one begins empty', async () => {
  // It is Thursday, noon.
  await plan(stacy, { weekday: 4, hour: 13, introduction: 'Hello.', chosen: [7] })
  const issue = (causationId: string, date = '2026-01-15') => site.system.issueNewsletter({ causationId, date })
  expect(await issue('too early')).toBe('not-needed')
  site.time.now = noon + 3_600_000
  expect(await issue('of no day', '2026-01-14')).toBe('not-needed')
  expect(await Promise.all([issue('first'), issue('second')])).toEqual(expect.arrayContaining(['done', 'not-needed']))
  expect(await site.events('NewsletterIssued')).toMatchObject([
    { data: { date: '2026-01-15', hour: 13, introduction: 'Hello.', chosen: [7], removed: [] } },
  ])
  expect(bodyOf(await plan(stacy, { version: 2, weekday: 4, hour: 13 }))).toEqual({ version: 2 })
})

it('an hour that is gone is no reason to send it now', async () => {
  await plan(stacy, { weekday: 4, hour: 11 })
  expect(await site.system.issueNewsletter({ causationId: 'late', date: '2026-01-15' })).toBe('not-needed')
})
