import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import { describeOnRedis } from '@deals/storage/testing'
import { beforeFirst, positionFrom } from '@deals/events'
import { openMemoryReadModels, posts, siteSettings, type ReadModels } from '@deals/projector/read-models'
import { memoryAnswers, type Answers } from './remembered-answers.ts'
import { describeAnswers } from './remembered.contract.ts'
import { redisAnswers } from './remembered-in-redis.ts'
import { forgetfully, openSharedMemory, shareMemory, type SharedMemory } from './remembered-shared.ts'
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
    const memory = remembered<number>({ name: 'test', reads: [posts], atLeastMs: 30_000 })
    const readModels = newReadModels()
    const load = counter()
    const at = (now: number, key = 'a') => memory.get({ readModels, now, reached: beforeFirst }, key, load)
    expect([await at(0), await at(29_000), await at(29_000, 'b'), await at(10_000_000)]).toEqual([1, 1, 2, 3])
    const others = { readModels: newReadModels(), now: 10_000_000, reached: beforeFirst }
    expect([memory.holds(others, 'a'), memory.holds({ ...others, readModels }, 'a')]).toEqual([false, true])
  })

  it('is kept no longer than it may be, however long it took', async () => {
    const memory = remembered<number>({ name: 'test', reads: [posts], atLeastMs: 1_000, atMostMs: 5_000 })
    const readModels = newReadModels()
    const load = counter()
    jest.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(3_000)
    const at = (now: number) => memory.get({ readModels, now, reached: beforeFirst }, 'a', load)
    expect([await at(0), await at(4_999), await at(5_000)]).toEqual([1, 1, 2])
  })

  it('is not kept when it was quick, where only slow answers are worth it', async () => {
    const memory = remembered<number>({ name: 'test', reads: [posts], atLeastMs: 60_000, slowFromMs: 1e9 })
    const readModels = newReadModels()
    const load = counter()
    const ask = () => memory.get({ readModels, now: 0, reached: beforeFirst }, 'a', load)
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
    await shared.put('a', { value: 1, position: beforeFirst, until: 60_000 }, 0)
    expect(await shared.get('a', 0)).toBeUndefined()
    Object.assign(parts, memoryAnswers<unknown>({ max: 10 }))
    time.now = 1_000
    await shared.put('a', { value: 1, position: beforeFirst, until: 60_000 }, 0)
    time.now = 2_000
    expect(await shared.get('a', 0)).toBeUndefined()
    await shared.put('a', { value: 2, position: beforeFirst, until: 60_000 }, 0)
    expect((await shared.get('a', 0))?.value).toBe(2)
    expect(said).toEqual([
      'Redis does not answer; what is costly is remembered in this process alone',
      'Redis answers again; what is costly is remembered together',
    ])
  })
})

describe('who has written', () => {
  /** A memory over views that stand at a position, and answers that come when they are let go. */
  function opened() {
    const views = { at: 3 }
    const readModels: ReadModels = { ...newReadModels(), position: async () => positionFrom(views.at) }
    const memory = remembered<number>({ name: 'test', reads: [posts, siteSettings], atLeastMs: 30_000 })
    const lets: ((error?: Error) => void)[] = []
    let computed = 0
    const slowly = () =>
      new Promise<number>((resolve, reject) => {
        const count = (computed += 1)
        lets.push((error) => (error === undefined ? resolve(count) : reject(error)))
      })
    const load = async () => (computed += 1)
    const ask = (reached: number, how = load, of = readModels) =>
      memory.get({ readModels: of, now: 0, reached: positionFrom(reached) }, 'a', how)
    return { views, readModels, lets, slowly, ask }
  }
  const turns = () => new Promise((resolve) => setImmediate(resolve))

  it('is not given what is from before that, and what they are given serves others', async () => {
    const { views, ask } = opened()
    expect([await ask(0), await ask(3)]).toEqual([1, 1])
    views.at = 5
    expect([await ask(0), await ask(5), await ask(4), await ask(0)]).toEqual([1, 2, 2, 2])
  })

  it('waits for the one that is being computed: they share it where it is new enough, and else the next one', async () => {
    const { views, lets, slowly, ask } = opened()
    const [first, second] = [ask(0, slowly), ask(3, slowly)]
    await turns()
    views.at = 5
    const [third, fourth] = [ask(5, slowly), ask(4, slowly)]
    await turns()
    expect(lets).toHaveLength(1)
    lets[0]?.()
    expect(await Promise.all([first, second])).toEqual([1, 1])
    await turns()
    expect(lets).toHaveLength(2)
    const fifth = ask(5, slowly)
    lets[1]?.()
    expect(await Promise.all([third, fourth, fifth])).toEqual([2, 2, 2])
  })

  it('computes it themselves where it failed for another', async () => {
    const { lets, slowly, ask } = opened()
    const first = ask(0, slowly)
    await turns()
    const second = ask(0)
    lets[0]?.(new Error('away'))
    await expect(first).rejects.toThrow('away')
    expect(await second).toBe(2)
  })

  it('is not given what another process has computed before that', async () => {
    const { views, readModels, ask } = opened()
    const together = memoryAnswers<unknown>({ max: 10 })
    const [one, other] = [readModels, { ...readModels }]
    const asMemory: SharedMemory = { answers: <V>() => together as Answers<V> }
    shareMemory(one, asMemory)
    shareMemory(other, asMemory)
    const asked = async (of: ReadModels, reached: number) => ask(reached, undefined, of)
    expect([await asked(one, 0), await asked(other, 3)]).toEqual([1, 1])
    views.at = 5
    expect([await asked(other, 5), await asked(one, 5), await asked(other, 0)]).toEqual([2, 2, 2])
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
        const one = (name: string) => remembered<number>({ name, reads: [posts], atLeastMs: 60_000 })
        const asked = ['counts', 'others'].map((name) =>
          one(name).get({ readModels, now: 0, reached: beforeFirst }, 'a', load),
        )
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
    await answers.put('a', { value: 1, position: beforeFirst, until: Date.now() + 60_000 }, Date.now())
    for (const text of [
      '{',
      'null',
      '{"value":1}',
      '{"until":"soon","value":1,"position":1}',
      '{"until":9e15,"value":1}',
    ]) {
      await redis.set((await redis.keys(`${prefix}:*`))[0] ?? '', text)
      expect(await answers.get('a', 0)).toBeUndefined()
    }
    await removeKeys()
  })
})

it('an address of nobody lets questions go on, and one that refuses us ends the start', async () => {
  const memory = await openSharedMemory({ redisUrl: 'redis://:hidden@127.0.0.1:1', logger })
  const answers = memory.answers<number>('test')
  await answers.put('a', { value: 1, position: beforeFirst, until: 10 }, 0)
  expect(await answers.get('a', 0)).toBeUndefined()
  await memory.close()
  expect(said).toEqual([
    'Redis at redis://…@127.0.0.1:1 does not answer yet. What is costly is remembered in this process.',
    'Redis does not answer; what is costly is remembered in this process alone',
  ])
  await expect(openSharedMemory({ redisUrl: 'redis://:a%zz@127.0.0.1:1', logger })).rejects.toThrow(/^REDIS_URL is /)
})
