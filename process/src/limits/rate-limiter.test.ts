import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { describeOnRedis, tcpGate } from '@deals/storage/testing'
import { openLimiter } from './open-limiter.ts'
import { describeRateLimiter } from './rate-limiter.contract.ts'
import { createMemoryLimiter } from './memory-limiter.ts'
import { limitedAsSet, type RateLimiter } from './rate-limiter.ts'
import { createRedisLimiter } from './redis-limiter.ts'
import { createSharedLimiter } from './shared-limiter.ts'

describeRateLimiter('memory', async (now) => ({ limiter: createMemoryLimiter({ now }), cleanUp: async () => {} }))

describe('counts in memory', () => {
  const open = (mostKeys?: number) => {
    const time = { now: 0 }
    const limits = createMemoryLimiter({ now: () => time.now, ...(mostKeys !== undefined && { mostKeys }) })
    const take = (key: string, seconds: number, most = 1) => limits.take([{ key, windows: [{ most, seconds }] }])
    return { time, limits, take }
  }

  it('go when their own longest window is over', async () => {
    const { time, limits, take } = open()
    for (let nr = 0; nr < 20_000; nr += 1) {
      await take(`${nr}`, nr % 2 === 0 ? 60 : 600)
      time.now += 1_000
    }
    expect(limits.size()).toBeLessThan(3_000)
  })

  it('go at once when all places are given back', async () => {
    const { limits, take } = open()
    const taken = await take('ann', 60)
    expect(limits.size()).toBe(1)
    await (taken.isFree ? taken.giveBack() : undefined)
    expect(limits.size()).toBe(0)
  })

  it('are no more than were allowed, and those of a day outlast a flood of those of a minute', async () => {
    const { limits, take } = open(1_000)
    expect((await take('password:olive', 86_400)).isFree).toBe(true)
    for (let nr = 0; nr < 10_000; nr += 1) {
      await take(`read:${nr}`, 60)
    }
    expect(limits.size()).toBeLessThanOrEqual(1_000)
    expect((await take('password:olive', 86_400)).isFree).toBe(false)
  })

  it('stay as many as was said, however many places are kept together', async () => {
    const { time, take } = open()
    let free = 0
    for (let nr = 0; nr < 2_000; nr += 1) {
      free += (await take('read:here', 60, 600)).isFree ? 1 : 0
      time.now += 15
    }
    expect(free).toBe(600)
    time.now += 60_000
    expect((await take('read:here', 60, 600)).isFree).toBe(true)
  })
})

const said: string[] = []
const logger = {
  warn: (_about: object, message: string) => void said.push(message),
  info: (_about: object, message: string) => void said.push(message),
}
const voteOf = (name: string) => ({ key: `vote:${name}`, windows: [{ most: 1, seconds: 60 }] })
const vote = (name: string) => [voteOf(name)]
const isFree = async (limits: RateLimiter, name: string) => (await limits.take(vote(name))).isFree

beforeEach(() => said.splice(0))

describe('limits that are shared', () => {
  const broken: RateLimiter = {
    take: () => Promise.reject(new Error('no connection')),
    look: () => Promise.reject(new Error('no connection')),
  }
  const asking = (parts: Pick<RateLimiter, 'take'>): RateLimiter => ({
    take: (claims) => parts.take(claims),
    look: broken.look,
  })
  const atClock = (time: { now: number }, shared: RateLimiter) =>
    createSharedLimiter({ shared, own: createMemoryLimiter({ now: () => time.now }), logger, now: () => time.now })

  it('go on in this process while Redis is away, say so once, and say when it is back', async () => {
    const time = { now: 0 }
    const parts = { take: broken.take }
    const limits = atClock(time, asking(parts))
    expect([await isFree(limits, 'ann'), await isFree(limits, 'ann')]).toEqual([true, false])
    time.now = 3_000
    expect(await isFree(limits, 'ann')).toBe(false)
    parts.take = createMemoryLimiter({ now: () => time.now }).take
    expect(await isFree(limits, 'ann')).toBe(false)
    time.now = 6_000
    expect(await isFree(limits, 'bob')).toBe(true)
    expect(said).toEqual([
      'Redis does not answer; limits count in this process alone',
      'Redis answers again; limits are shared',
    ])
  })

  it('do not begin anew when Redis goes away', async () => {
    const time = { now: 0 }
    const parts = { take: createMemoryLimiter({ now: () => time.now }).take }
    const limits = atClock(time, asking(parts))
    expect(await isFree(limits, 'ann')).toBe(true)
    const taken = await limits.take(vote('bob'))
    parts.take = broken.take
    await (taken.isFree ? taken.giveBack() : undefined)
    expect([await isFree(limits, 'ann'), await isFree(limits, 'bob')]).toEqual([false, true])
    expect(await Promise.all(['ann', 'cleo'].map((name) => limits.look(voteOf(name))))).toMatchObject([
      [{ left: 0, nextIn: 60 }],
      [{ left: 1, nextIn: 0 }],
    ])
  })

  it('are kept in this process without an address', async () => {
    const { limits, close } = await openLimiter({ redisUrl: undefined, logger })
    expect([await isFree(limits, 'ann'), await isFree(limits, 'ann')]).toEqual([true, false])
    await close()
  })

  it.each(['redis://:hid%zzden@127.0.0.1:1', 'redis://:hid/den@127.0.0.1:1', 'redis://me:hid@/den@127.0.0.1:1'])(
    'refuse the address %s without saying its password',
    async (redisUrl) => {
      const sentence = /^REDIS_URL is "redis:\/\/…@127\.0\.0\.1:1"; it takes an address such as /
      await expect(openLimiter({ redisUrl, logger })).rejects.toThrow(sentence)
    },
  )
})

