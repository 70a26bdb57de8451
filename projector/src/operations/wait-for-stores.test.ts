import { Unavailable } from '@deals/storage'
import { waitingForStores } from './wait-for-stores.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const desk = () => {
  const said: string[] = []
  return { said, print: (line: string) => void said.push(line), signal: new AbortController().signal }
}

describe('a command whose stores are away', () => {
  it('waits for them, says so once, and goes on', async () => {
    const at = desk()
    let tries = 0
    const done = waitingForStores(at, async () => {
      tries += 1
      if (tries < 4) {
        throw new Unavailable('MongoDB does not answer: read ECONNRESET')
      }
      return 'equal'
    })
    await jest.advanceTimersByTimeAsync(2_000)
    expect(await done).toBe('equal')
    expect(at.said).toEqual(['Waiting: MongoDB does not answer: read ECONNRESET'])
  })

  it('gives up when they stay away', async () => {
    const done = waitingForStores(desk(), () => Promise.reject(new Unavailable('gone'))).catch(String)
    await jest.advanceTimersByTimeAsync(31_000)
    expect(await done).toBe('Unavailable: gone')
  })

  it('does not try again what failed for another reason', async () => {
    const work = jest.fn(() => Promise.reject(new Error('wrong')))
    await expect(waitingForStores(desk(), work)).rejects.toThrow('wrong')
    expect(work).toHaveBeenCalledTimes(1)
  })
})
