import { postDetails, settingsRehearsal, storeRehearsal, type SettingValues } from '@deals/events'
import { aRole, aStore } from '@deals/events/testing'
import { openBothSides, type BothSides, type Someone } from './testing/both-sides.ts'
import { productForm } from './testing/product-form.ts'

// What a rehearsal says of what happened is what the site did, under the same numbers, when it happened.

const now = Date.UTC(2026, 0, 15, 12)
const day = 86_400_000
const other: SettingValues = { 'reports.score': 100, 'over.net': 100, 'review.first': 0 }
let site: BothSides
let sue: Someone
beforeEach(async () => {
  site = await openBothSides({ now })
  sue = await site.join('sue')
  await site.tell(aRole({ userId: 'sue', role: 'superUser' }))
})
afterEach(() => site.close())

const post = async (by: Someone, over: object = {}) => {
  const { status, body } = await by.post('/api/posts', await productForm(site, over))
  expect(status).toBe(201)
  return Number((body as { id: number }).id)
}
const statusOf = async (postId: number) => postDetails.parse((await sue.get(`/api/posts/${postId}`)).body).status
let version = 0
beforeEach(() => {
  version = 0
})
const set = async (values: SettingValues) => {
  const reply = await sue.patch('/api/staff/settings', { version, values })
  expect(reply.status).toBe(200)
  version = (reply.body as { version: number }).version
}
const rehearse = async (values: SettingValues) => {
  const { status, body } = await sue.post('/api/staff/settings/rehearse', { values })
  expect(status).toBe(200)
  return settingsRehearsal.parse(body)
}
const hitBy = async (values: SettingValues, postId: number) => {
  const { rules } = await rehearse(values)
  return rules.flatMap(({ posts }) => posts).some((one) => one.postId === postId && one.candidate !== null)
}

interface Case {
  readonly values: SettingValues
  readonly happens: (ann: Someone, others: readonly Someone[]) => Promise<number>
  readonly does: string
}
const each = async (others: readonly Someone[], path: string, body: object) => {
  for (const one of others) {
    expect((await one.post(path, body)).status).toBe(200)
  }
}
const isReported = async (ann: Someone, others: readonly Someone[]) => {
  const postId = await post(ann)
  await each(others, `/api/reports/post/${postId}`, { reason: 'spam' })
  return postId
}
const isSaidToBeOver = async (ann: Someone, others: readonly Someone[]) => {
  const postId = await post(ann)
  await each(others, `/api/posts/${postId}/availability`, { available: false })
  return postId
}
const isFirst = (ann: Someone) => post(ann)

it.each<Case>([
  { values: { 'reports.score': 6, 'reports.reporters': 3 }, happens: isReported, does: 'staff-review' },
  { values: { 'reports.score': 7, 'reports.reporters': 3 }, happens: isReported, does: 'active' },
  { values: { 'reports.score': 4, 'reports.reporters': 4 }, happens: isReported, does: 'active' },
  { values: { 'over.net': 1.5, 'over.members': 3 }, happens: isSaidToBeOver, does: 'expired' },
  { values: { 'over.net': 2, 'over.members': 3 }, happens: isSaidToBeOver, does: 'active' },
  { values: { 'over.net': 2, 'over.weight.0': 1, 'over.members': 2 }, happens: isSaidToBeOver, does: 'expired' },
  { values: { 'review.first': 1 }, happens: isFirst, does: 'staff-review' },
  { values: { 'review.first': 0 }, happens: isFirst, does: 'active' },
])('$happens.name under $values makes it $does, and so does the rehearsal say', async ({ values, happens, does }) => {
  const [ann, ...others] = await Promise.all(['ann', 'bob', 'cat', 'dan'].map((name) => site.join(name)))
  site.time.now += day
  await set(values)
  const postId = await happens(ann ?? sue, others)
  expect(await statusOf(postId)).toBe(does)
  // What holds meanwhile is something else, so that there is something to try.
  await set(other)
  expect(await hitBy(values, postId)).toBe(does !== 'active')
})

describe('how often members post', () => {
  /** How many of three posts in a row are taken where so many a day are allowed. */
  const takenOf = async (most: number) => {
    await site.close()
    site = await openBothSides({ now, rateLimits: 'on' })
    sue = await site.join('sue')
    await site.tell(aRole({ userId: 'sue', role: 'superUser' }))
    const bob = await site.join('bob')
    version = 0
    await set({ 'submit.0.86400': most })
    const statuses: number[] = []
    for (const title of ['Kettle of steel, 1.7 L', 'Toaster for four slices', 'Mixer with three tools']) {
      const form = await productForm(site, { title, dealUrl: `https://north-audio.example/${statuses.length}` })
      statuses.push((await bob.post('/api/posts', form)).status)
    }
    return statuses.filter((status) => status === 201).length
  }

  it('is limited as the rehearsal says, post by post', async () => {
    const taken = [await takenOf(1), await takenOf(2), await takenOf(3)]
    const refused = async (most: number) => (await rehearse({ 'submit.0.86400': most })).rules[0]?.candidate.hits
    expect([taken, await refused(1), await refused(2)]).toEqual([[1, 2, 3], 2, 1])
  })
})

it('a store is blocked as its rehearsal says', async () => {
  const ann = await site.join('ann')
  await site.tell(aStore({ slug: 'north-audio', hosts: ['north-audio.example'], status: 'pending' }))
  const hit = await post(ann)
  const beside = await post(ann, {
    title: 'Gel pens, 24, refillable',
    storeName: 'Pens',
    dealUrl: 'https://pens.example/5',
  })
  const { body } = await sue.post('/api/moderation/stores/north-audio/rehearse')
  expect(storeRehearsal.parse(body).rule.posts.map(({ postId }) => postId)).toEqual([hit])
  expect([await statusOf(hit), await statusOf(beside)]).toEqual(['active', 'active'])
  await sue.patch('/api/moderation/stores/north-audio', { status: 'blocked', reason: 'Sells fakes.' })
  expect([await statusOf(hit), await statusOf(beside)]).toEqual(['staff-review', 'active'])
})

it('a rehearsal changes nothing, and says at its field what cannot be set', async () => {
  const before = await site.log.head()
  expect(await rehearse({ 'reports.score': 3, 'best.hours': 48 })).toMatchObject({
    days: 90,
    posts: 0,
    isBounded: false,
  })
  expect(await site.log.head()).toEqual(before)
  const wrong = await sue.post('/api/staff/settings/rehearse', { values: { 'reports.score': 0, nothing: 1 } })
  expect(wrong).toMatchObject({
    status: 422,
    body: { fields: { 'reports.score': 'Enter a number from 1 to 100', nothing: 'There is no such setting' } },
  })
  expect((await sue.post('/api/moderation/stores/nobody/rehearse')).status).toBe(404)
})
