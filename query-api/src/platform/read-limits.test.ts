import { createServer } from 'node:http'
import { once } from 'node:events'
import supertest from 'supertest'
import { createMemoryLimiter } from '@deals/process/limits'
import { handedOn, knowingVisitors } from '@deals/process'
import { aPost, firstTime } from '@deals/events/testing'
import { createQueryApi } from '../app.ts'
import { openSite, type Site } from '../testing/open-site.ts'
import { readLimits } from './read-limits.ts'

const day = 86_400_000
const now = firstTime + 20 * day
const title = 'Wireless headphones with noise cancelling'
let site: Site
const time = { now: 0 }
beforeEach(async () => {
  time.now = now
  site = await openSite({ now, limits: createMemoryLimiter({ now: () => time.now }) })
  await site.tell(aPost({ postId: 1, title }, { at: now - day }))
})
afterEach(() => site.close())

/** Takes so much of an address that only `left` is there. */
async function leave(left: number, key: string, window: readonly { most: number; seconds: number }[]) {
  const cost = (window[0]?.most ?? 0) - left
  expect(await site.context.limits.take([{ key, windows: window, cost }])).toMatchObject({ isFree: true })
}
const ofVisitor = 'read:127.0.0.1'

describe('reading', () => {
  it('has a limit for each address, and says when it goes on', async () => {
    await leave(3, ofVisitor, readLimits.address)
    expect((await site.ask('/api/posts')).status).toBe(200)
    expect((await site.ask('/api/posts/1')).status).toBe(200)
    const refused = await site.ask('/api/posts/1')
    expect([refused.status, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
      ...[429, '60', 'no-store'],
    ])
    expect(refused.text).toBe('You are reading too fast. Try again in 60 seconds.')
    time.now += 60_000
    expect((await site.ask('/api/posts/1')).status).toBe(200)
  })

  it('costs by what it takes to answer', async () => {
    await leave(5, ofVisitor, readLimits.address)
    expect((await site.ask(`/api/posts/similar?title=${encodeURIComponent(title)}`)).status).toBe(200)
    expect((await site.ask('/api/posts/1')).status).toBe(429)
  })

  it('has a limit for each member, wherever they are', async () => {
    await site.tell({ type: 'UserRegistered', data: { userId: 'ann', username: 'ann', country: null } })
    await leave(0, 'read-by:ann', readLimits.member)
    expect((await site.ask('/api/posts/1', 'ann')).status).toBe(429)
    expect((await site.ask('/api/posts/1')).status).toBe(200)
  })

  it('searches sixty times a minute from one address, and lists meanwhile', async () => {
    for (let nr = 0; nr < 60; nr += 1) {
      expect((await site.ask('/api/posts?q=headphones')).status).toBe(200)
    }
    expect((await site.ask('/api/posts?q=headphones')).status).toBe(429)
    expect((await site.ask('/api/posts?q=')).status).toBe(200)
  })

  it('for a page counts as the visitor’s whose page it is', async () => {
    const server = createServer(knowingVisitors({ proxies: 0, proof: 'proof' }, createQueryApi(site.context)))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    await leave(0, ofVisitor, readLimits.address)
    const ask = async (headers: Record<string, string>) =>
      (await supertest(server).get('/api/posts/1').set(headers)).status
    expect(await ask({})).toBe(429)
    expect(await ask(handedOn('203.0.113.7', 'a guess'))).toBe(429)
    expect(await ask(handedOn('203.0.113.7', 'proof'))).toBe(200)
    server.close()
  })
})

describe('what is asked', () => {
  it.each([
    [`/api/posts/similar?title=${'wireless '.repeat(20)}`, 'title has at most 150 characters'],
    [`/api/posts?q=${'a'.repeat(201)}`, 'q has at most 200 characters'],
    [`/api/posts?stores=${'a'.repeat(101)}`, 'stores has at most 100 names of 100 characters'],
    [`/api/posts?categories=${'a,'.repeat(101)}`, 'categories has at most 100 names of 100 characters'],
    [`/api/posts?stores=${'a'.repeat(5_000)}`, 'stores has at most 100 names of 100 characters'],
    [`/api/posts/${'1'.repeat(101)}`, 'There is no such address'],
  ])('has a length: %s', async (path, sentence) => {
    const { status, text } = await site.ask(path)
    expect([status, text.includes(sentence)]).toEqual([400, true])
  })
})
