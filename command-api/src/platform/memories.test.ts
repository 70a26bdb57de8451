import { positionFrom } from '@deals/events'
import { openMemoryKeyedStore } from '@deals/accounts'
import { createAnswerMemory, type AnswerMemory, type Keeping } from './answer-memory.ts'
import { done, type Outcome } from './outcome.ts'
import { refuse } from './refusal.ts'
import { tooOften } from './write-limits.ts'

const hour = 3_600_000

describe('the memory of answers', () => {
  const answer = done({ id: 1 }, positionFrom(7))
  const kept = { text: '{"id":1}', position: positionFrom(7) }
  const shortly = { isDurable: false, isToldOnce: false }
  const lasting = { isDurable: true, isToldOnce: false }
  const keeping =
    (how: Keeping, said: Outcome = answer) =>
    (memory: AnswerMemory, id: string) =>
      memory.once(id, how, async () => said)

  it('keeps an answer for a day', async () => {
    const time = { now: 20 * 24 * hour }
    const memory = createAnswerMemory(openMemoryKeyedStore(), { now: () => time.now })
    await keeping(shortly)(memory, 'a')
    time.now += 24 * hour - 1
    expect(await memory.find('a')).toMatchObject(kept)
    time.now += 1
    expect(await memory.find('a')).toBeNull()
  })

  it('keeps as many long ones as there is room for, the latest', async () => {
    const memory = createAnswerMemory(openMemoryKeyedStore(), { now: () => 0 })
    const keepLong = keeping(shortly, done('x'.repeat(64 * 1024 - 2)))
    const names = Array.from({ length: 300 }, (_, nr) => `answer-${nr}`)
    for (const name of names) {
      await keepLong(memory, name)
      // A repeat takes no more room.
      await keepLong(memory, name)
    }
    const found = await Promise.all(names.map((name) => memory.find(name)))
    expect(found.map((one) => one !== null)).toEqual(names.map((_, nr) => nr >= 300 - 256))
  })

  it('keeps the durable ones for the next process too, over midnight', async () => {
    const store = openMemoryKeyedStore()
    const time = { now: 20 * 24 * hour + 23 * hour }
    const memory = () => createAnswerMemory(store, { now: () => time.now })
    await keeping(lasting)(memory(), 'a')
    await keeping(shortly)(memory(), 'b')
    time.now += 2 * hour
    expect(await memory().find('a')).toMatchObject(kept)
    expect(await memory().find('b')).toBeNull()
    time.now += 25 * hour
    await keeping(lasting)(memory(), 'c')
    expect(await store.table('answers').list('', 10)).toHaveLength(1)
  })

  it('has what comes several times at once done by one, and by the next where that was refused', async () => {
    const memory = createAnswerMemory(openMemoryKeyedStore(), { now: () => 0 })
    const outcomes: Outcome[] = [refuse('busy'), answer, done({ id: 2 })]
    const work = async () => outcomes.shift() ?? refuse('conflict')
    const came = await Promise.all([1, 2, 3, 4].map(() => memory.once('a', shortly, work)))
    expect(came).toEqual([refuse('busy'), answer, answer, answer])
    expect(await memory.once('b', shortly, work)).toEqual(done({ id: 2 }))
  })

  it('keeps no secret, only that it was told, for the next process too', async () => {
    const store = openMemoryKeyedStore()
    const memory = () => createAnswerMemory(store, { now: () => 0 })
    const tell = keeping({ isDurable: true, isToldOnce: true })
    const first = memory()
    expect(await tell(first, 'a')).toEqual(answer)
    expect(await tell(first, 'a')).toEqual(refuse('told-once'))
    expect(await memory().find('a')).toEqual({ text: null, position: positionFrom(7), at: 0 })
    expect(JSON.stringify(await store.table('answers').list('', 10))).not.toContain(String.raw`\"id\"`)
  })
})

describe('the sentence about a limit', () => {
  it.each([
    ['submit:ann', 720, 'You can post again in 12 minutes.'],
    ['submit:ann', 61, 'You can post again in 2 minutes.'],
    ['comment:ann', 7, 'You are posting too fast. Try again in 7 seconds'],
    ['vote:ann', 7200, 'You are doing this too often. Try again in 2 hours.'],
    ['login:here', 60, 'Too many tries. Try again in 1 minute.'],
  ])('says to %s that it is %s seconds', (key, seconds, sentence) => {
    const refused = tooOften({ isFree: false, claim: { key, windows: [] }, retryAfter: seconds })
    expect(refused.message).toBe(sentence)
  })
})
