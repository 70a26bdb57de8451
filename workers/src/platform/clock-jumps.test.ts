import { doubtAfterJumps, doubtMs } from './clock-jumps.ts'

const minute = 60_000
const month = 30 * 86_400_000

function opened() {
  const time = { now: Date.UTC(2026, 0, 12), steady: 5_000 }
  const warned: unknown[] = []
  let done = 0
  const believing = doubtAfterJumps({
    clock: { now: () => time.now },
    steady: () => time.steady,
    logger: { warn: (about) => void warned.push(about) },
  })
  const task = believing(async () => {
    done += 1
  })
  return {
    warned,
    /** So much time goes by, after the clock was set by so much. */
    after: async (passed: number, set = 0) => {
      time.steady += passed
      time.now += passed + set
      const before = done
      await task()
      return done > before ? 'done' : 'waits'
    },
  }
}

describe('what cannot be taken back', () => {
  it('is done as time goes by, and where a clock is put right by a little', async () => {
    const { after, warned } = opened()
    expect([await after(0), await after(month), await after(minute, 9 * minute), await after(0, -month)]).toEqual(
      Array.from({ length: 4 }, () => 'done'),
    )
    expect(warned).toEqual([])
  })

  it('is not done by a clock that is a month ahead for less than an hour', async () => {
    const { after, warned } = opened()
    expect([await after(minute, month), await after(doubtMs - minute), await after(minute / 2, -month)]).toEqual([
      'waits',
      'waits',
      'done',
    ])
    expect(warned).toEqual([{ minutes: month / minute }])
  })

  it('is done after an hour where the clock stays as it is, as after a sleep of the machine, and waits for the next jump', async () => {
    const { after } = opened()
    expect([await after(minute, month), await after(doubtMs), await after(0), await after(0, month)]).toEqual([
      'waits',
      'done',
      'done',
      'waits',
    ])
  })
})
