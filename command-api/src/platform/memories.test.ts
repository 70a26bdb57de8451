import { positionFrom } from '@deals/events'
import { openMemoryKeyedStore } from '@deals/accounts'
import { createAnswerMemory } from './answer-memory.ts'
import { tooOften } from './write-limits.ts'

const hour = 3_600_000

describe('the memory of answers', () => {
  const answer = { status: 201, text: '{"id":1}', position: positionFrom(7) }

  it('keeps an answer for a day', async () => {
    const time = { now: 20 * 24 * hour }
    const memory = createAnswerMemory(openMemoryKeyedStore(), { now: () => time.now })
    await memory.keep('a', answer, { durable: false })
    time.now += 24 * hour - 1
    expect(await memory.find('a')).toMatchObject(answer)
    time.now += 1
    expect(await memory.find('a')).toBeNull()
  })

  it('keeps as many long ones as there is room for, the latest', async () => {
    const memory = createAnswerMemory(openMemoryKeyedStore(), { now: () => 0 })
    const long = { ...answer, text: 'x'.repeat(64 * 1024) }
    const names = Array.from({ length: 300 }, (_, nr) => `answer-${nr}`)
    for (const name of names) {
      await memory.keep(name, long, { durable: false })
      // A repeat takes no more room.
      await memory.keep(name, long, { durable: false })
    }
    const found = await Promise.all(names.map((name) => memory.find(name)))
    expect(found.map((one) => one !== null)).toEqual(names.map((_, nr) => nr >= 300 - 256))
  })

  it('keeps the durable ones for the next process too, over midnight', async () => {
    const store = openMemoryKeyedStore()
    const time = { now: 20 * 24 * hour + 23 * hour }
    const memory = () => createAnswerMemory(store, { now: () => time.now })
    await memory().keep('a', answer, { durable: true })
    await memory().keep('b', answer, { durable: false })
    time.now += 2 * hour
    expect(await memory().find('a')).toMatchObject(answer)
    expect(await memory().find('b')).toBeNull()
    time.now += 25 * hour
    await memory().keep('c', answer, { durable: true })
    expect(await store.table('answers').list('', 10)).toHaveLength(1)
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
