import { createPressQueue } from './press-queue.ts'

function deferred<T>() {
  let resolve: (value: T) => void = () => undefined
  let reject: (error: Error) => void = () => undefined
  const promise = new Promise<T>((onValue, onError) => {
    resolve = onValue
    reject = onError
  })
  return { promise, resolve, reject }
}

describe('presses on one thing', () => {
  it('are sent one after the other, and only the last answer is shown', async () => {
    const queue = createPressQueue<number | null>()
    const [first, second] = [deferred<number | null>(), deferred<number | null>()]
    const shown: (number | null)[] = []
    const sent: string[] = []
    const press = (name: string, { promise }: ReturnType<typeof deferred<number | null>>) => ({
      send: () => {
        sent.push(name)
        return promise
      },
      onConfirmed: (value: number | null) => shown.push(value),
      onFailed: () => shown.push(99),
      onDropped: () => shown.push(99),
    })
    const done = queue.add(1, null, press('first', first))
    await queue.add(1, 1, press('second', second))
    expect(sent).toEqual(['first'])
    first.resolve(1)
    second.resolve(null)
    await done
    expect(sent).toEqual(['first', 'second'])
    expect(shown).toEqual([null])
  })

  it('fall back to what the server last confirmed, and drop what was built on the failure', async () => {
    const queue = createPressQueue<number | null>()
    const outcome = [deferred<number | null>(), deferred<number | null>()]
    const shown: (number | null)[] = []
    const [sent, dropped]: [number[], number[]] = [[], []]
    const press = (index: number) => ({
      send: () => {
        sent.push(index)
        return outcome[index]?.promise ?? Promise.resolve(null)
      },
      onConfirmed: (value: number | null) => shown.push(value),
      onFailed: (before: number | null) => shown.push(before),
      onDropped: () => dropped.push(index),
    })
    const done = queue.add(1, null, press(0))
    await queue.add(1, 1, press(1))
    await queue.add(1, -1, press(2))
    outcome[0]?.resolve(1)
    outcome[1]?.reject(new Error('refused'))
    await done
    expect(sent).toEqual([0, 1])
    expect(shown).toEqual([1])
    expect(dropped).toEqual([2])
  })
})
