import { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import fc from 'fast-check'
import { takingTurns, type Kind } from './taking-turns.ts'

const times = (most: number) => Array.from({ length: most }, (_, nr) => nr)

/** Takes turns, and writes down what was begun. */
function opened({ isMuch = true }: { isMuch?: boolean } = {}) {
  const begun: string[] = []
  const inTurn = takingTurns(() => isMuch)
  const ask = (kind: Kind, count: number) =>
    times(count).forEach((nr) => inTurn(kind, () => void begun.push(`${kind} ${nr}`)))
  const ofKind = (kind: Kind) => begun.filter((one) => one.startsWith(kind)).length
  return { begun, inTurn, ask, counts: () => [ofKind('work'), ofKind('refusal')] }
}

describe('a process with little to do', () => {
  it('begins everything at once', () => {
    const { ask, counts } = opened({ isMuch: false })
    ask('work', 3)
    ask('refusal', 20)
    expect(counts()).toEqual([3, 20])
  })
})

describe('a process with more to do than it can', () => {
  it('begins one piece of work in a turn, and some refusals beside it', async () => {
    const { ask, counts } = opened()
    ask('work', 3)
    ask('refusal', 20)
    const seen: number[][] = []
    for (let turn = 0; turn < 3; turn += 1) {
      seen.push(counts())
      await nextTurn()
    }
    expect([...seen, counts()]).toEqual([
      [0, 0],
      [1, 12],
      [2, 20],
      [3, 20],
    ])
  })

  it('takes in new connections first, and lets nobody wait for them without end', async () => {
    const { ask, inTurn, counts } = opened()
    const known = new Socket()
    inTurn.cameBy(known)
    ask('work', 2)
    let turns = 0
    for (; counts()[0] === 0 && turns < 1_000; turns += 1) {
      inTurn.cameBy(new Socket())
      await nextTurn()
    }
    expect(turns).toBe(65)
    inTurn.cameBy(known)
    await nextTurn()
    expect(counts()).toEqual([2, 0])
  })

  it('says how long the next piece of work has waited, and nothing where none waits', async () => {
    const { ask, inTurn } = opened()
    expect(inTurn.waited()).toBe(0)
    ask('work', 1)
    const since = performance.now()
    while (performance.now() - since < 2) {
      // Somebody else works.
    }
    expect(inTurn.waited()).toBeGreaterThanOrEqual(2)
    await nextTurn()
    expect(inTurn.waited()).toBe(0)
  })

  it('begins each thing once, each kind in the order of asking, whatever comes when', async () => {
    const rounds = fc.array(
      fc.record({ work: fc.nat(5), refusals: fc.nat(40), isNew: fc.boolean(), isMuch: fc.boolean() }),
    )
    await fc.assert(
      fc.asyncProperty(rounds, async (all) => {
        let isMuch = true
        const begun: Record<Kind, number[]> = { work: [], refusal: [] }
        const asked: Record<Kind, number[]> = { work: [], refusal: [] }
        const inTurn = takingTurns(() => isMuch)
        const ask = (kind: Kind) => {
          const nr = asked[kind].push(0) - 1
          asked[kind][nr] = nr
          inTurn(kind, () => void begun[kind].push(nr))
        }
        for (const round of all) {
          isMuch = round.isMuch
          times(round.isNew ? 1 : 0).forEach(() => inTurn.cameBy(new Socket()))
          times(round.work).forEach(() => ask('work'))
          times(round.refusals).forEach(() => ask('refusal'))
          await nextTurn()
        }
        const isDone = () => begun.work.length === asked.work.length && begun.refusal.length === asked.refusal.length
        for (let turn = 0; turn < 1_000 && !isDone(); turn += 1) {
          await nextTurn()
        }
        expect(begun).toEqual(asked)
      }),
      { numRuns: 50 },
    )
  })
})
