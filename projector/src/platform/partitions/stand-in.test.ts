import { earliestOf, positionFrom } from '@deals/events'
import { voteTallies } from '../../testing/small-views.ts'
import type { FedVersion } from './partition-processors.ts'
import { byPartition, standIn } from './stand-in.ts'

const at = (numbers: Record<string, number>): FedVersion => {
  const partitions = Object.fromEntries(Object.entries(numbers).map(([name, at]) => [name, positionFrom(at)]))
  return {
    projection: voteTallies,
    stored: {
      projection: 'vote-tallies',
      version: 1,
      code: '',
      state: 'fed',
      indexed: true,
      createdAt: 0,
      dropAfter: null,
      log: null,
      position: earliestOf(Object.values(partitions)),
      partitions,
      digest: '',
      parkedKeys: 0,
    },
  }
}

/** A watch over two partitions whose clock a test moves. */
function watching() {
  let time = 0
  const watch = standIn({ count: 2, afterMs: 8, now: () => time })
  return (now: number, positions: [number, number], head: number) => {
    time = now
    const [first, second] = positions
    return watch.look([at({ '0/2': first, '1/2': second })], positionFrom(head)).map(({ index }) => index)
  }
}

describe('a partition', () => {
  it('that follows the log, or has nothing to follow, is left alone', () => {
    const look = watching()
    expect(look(0, [5, 5], 5)).toEqual([])
    expect(look(100, [5, 5], 5)).toEqual([])
    expect(look(101, [5, 5], 9)).toEqual([])
    expect(look(108, [7, 6], 12)).toEqual([])
    expect(look(115, [8, 12], 12)).toEqual([])
  })

  it('that stands still while the log goes on is stood in for, and from then on without waiting', () => {
    const look = watching()
    expect(look(0, [5, 5], 9)).toEqual([])
    expect(look(7, [5, 9], 9)).toEqual([])
    expect(look(8, [5, 9], 9)).toEqual([0])
    expect(look(9, [9, 9], 9)).toEqual([])
    expect(look(10, [9, 12], 12)).toEqual([0])
  })

  it('that moves by itself again is left to whoever moves it', () => {
    const look = watching()
    look(0, [5, 9], 9)
    expect(look(8, [5, 9], 9)).toEqual([0])
    expect(look(9, [11, 11], 12)).toEqual([])
    expect(look(12, [11, 12], 13)).toEqual([])
  })

  it('that was stood in for long is handed back, and stood in for again when it still stands', () => {
    const look = watching()
    look(0, [5, 9], 9)
    const looks = Array.from({ length: 40 }, (_, at) => 8 + at * 2)
    // Its owner is brought everything late, so that nobody but who stands in moves it.
    let position = 5
    const stoodIn = looks.filter((now) => {
      const head = 9 + now
      const isOurs = look(now, [position, head], head).includes(0)
      position = isOurs ? head : position
      return isOurs
    })
    expect(stoodIn).toEqual([...looks.filter((now) => now < 56), ...looks.filter((now) => now >= 64)])
  })

  it('of several versions is folded in one pass', () => {
    const version = at({ '0/2': 1, '1/2': 1 })
    expect(byPartition([0, 1, 0].map((index) => ({ version, index })))).toEqual([
      { view: 'by-post', index: 0, versions: [version, version] },
      { view: 'by-post', index: 1, versions: [version] },
    ])
  })
})
