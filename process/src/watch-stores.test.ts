import { notAnswering } from './answering.ts'
import { countedWarnings } from './log-hooks.ts'
import { sayingOnce } from './repeats.ts'
import { watchStores } from './watch-stores.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

describe('what is said again and again', () => {
  it('is said once, counted while it goes on, and said in full when it comes back later', async () => {
    const said: string[] = []
    const say = sayingOnce((line) => said.push(line), 1_000)
    ;['a store is away', 'a store is away', 'the disk is full', 'a store is away'].forEach(say)
    expect(said.splice(0)).toEqual(['a store is away', 'the disk is full'])
    await jest.advanceTimersByTimeAsync(1_000)
    expect(said.splice(0)).toEqual(['a store is away (the same 2 more times)'])
    await jest.advanceTimersByTimeAsync(1_000)
    say('a store is away')
    expect(said).toEqual(['a store is away'])
  })

  it('is one line of a log, with its count, unless it bears a name that somebody was told', async () => {
    const written: unknown[][] = []
    const { logMethod } = countedWarnings(1_000)
    const log = (level: number, ...args: unknown[]) =>
      logMethod.call(null, args, (...line: unknown[]) => void written.push(line), level)
    const err = new Error('14 UNAVAILABLE')
    Array.from({ length: 312 }, () => log(40, { err }, 'a store is away'))
    ;['x', 'y'].forEach((problem) => log(50, { err, problem }, 'a bug'))
    Array.from({ length: 2 }, () => log(30, 'ready'))
    expect(written.splice(0)).toEqual([
      [{ err }, 'a store is away'],
      [{ err, problem: 'x' }, 'a bug'],
      [{ err, problem: 'y' }, 'a bug'],
      ['ready'],
      ['ready'],
    ])
    await jest.advanceTimersByTimeAsync(1_000)
    expect(written).toEqual([[{ repeats: 311 }, 'the same 311 more times: a store is away (14 UNAVAILABLE)']])
  })
})

describe('a store that is watched', () => {
  let said: string[]
  let answer: () => Promise<unknown>
  const watch = () =>
    watchStores({ 'event log': () => answer() }, { logger: { warn: (_about, line) => void said.push(line) } })

  beforeEach(() => {
    said = []
    answer = async () => 7
  })

  it('that fails is named once, now and then again, and once more when it answers', async () => {
    const watching = watch()
    await jest.advanceTimersByTimeAsync(10_000)
    answer = async () => Promise.reject(new Error('nobody listens'))
    await jest.advanceTimersByTimeAsync(65_000)
    answer = async () => 8
    await jest.advanceTimersByTimeAsync(10_000)
    expect(said).toEqual([
      'the event log does not answer: nobody listens',
      'the event log has not answered for 60 s: nobody listens',
      'the event log answers again, after 64 s',
    ])
    await watching.close()
  })

  it('that is silent is named after five seconds, and is asked nothing more meanwhile', async () => {
    let asked = 0
    let release = () => undefined as void
    answer = () => {
      asked += 1
      return new Promise((resolve) => (release = () => resolve(1)))
    }
    const watching = watch()
    await jest.advanceTimersByTimeAsync(12_000)
    expect([asked, said]).toEqual([1, ['the event log does not answer: it has been silent for 5 s']])
    release()
    await jest.advanceTimersByTimeAsync(0)
    expect(said.at(-1)).toBe('the event log answers again, after 7 s')
    await watching.close()
    await jest.advanceTimersByTimeAsync(20_000)
    expect(asked).toBe(1)
  })
})

describe('whoever asks whether a process is ready', () => {
  it('hears every name within a second, though a store is frozen', async () => {
    const frozen = () => new Promise<never>(() => undefined)
    const names = notAnswering(
      { log: frozen, documents: async () => 1, accounts: () => Promise.reject(new Error('away')) },
      { processors: frozen, views: async () => ['posts', 'users'] },
    )
    await jest.advanceTimersByTimeAsync(1_000)
    expect(await names).toEqual(['log', 'accounts', 'processors', 'posts', 'users'])
  })
})
