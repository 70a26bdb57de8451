import type { Operated, OperationWish } from '@deals/events'
import { bodyOf, smallSite, smallSiteForEach, wrongFields, type Member } from '../testing/small-site.ts'

let stacy: Member
let asked: OperationWish[]
let answer: Operated
const site = smallSiteForEach({
  operations: {
    operate: async (wish) => {
      asked.push(wish)
      return answer
    },
  },
})
beforeEach(async () => {
  asked = []
  answer = { outcome: 'begun', message: 'The rebuild was asked for.' }
  stacy = await site.join('stacy', 'staff')
})

const rebuild = (by: Member) => by.post('/api/staff/projections/posts/rebuild', {})
const discard = { projection: 'posts', key: '7', action: 'discard', reason: 'It was written by mistake.' }

it('staff ask something of a view in their own name', async () => {
  const reply = await rebuild(stacy)
  expect([reply.status, bodyOf(reply)]).toEqual([200, answer])
  expect(asked).toEqual([
    { projection: 'posts', action: 'rebuild', key: null, reason: null, actor: { id: 'stacy', kind: 'staff' } },
  ])
})

it('moderators and members ask nothing of it', async () => {
  for (const member of [await site.join('mo', 'moderator'), await site.join('ann')]) {
    expect((await rebuild(member)).status).toBe(403)
    expect((await member.post('/api/staff/parked', discard)).status).toBe(403)
  }
  expect(asked).toEqual([])
})

it.each([
  ['not-found', 404],
  ['not-possible', 409],
] as const)('a view that answers %s is told with %i', async (outcome, status) => {
  answer = { outcome, message: 'There is no version to go back to.' }
  expect((await rebuild(stacy)).status).toBe(status)
})

it.each(['retry', 'burn'])('a view cannot be told to %s', async (action) => {
  expect((await stacy.post(`/api/staff/projections/posts/${action}`, {})).status).toBe(404)
})

it('parked events are given up for a reason', async () => {
  expect((await stacy.post('/api/staff/parked', discard)).status).toBe(200)
  expect(asked).toMatchObject([{ key: '7', action: 'discard', reason: 'It was written by mistake.' }])
  const blank = await stacy.post('/api/staff/parked', { ...discard, reason: '  ' })
  expect([blank.status, wrongFields(blank)]).toEqual([422, ['reason']])
})

it('a site without a projector says so', async () => {
  const alone = smallSite()
  const reply = await rebuild(await alone.join('stacy', 'staff'))
  expect(reply.status).toBe(503)
  alone.close()
})
