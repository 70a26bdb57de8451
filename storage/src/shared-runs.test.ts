import { askedTogether, sharedRuns } from './shared-runs.ts'

function runs() {
  const ends: { resolve: () => void; reject: (error: Error) => void }[] = []
  const ask = sharedRuns(() => new Promise<void>((resolve, reject) => void ends.push({ resolve, reject })))
  const settled: string[] = []
  const turn = () => new Promise<void>((resolve) => void setImmediate(resolve))
  const asks = (name: string) =>
    void ask().then(
      () => settled.push(`${name} done`),
      () => settled.push(`${name} failed`),
    )
  return { ends, settled, turn, asks }
}

describe('runs that are shared', () => {
  it('serve those who ask before one begins', async () => {
    const { ends, settled, turn, asks } = runs()
    asks('a')
    asks('b')
    await turn()
    ends[0]?.resolve()
    await turn()

    expect([ends.length, settled]).toEqual([1, ['a done', 'b done']])
  })

  it('do not serve those who ask while one is under way, but the next one does', async () => {
    const { ends, settled, turn, asks } = runs()
    asks('a')
    await turn()
    asks('b')
    asks('c')
    ends[0]?.resolve()
    await turn()
    expect([ends.length, settled]).toEqual([2, ['a done']])

    ends[1]?.resolve()
    await turn()
    expect([ends.length, settled]).toEqual([2, ['a done', 'b done', 'c done']])
  })

  it('that fail are no end for those who ask afterwards', async () => {
    const { ends, settled, turn, asks } = runs()
    asks('a')
    await turn()
    asks('b')
    ends[0]?.reject(new Error('The disk is away.'))
    await turn()
    ends[1]?.resolve()
    await turn()

    expect(settled).toEqual(['a failed', 'b done'])
  })
})

describe('questions that are asked together', () => {
  it('are those that came while others were under way, and each gets the whole answer', async () => {
    const asked: (readonly string[])[] = []
    const ask = askedTogether(async (names: readonly string[]) => {
      asked.push(names)
      await new Promise<void>((resolve) => void setImmediate(resolve))
      return new Set(names)
    })
    const first = ask('a')
    await Promise.resolve().then(() => undefined)
    const answers = await Promise.all([first, ask('b'), ask('c')])
    expect(asked).toEqual([['a'], ['b', 'c']])
    expect(answers.map((names) => [...names])).toEqual([['a'], ['b', 'c'], ['b', 'c']])
  })

  it('fail together, and the next are asked all the same', async () => {
    let isAway = true
    const ask = askedTogether(async (names: readonly string[]) => {
      if (isAway) {
        throw new Error('away')
      }
      return names.length
    })
    const failed = await Promise.allSettled([ask('a'), ask('b')])
    isAway = false
    expect([failed.map(({ status }) => status), await ask('c')]).toEqual([['rejected', 'rejected'], 1])
  })
})