describeOnRedis({ port: 'rate limiter', name: 'on a Redis server' }, (server) => {
  let redis: Redis
  const prefix = `test-${randomUUID()}`
  const removeKeys = async () => {
    const keys = await redis.keys(`${prefix}:*`)
    await (keys.length > 0 ? redis.del(...keys) : undefined)
  }
  beforeAll(() => {
    redis = new Redis(server().url, { disconnectTimeout: 100 })
  })
  afterAll(() => redis.disconnect())

  describeRateLimiter('Redis', async (now) => ({
    limiter: createRedisLimiter({ redis, now, prefix }),
    cleanUp: removeKeys,
  }))

  it('processes share their limits, and nobody can read whose they are', async () => {
    const open = () => openLimiter({ redisUrl: server().url, logger, prefix })
    const [first, second] = [await open(), await open()]
    const answers = await Promise.all([first, second, first, second].map(({ limits }) => isFree(limits, 'ann')))
    expect(answers.filter(Boolean)).toHaveLength(1)
    expect((await redis.keys(`${prefix}:*`)).join()).not.toContain('ann')
    await Promise.all([first.close(), second.close()])
    await removeKeys()
  })

  it('a process goes on when the server goes and when it comes back', async () => {
    const { hostname, port } = new URL(server().url)
    const gate = await tcpGate({ host: hostname, port: Number(port) })
    const time = { now: Date.UTC(2026, 0, 15) }
    const now = () => time.now
    const { limits, close } = await openLimiter({ redisUrl: `redis://127.0.0.1:${gate.port}`, logger, prefix, now })
    expect(said).toEqual([
      `Redis at redis://127.0.0.1:${gate.port} does not answer yet. Limits count in this process until it does.`,
    ])
    expect([await isFree(limits, 'ann'), await isFree(limits, 'ann')]).toEqual([true, false])
    await gate.open()
    for (let nr = 0; !said.includes('Redis answers again; limits are shared'); nr += 1) {
      time.now += 2_000
      await isFree(limits, `bob${nr}`)
      await delay(10)
    }
    const other = createRedisLimiter({ redis, now, prefix })
    expect([await isFree(limits, 'cleo'), await isFree(other, 'cleo')]).toEqual([true, false])
    await gate.shut()
    expect([await isFree(limits, 'cleo'), await isFree(limits, 'dan')]).toEqual([false, true])
    await close()
    await removeKeys()
  })

  it('a process counts by itself while the server is slow, or loses its answers, and lets nobody through twice', async () => {
    const { hostname, port } = new URL(server().url)
    const gate = await tcpGate({ host: hostname, port: Number(port) })
    await gate.open()
    const time = { now: Date.UTC(2026, 0, 15) }
    const now = () => time.now
    const { limits, close } = await openLimiter({ redisUrl: `redis://127.0.0.1:${gate.port}`, logger, prefix, now })
    expect([await isFree(limits, 'ann'), await isFree(limits, 'ann')]).toEqual([true, false])
    gate.answerAfter(60_000)
    expect([await isFree(limits, 'bob'), await isFree(limits, 'bob')]).toEqual([true, false])
    expect(said).toEqual(['Redis does not answer; limits count in this process alone'])
    gate.answerAfter(0)
    void gate.loseNextAnswer()
    for (let nr = 0; !said.includes('Redis answers again; limits are shared'); nr += 1) {
      time.now += 2_000
      await isFree(limits, `dan${nr}`)
      await delay(10)
    }
    // Taken there although the answer never came, or here: never in neither.
    expect(await isFree(limits, 'bob')).toBe(false)
    await close()
    await gate.shut()
    await removeKeys()
  })

  it('a password that is wrong ends the start with a sentence that does not hold it', async () => {
    const { hostname, port } = new URL(server().url)
    const opening = openLimiter({ redisUrl: `redis://nobody:hidden@${hostname}:${port}/0`, logger })
    await expect(opening).rejects.toThrow(/^REDIS_URL is "redis:\/\/…@.*; it takes the address of .*: WRONGPASS/)
    await expect(opening).rejects.not.toThrow('hidden')
  })
})

describe('limits that are set', () => {
  const claim = { key: 'submit:ann', setting: 'submit.1', windows: [{ most: 2, seconds: 60 }] }
  const isTaken = async (limits: RateLimiter) => (await limits.take([claim])).isFree

  it('hold from the next time on, in the window that they name', async () => {
    const set: Record<string, number> = { 'submit.0.60': 9, 'submit.1.3600': 9 }
    const limits = limitedAsSet(createMemoryLimiter({ now: () => 0 }), async () => set)
    expect([await isTaken(limits), await isTaken(limits), await isTaken(limits)]).toEqual([true, true, false])
    set['submit.1.60'] = 3
    expect([await isTaken(limits), await isTaken(limits)]).toEqual([true, false])
    expect(await limits.look(claim)).toMatchObject([{ most: 3, left: 0 }])
  })

  it('stay as they were read last while they cannot be read', async () => {
    const answers = [async () => ({ 'submit.1.60': 1 }), () => Promise.reject(new Error('away'))]
    const limits = limitedAsSet(createMemoryLimiter({ now: () => 0 }), () => (answers.shift() ?? (async () => ({})))())
    expect([await isTaken(limits), await isTaken(limits)]).toEqual([true, false])
  })
})
