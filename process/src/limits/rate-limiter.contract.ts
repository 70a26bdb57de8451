import { reportAdapterRun } from '@deals/storage/testing'
import type { RateLimiter, Window } from './rate-limiter.ts'

export interface OpenedLimiter {
  limiter: RateLimiter
  cleanUp(): Promise<void>
}

const minute = [{ most: 1, seconds: 60 }]

/** The promises of a limiter; every adapter passes all of them. `open` is given the clock that the limiter looks at. */
export function describeRateLimiter(adapter: string, open: (now: () => number) => Promise<OpenedLimiter>): void {
  describe(`rate limiter: ${adapter}`, () => {
    const time = { now: 0 }
    let opened: OpenedLimiter
    let limiter: RateLimiter
    beforeAll(() => reportAdapterRun({ port: 'rate limiter', adapter, outcome: 'ran' }))
    beforeEach(async () => {
      time.now = Date.UTC(2026, 0, 15)
      opened = await open(() => time.now)
      limiter = opened.limiter
    })
    afterEach(() => opened.cleanUp())

    it('lets through as many as a window holds, and says how long to wait', async () => {
      const windows = [
        { most: 2, seconds: 60 },
        { most: 1, seconds: 10 },
      ]
      const begin = time.now
      const take = () => limiter.take([{ key: 'comment:ann', windows }])
      expect(await take()).toMatchObject({ isFree: true })
      expect(await take()).toMatchObject({ isFree: false, retryAfter: 10, claim: { key: 'comment:ann' } })
      time.now = begin + 9_001
      expect(await take()).toMatchObject({ isFree: false, retryAfter: 1 })
      time.now = begin + 10_000
      expect(await take()).toMatchObject({ isFree: true })
      time.now = begin + 20_000
      expect(await take()).toMatchObject({ isFree: false, retryAfter: 40 })
      time.now = begin + 60_000
      expect(await take()).toMatchObject({ isFree: true })
    })

    it('counts what was done in windows of several lengths', async () => {
      const windows = [
        { most: 3, seconds: 7 * 86_400 },
        { most: 2, seconds: 86_400 },
      ]
      const take = () => limiter.take([{ key: 'store:ann', windows }])
      expect([(await take()).isFree, (await take()).isFree, (await take()).isFree]).toEqual([true, true, false])
      time.now += 86_400_000
      expect([(await take()).isFree, (await take()).isFree]).toEqual([true, false])
      expect(await take()).toMatchObject({ retryAfter: 6 * 86_400 })
    })

    it('takes a place in every window or in none, and says which has no room', async () => {
      const one = { key: 'a:x', windows: minute }
      const two = { key: 'b:x', windows: minute }
      expect(await limiter.take([one])).toMatchObject({ isFree: true })
      expect(await limiter.take([two, one])).toMatchObject({ isFree: false, claim: one })
      expect(await limiter.take([two])).toMatchObject({ isFree: true })
    })

    it('counts nothing that was taken before the clock was set back', async () => {
      const claim = { key: 'read:here', windows: minute }
      expect([(await limiter.take([claim])).isFree, (await limiter.take([claim])).isFree]).toEqual([true, false])
      time.now -= 3_600_000
      expect([(await limiter.take([claim])).isFree, (await limiter.take([claim])).isFree]).toEqual([true, false])
      time.now += 60_001
      expect((await limiter.take([claim])).isFree).toBe(true)
    })

    it('takes a place back', async () => {
      const claims = ['a:x', 'b:x'].map((key) => ({ key, windows: minute }))
      const taken = await limiter.take(claims)
      await (taken.isFree ? taken.giveBack() : undefined)
      expect(await limiter.take(claims)).toMatchObject({ isFree: true })
      expect(await limiter.take(claims)).toMatchObject({ isFree: false })
    })

    it('says how much room each window has, and when there is more, and takes none by that', async () => {
      const windows = [
        { most: 3, seconds: 600 },
        { most: 2, seconds: 60 },
      ]
      const claim = { key: 'submit:ann', windows }
      const room = async (asked: readonly Window[] = windows) =>
        (await limiter.look({ ...claim, windows: asked })).map(({ left, nextIn }) => [left, nextIn])
      expect(await room()).toEqual([
        [3, 0],
        [2, 0],
      ])
      await limiter.take([claim])
      time.now += 20_000
      await limiter.take([claim])
      expect(await room()).toEqual([
        [1, 580],
        [0, 40],
      ])
      expect(await room([{ most: 1, seconds: 600 }])).toEqual([[0, 600]])
      time.now += 40_000
      expect(await limiter.look(claim)).toMatchObject([
        { most: 3, seconds: 600, left: 1, nextIn: 540 },
        { most: 2, seconds: 60, left: 1, nextIn: 20 },
      ])
      expect(await room([])).toEqual([])
    })

    it('counts each of several things of one kind', async () => {
      const image = { key: 'image:ann', windows: [{ most: 3, seconds: 60 }] }
      const taken = await limiter.take([image, image])
      expect(await limiter.take([image])).toMatchObject({ isFree: true })
      expect(await limiter.take([image])).toMatchObject({ isFree: false })
      await (taken.isFree ? taken.giveBack() : undefined)
      expect(await limiter.take([image, image])).toMatchObject({ isFree: true })
      expect(await limiter.take([image])).toMatchObject({ isFree: false })
    })

    it('weighs what costs more, and says when enough of it has left', async () => {
      const windows = [{ most: 10, seconds: 60 }]
      const take = (cost: number) => limiter.take([{ key: 'read:here', windows, cost }])
      expect(await take(4)).toMatchObject({ isFree: true })
      time.now += 20_000
      const taken = await take(5)
      expect(taken).toMatchObject({ isFree: true })
      expect(await take(2)).toMatchObject({ isFree: false, retryAfter: 40 })
      expect(await take(6)).toMatchObject({ isFree: false, retryAfter: 60 })
      expect(await take(1)).toMatchObject({ isFree: true })
      await (taken.isFree ? taken.giveBack() : undefined)
      expect(await take(5)).toMatchObject({ isFree: true })
      expect(await take(1)).toMatchObject({ isFree: false })
    })

    it('takes all of several things of one kind or none', async () => {
      const image = { key: 'image:ann', windows: [{ most: 3, seconds: 60 }] }
      expect(await limiter.take([image, image])).toMatchObject({ isFree: true })
      expect(await limiter.take([image, image])).toMatchObject({ isFree: false })
      expect(await limiter.take([image])).toMatchObject({ isFree: true })
    })

    it('forgets nothing that still counts, whatever is asked of other keys or refused', async () => {
      const guess = { key: 'password:olive', windows: [{ most: 1, seconds: 86_400 }] }
      expect(await limiter.take([guess])).toMatchObject({ isFree: true })
      const others = Array.from({ length: 2_500 }, (_, nr) => [
        { key: `free:${nr}`, windows: [] },
        { key: `short:${nr}`, windows: [{ most: 1, seconds: 1 }] },
        { key: `short:${nr}`, windows: [{ most: 1, seconds: 1 }] },
      ])
      for (const claims of others) {
        await limiter.take(claims.slice(0, 1))
        expect(await limiter.take(claims)).toMatchObject({ isFree: false })
        await limiter.take(claims.slice(0, 2))
        time.now += 1_000
      }
      expect(await limiter.take([guess])).toMatchObject({ isFree: false })
    }, 30_000)

    it('forgets nothing that counts in a long window when a shorter one is asked of the same key', async () => {
      const ofDay = { key: 'vote:ann', windows: [{ most: 2, seconds: 86_400 }] }
      const ofMinute = { key: 'vote:ann', windows: [{ most: 5, seconds: 60 }] }
      expect(await limiter.take([ofDay])).toMatchObject({ isFree: true })
      time.now += 3_600_000
      expect(await limiter.take([ofMinute])).toMatchObject({ isFree: true })
      time.now += 3_600_000
      expect(await limiter.take([ofDay])).toMatchObject({ isFree: false })
    })

    it('keeps people apart, and lets through what is not counted', async () => {
      const take = (key: string, windows = minute) => limiter.take([{ key, windows }])
      expect([(await take('vote:ann')).isFree, (await take('vote:bob')).isFree]).toEqual([true, true])
      expect([(await take('free:ann', [])).isFree, (await take('free:ann', [])).isFree]).toEqual([true, true])
      expect(await limiter.take([])).toMatchObject({ isFree: true })
    })
  })
}
