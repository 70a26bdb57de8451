import fc from 'fast-check'
import supertest from 'supertest'
import { aBookmark, aPostSentToReview, aVote, bob, mo } from '@deals/events/testing'
import { createQueryApi } from './app.ts'
import { openSite, siteForAll, type Site } from './testing/open-site.ts'
import { anyWrite, beginning, hiddenQuestions, keptQuestions, people, secret } from './testing/random-writes.ts'

/** The same question to an API that has never been asked anything: all of it is computed. */
async function computed({ context }: Site, path: string, as: string | undefined) {
  const readModels = { ...context.readModels }
  const cookie = as === undefined ? '' : `session=token-${as}`
  const api = createQueryApi({ ...context, readModels })
  return (await supertest(api).get(path).set('cookie', cookie)).text
}

async function everybodyAsks(site: Site) {
  for (const as of people) {
    for (const path of keptQuestions) {
      const [first, second] = [await site.ask(path, as), await site.ask(path, as)]
      expect([path, as, first.text]).toEqual([path, as, await computed(site, path, as)])
      expect(second.text).toBe(first.text)
    }
  }
}

afterEach(() => jest.restoreAllMocks())

it('kept answers are those that would be computed now, whoever writes and whoever asks', async () => {
  // A total that took long to count is kept for a while whatever is written, and on a busy machine any may take long.
  jest.spyOn(performance, 'now').mockReturnValue(0)
  await fc.assert(
    fc.asyncProperty(fc.array(anyWrite, { minLength: 1, maxLength: 4 }), async (writes) => {
      const site = await openSite()
      try {
        await site.tell(...beginning())
        for (const told of writes) {
          await site.tell(told())
          site.clock.now += 500
          await everybodyAsks(site)
        }
      } finally {
        await site.close()
      }
    }),
    { numRuns: 3 },
  )
}, 120_000)

describe('what one may see', () => {
  const site = siteForAll()
  beforeAll(async () => {
    await site.tell(...beginning(), aPostSentToReview({ postId: 1, to: 'staff-review', feedback: secret }, { by: mo }))
    await site.tell(aVote({ postId: 2 }), aBookmark({ postId: 2 }))
  })

  it('is in no answer for another', async () => {
    const asked = await Promise.all(hiddenQuestions.map((path) => site.ask(path, mo)))
    expect(asked.map(({ status }) => status)).toEqual(hiddenQuestions.map(() => 200))
    expect(asked.map(({ text }) => text.includes(secret))).toContain(true)
    for (const as of [undefined, bob]) {
      for (const path of hiddenQuestions) {
        const { text } = await site.ask(path, as)
        expect(text).toBe(await computed(site, path, as))
        expect(text).not.toContain('headphones')
        expect(text).not.toContain(secret)
      }
    }
  })

  it('holds nobody else’s votes, bookmarks and rights', async () => {
    for (const path of ['/api/posts/2', '/api/posts']) {
      const own = await site.ask(path, bob)
      expect(own.text).toContain('"userVote":1')
      expect(own.text).toContain('"isBookmarked":true')
      for (const as of [undefined, mo]) {
        const { text } = await site.ask(path, as)
        expect(text).not.toContain('"userVote":1')
        expect(text).not.toContain('"isBookmarked":true')
      }
    }
    expect((await site.ask('/api/posts/2', mo)).text).toContain('"canSendToReview":true')
    expect((await site.ask('/api/posts/2')).text).not.toContain('"canSendToReview":true')
  })
})

it('who has the answer already is told so, until it changes', async () => {
  const site = await openSite()
  await site.tell(...beginning())
  const { headers } = await site.ask('/api/posts/1')
  const again = () => site.ask('/api/posts/1', undefined, { 'if-none-match': headers['etag'] ?? '' })
  expect(await again()).toMatchObject({ status: 304, text: '' })
  await site.tell(aVote({ postId: 1 }))
  expect(await again()).toMatchObject({ status: 200, body: { votes: 1 } })
  await site.close()
})
