import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import { describeOnRedis } from '@deals/storage/testing'
import { openMemoryReadModels } from '@deals/projector/read-models'
import { memoryAnswers, type Answers } from './remembered-answers.ts'
import { describeAnswers } from './remembered.contract.ts'
import { redisAnswers } from './remembered-in-redis.ts'
import { forgetfully, openSharedMemory, shareMemory } from './remembered-shared.ts'
import { remembered } from './remembered.ts'

const newReadModels = () => openMemoryReadModels().readModels
const counter = () => {
  let count = 0
  return async () => (count += 1)
}
const said: string[] = []
const logger = {
  warn: (_about: object, message: string) => void said.push(message),
  info: (_about: object, message: string) => void said.push(message),
}
beforeEach(() => said.splice(0))

describeAnswers('memory', async () => ({ answers: memoryAnswers<unknown>({ max: 10 }), cleanUp: async () => {} }))

describe('what is costly', () => {
  it('is kept for a while, per key and store', async () => {
    const memory = remembered<number>({ name: 'test', atLeastMs: 60_000 })
    const readModels = newReadModels()
    const load = counter()
    const at = (now: number, key = 'a') => memory.get({ readModels, now, key }, load)
    expect([await at(0), await at(59_000), await at(59_000, 'b'), await at(10_000_000)]).toEqual([1, 1, 2, 3])
    expect(memory.peek({ readModels: newReadModels(), now: 0, key: 'a' })).toBeUndefined()
  })

  it('is kept no longer than it may be, however long it took', async () => {
    const memory = remembered<number>({ name: 'test', atLeastMs: 1_000, atMostMs: 5_000 })
    const readModels = newReadModels()
    const load = counter()
    jest.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(3_000)
    const at = (now: number) => memory.get({ readModels, now, key: 'a' }, load)
    expect([await at(0), await at(4_999), await at(5_000)]).toEqual([1, 1, 2])
  })

  it('is not kept when it was quick, where only slow answers are worth it', async () => {
    const memory = remembered<number>({ name: 'test', atLeastMs: 60_000, slowFromMs: 1e9 })
    const readModels = newReadModels()
    const load = counter()
    const ask = () => memory.get({ readModels, now: 0, key: 'a' }, load)
    expect([await ask(), await ask()]).toEqual([1, 2])
  })

  it('is answered without the shared memory while that is away, which is said once', async () => {
    const time = { now: 0 }
    const away = () => Promise.reject(new Error('no connection'))
    const parts: Answers<unknown> = { get: away, put: away }
    const shared = forgetfully({ logger, now: () => time.now })({
      get: (...given) => parts.get(...given),
      put: (...given) => parts.put(...given),
    })
    await shared.put('a', { value: 1, until: 60_000 }, 0)
    expect(await shared.get('a', 0)).toBeUndefined()
    Object.assign(parts, memoryAnswers<unknown>({ max: 10 }))
    time.now = 1_000
    await shared.put('a', { value: 1, until: 60_000 }, 0)
    time.now = 2_000
    expect(await shared.get('a', 0)).toBeUndefined()
    await shared.put('a', { value: 2, until: 60_000 }, 0)
    expect((await shared.get('a', 0))?.value).toBe(2)
    expect(said).toEqual([
      'Redis does not answer; what is costly is remembered in this process alone',
      'Redis answers again; what is costly is remembered together',
    ])
  })
})

describeOnRedis({ port: 'kept answers', name: 'on a Redis server' }, (server) => {
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

  describeAnswers('Redis', async () => ({
    answers: redisAnswers<unknown>({ redis, prefix, name: 'test' }),
    cleanUp: removeKeys,
  }))

  it('what one process has computed, another need not compute', async () => {
    const load = counter()
    const process = async () => {
      const readModels = newReadModels()
      const memory = await openSharedMemory({ redisUrl: server().url, logger, prefix })
      shareMemory(readModels, memory)
      const ask = async () => {
        const one = (name: string) => remembered<number>({ name, atLeastMs: 60_000 })
        const asked = ['counts', 'others'].map((name) => one(name).get({ readModels, now: 0, key: 'a' }, load))
        return Promise.all(asked)
      }
      return { memory, ask }
    }
    const [first, second] = [await process(), await process()]
    expect(await first.ask()).toEqual([1, 2])
    expect(await second.ask()).toEqual([1, 2])
    await Promise.all([first.memory.close(), second.memory.close()])
    expect(said).toEqual([])
    await removeKeys()
  })

  it('what cannot be read is as if it were not there', async () => {
    const answers = redisAnswers<number>({ redis, prefix, name: 'test' })
    await answers.put('a', { value: 1, until: Date.now() + 60_000 }, Date.now())
    for (const text of ['{', 'null', '{"value":1}', '{"until":"soon","value":1}']) {
      await redis.set((await redis.keys(`${prefix}:*`))[0] ?? '', text)
      expect(await answers.get('a', 0)).toBeUndefined()
    }
    await removeKeys()
  })
})

it('an address of nobody lets questions go on, and one that refuses us ends the start', async () => {
  const memory = await openSharedMemory({ redisUrl: 'redis://:hidden@127.0.0.1:1', logger })
  const answers = memory.answers<number>('test')
  await answers.put('a', { value: 1, until: 10 }, 0)
  expect(await answers.get('a', 0)).toBeUndefined()
  await memory.close()
  expect(said).toEqual([
    'Redis at redis://…@127.0.0.1:1 does not answer yet. What is costly is remembered in this process.',
    'Redis does not answer; what is costly is remembered in this process alone',
  ])
  await expect(openSharedMemory({ redisUrl: 'redis://:a%zz@127.0.0.1:1', logger })).rejects.toThrow(/^REDIS_URL is /)
})
