import { beforeFirst, visitLimits } from '@deals/events'
import { smallSiteForEach, type Member } from '../testing/small-site.ts'

const site = smallSiteForEach({ rateLimits: 'off' })
let bob: Member
beforeEach(async () => {
  bob = await site.join('bob')
})

const minute = 60_000
const visit = { begunAgo: 20 * minute, endedAgo: 5 * minute, opened: [{ postId: 7, ago: 6 * minute }] }

describe('a visit', () => {
  it('is told of, and what was opened is nothing that the log shows', async () => {
    const reply = await bob.post('/api/visits', visit)
    expect([reply.status, reply.body]).toEqual([200, { recorded: true }])
    const { now } = site.time
    expect((await site.events('VisitRecorded')).map(({ stream, data }) => ({ stream, data }))).toEqual([
      {
        stream: 'visit-bob',
        data: {
          userId: 'bob',
          from: now - 20 * minute,
          until: now - 5 * minute,
          readUpTo: null,
          opened: `7@${now - 6 * minute}`,
        },
      },
    ])
    const { events } = await site.context.log.readAll({ after: beforeFirst, limit: 1_000 })
    expect(JSON.stringify(events)).not.toContain('7@')
  })

  it('holds nothing that was opened by somebody who wants no recommendations', async () => {
    await bob.patch('/api/user/preferences', { recommendations: { isOn: false } })
    await bob.post('/api/visits', visit)
    expect((await site.events('VisitRecorded')).map(({ data }) => data)).toMatchObject([{ opened: null }])
  })

  it('is not written where it was too long ago', async () => {
    const reply = await bob.post('/api/visits', { ...visit, endedAgo: visitLimits.rememberedMs })
    expect([reply.status, reply.body]).toEqual([200, { recorded: false }])
    expect(await site.events('VisitRecorded')).toEqual([])
  })

  it.each<[what: string, body: object]>([
    ['no time', { ...visit, endedAgo: undefined }],
    ['a time to come', { ...visit, endedAgo: -1 }],
    ['no id', { ...visit, opened: [{ postId: '7', ago: 0 }] }],
    ['too many posts', { ...visit, opened: Array.from({ length: 51 }, () => ({ postId: 7, ago: 0 })) }],
    ['a word that is no time', { ...visit, readUpTo: 'now' }],
  ])('is refused with %s', async (_what, body) => {
    expect((await bob.post('/api/visits', body)).status).toBe(422)
  })

  it('belongs to somebody', async () => {
    expect((await site.agent.post('/api/visits').send(visit)).status).toBe(401)
  })

  it('is in what the member takes along, readable', async () => {
    await bob.post('/api/visits', visit)
    const exported = await site.commands.exportUser({ userId: 'bob' })
    expect(JSON.stringify(exported)).toMatch(/VisitRecorded.*"opened":"7@/)
  })
})
