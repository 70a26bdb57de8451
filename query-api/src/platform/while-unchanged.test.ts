import { openMemoryReadModels, type ReadModels } from '@deals/projector/read-models'
import { whileUnchanged } from './while-unchanged.ts'

interface Answer {
  text: string
}

function opened({ most = 1_000, isKept = () => true }: { most?: number; isKept?: (answer: Answer) => boolean } = {}) {
  const time = { moment: 'one', now: 0 }
  const readModels: ReadModels = { ...openMemoryReadModels().readModels, moment: async () => time.moment }
  const kept = whileUnchanged<Answer>({ most, sizeOf: ({ text }) => text.length, isKept })
  let computed = 0
  const compute = async () => ({ text: `answer ${(computed += 1)}` })
  const ask = async (key = 'a', how = compute) => (await kept({ readModels, now: time.now, key }, how)).text
  return { time, ask, compute }
}

it('an answer is computed once as long as nothing has changed', async () => {
  const { time, ask } = opened()
  expect([await ask(), await ask(), await ask('b')]).toEqual(['answer 1', 'answer 1', 'answer 2'])
  time.moment = 'two'
  expect([await ask(), await ask()]).toEqual(['answer 3', 'answer 3'])
})

it('the clock ends an answer too, whichever way it is set', async () => {
  const { time, ask } = opened()
  await ask()
  time.now = 1_999
  expect(await ask()).toBe('answer 1')
  time.now = 2_000
  expect(await ask()).toBe('answer 2')
  time.now = -60_000
  expect(await ask()).toBe('answer 3')
})

it('who asks while it is being computed gets the same, unless something has changed', async () => {
  const { time, ask, compute } = opened()
  let go = () => {}
  const waiting = new Promise<void>((resolve) => (go = resolve))
  const slowly = async () => {
    const answer = await compute()
    await waiting
    return answer
  }
  const [first, second] = [ask('a', slowly), ask('a', slowly)]
  await Promise.resolve()
  time.moment = 'two'
  const third = ask()
  expect(await third).toBe('answer 2')
  go()
  expect(await Promise.all([first, second])).toEqual(['answer 1', 'answer 1'])
})

it('what failed, what is not worth keeping and what takes too much room is computed again', async () => {
  const { ask } = opened({ isKept: ({ text }) => text !== 'answer 1' })
  await expect(ask('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect([await ask(), await ask(), await ask()]).toEqual(['answer 1', 'answer 2', 'answer 2'])
  const small = opened({ most: 20 })
  await small.ask('a')
  await small.ask('b')
  await small.ask('c')
  expect([await small.ask('c'), await small.ask('a')]).toEqual(['answer 3', 'answer 4'])
})
