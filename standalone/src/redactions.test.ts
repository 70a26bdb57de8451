import { allHttpCalls, historyEntry, postHistoryView, queryCalls, callsIn, type HistoryEntry } from '@deals/events'
import { aRole } from '@deals/events/testing'
import { bothSidesForAll, type Someone } from './testing/both-sides.ts'
import { productForm } from './testing/product-form.ts'

// Every question of the site is asked by several people.
jest.setTimeout(120_000)

const now = Date.UTC(2026, 0, 15, 12)
const hour = 3_600_000
/** Nobody else says this. */
const secret = 'Kastanienallee'
const site = bothSidesForAll({ now })
let ann: Someone
let bob: Someone
let mo: Someone
let sue: Someone
let postId = 0

beforeAll(async () => {
  ;[ann, bob, mo, sue] = await Promise.all([site.join('ann'), site.join('bob'), site.join('mo'), site.join('sue')])
  await site.tell(aRole({ userId: 'mo', role: 'moderator' }), aRole({ userId: 'sue', role: 'superUser' }))
  await story()
})

/** Words that say where somebody lives stand in a post for a while, once by a suggestion. */
async function story() {
  const form = await productForm(site, {
    content: `Fetch it yourself, at ${secret} 7, any day after six in the evening.`,
  })
  postId = Number(((await ann.post('/api/posts', form)).body as { id: number }).id)
  site.time.now += hour
  const title = `Wireless headphones at ${secret}`
  await sue.post(`/api/posts/${postId}/suggestions`, { title, reason: 'It says where.' })
  const { body } = await ann.get(`/api/posts/${postId}/suggestions`)
  const [suggestion] = (body as { suggestions: { id: string }[] }).suggestions
  await ann.post(`/api/posts/${postId}/suggestions/${suggestion?.id}`, { decision: 'accept' })
  site.time.now += hour
  await edit({ price: 90 })
  await bob.post(`/api/posts/${postId}/votes`, { value: 1 })
  await bob.post(`/api/reports/post/${postId}`, { reason: 'other', note: 'This is where somebody lives.' })
  site.time.now += hour
  await edit({
    title: 'Wireless headphones with noise cancelling',
    content: 'Fetch it yourself, any day after six in the evening.',
  })
  site.time.now += hour
}

async function edit(changes: object) {
  const { status } = await ann.patch(`/api/posts/${postId}`, { ...changes, reason: 'So that it is right.' })
  expect(status).toBe(200)
}

const addressOf = (at: string): string =>
  at
    .replace('GET ', '')
    .replace(/:(?:id|postId|commentId)(?!\w)/g, String(postId))
    .replace(':username', 'ann')
    .replace('/category/:slug', '/category/techelectronics')
    .replace(':slug', 'north-audio')

const history = async (who: Someone): Promise<HistoryEntry[]> =>
  postHistoryView.parse((await who.get(`/api/posts/${postId}/history?limit=100`)).body).entries

/** Every address that reads, and the post as it stood at each step and between them. */
async function addresses(): Promise<string[]> {
  const reads = callsIn(queryCalls).filter(({ at }) => at.startsWith('GET '))
  const own = allHttpCalls.filter(({ at }) => at.startsWith('GET ') && !reads.some((read) => read.at === at))
  const steps = await history(mo)
  const times = [...Array(6).keys()].map((hours) => now + hours * hour - 1)
  return [
    ...[...reads, ...own].map(({ at }) => addressOf(at)),
    ...steps.map(({ position }) => `/api/posts/${postId}/as-of?position=${position}`),
    ...[...times, ...steps.map(({ at }) => Date.parse(at))].map((at) => `/api/posts/${postId}/as-of?at=${at}`),
    `/api/posts?q=headphones`,
    `/search/changes.xml?q=headphones`,
  ]
}

/** Where somebody reads the words, whoever asks. */
async function told(): Promise<string[]> {
  const asking = { visitor: '', bob: bob.cookie, ann: ann.cookie, mo: mo.cookie, sue: sue.cookie }
  const found: string[] = []
  for (const path of new Set(await addresses())) {
    for (const [who, cookie] of Object.entries(asking)) {
      const { text } = await site.agent.get(path).set('cookie', cookie)
      found.push(...(text.includes(secret) ? [`${who} at ${path}`] : []))
    }
  }
  return found
}

it('words that a moderator removed are in no answer of the site, whoever asks', async () => {
  const before = await told()
  expect(before).toEqual(
    expect.arrayContaining([
      `visitor at /api/posts/${postId}/history`,
      `visitor at /api/posts/${postId}/as-of?at=${now}`,
      expect.stringContaining(`mo at /api/posts/${postId}/as-of?position=`),
      `mo at /api/moderation/posts/${postId}/events`,
    ]),
  )
  for (const { version, removable = [] } of (await history(mo)).filter((line) => line.removable !== undefined)) {
    const { status, body } = await mo.post(`/api/posts/${postId}/redactions`, { version, reason: 'Private data' })
    expect([status, body]).toEqual([200, { version, removed: removable }])
  }
  expect(await told()).toEqual([])
  const found = await bob.get(`/api/posts?q=${secret}`)
  expect(found.body).toMatchObject({ posts: [] })
  const digests = await site.digests()
  expect(digests.now).toEqual(digests.anew)
})

it('everybody reads that it was done, as what and what about, and its poster is told', async () => {
  const lines = (await history(bob)).map((line) => historyEntry.parse(line))
  expect(lines.filter(({ kind }) => kind === 'PostVersionRedacted')).toMatchObject(
    [['title', 'content'], ['title']].map((fields) => ({
      role: 'moderator',
      reasonGroup: 'Other',
      redaction: { fields },
    })),
  )
  expect(lines.some(({ actor, removable }) => actor !== undefined || removable !== undefined)).toBe(false)
  const log = await site.agent.get('/api/moderation-log')
  expect(log.body).toMatchObject({ entries: [1, 2].map(() => ({ kind: 'PostVersionRedacted', role: 'moderator' })) })
  const { body } = await ann.get('/api/notifications')
  expect(JSON.stringify(body)).toContain('A moderator removed words of an earlier version of your post')
})

it('who wrote them takes them along, and nobody else', async () => {
  const everybody = Object.entries({ ann, sue, bob, mo })
  const taken: string[] = []
  for (const [name, who] of everybody) {
    await who.post('/api/user/proof', { currentPassword: await site.passwordOf(name) })
    const { status, body } = await who.post('/api/user/export')
    expect(status).toBe(200)
    taken.push(...(JSON.stringify(body).includes(secret) ? [name] : []))
  }
  expect(taken).toEqual(['ann', 'sue'])
})
