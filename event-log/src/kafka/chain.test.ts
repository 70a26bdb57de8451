import fc from 'fast-check'
import { numberOf, positionFrom } from '@deals/events/platform'
import { anEvent } from '../testing/log-events.ts'
import type { LogEvent } from '../event-log.ts'
import { runsOf, type CarriedRecord } from './chain.ts'

const eventAt = (position: number): LogEvent => ({
  ...anEvent(),
  stream: 'test-1',
  revision: position,
  at: 0,
  position: positionFrom(position),
})
const carried = (position: number, previous: number): CarriedRecord => ({
  position: positionFrom(position),
  previous: positionFrom(previous),
  event: eventAt(position),
})
const watermark = (position: number, previous: number): CarriedRecord => ({
  position: positionFrom(position),
  previous: positionFrom(previous),
  event: null,
})
const seen = (records: readonly CarriedRecord[]) =>
  runsOf(records).map(({ after, upTo, events }) => [after, upTo, events.map(({ position }) => position)])

describe('the chain of a partition', () => {
  it('is one run while each record names the one before it', () => {
    expect(seen([carried(3, 0), carried(7, 3), watermark(9, 7), carried(12, 7)])).toEqual([[0, 12, [3, 7, 12]]])
  })

  it('begins a new run where something is missing', () => {
    expect(seen([carried(3, 0), carried(12, 7), watermark(20, 12)])).toEqual([
      [0, 3, [3]],
      [7, 20, [12]],
    ])
  })

  it('shows by a watermark that the last event is missing', () => {
    expect(seen([carried(3, 0), watermark(20, 12)])).toEqual([
      [0, 3, [3]],
      [12, 20, []],
    ])
  })

  it('passes by what comes again', () => {
    const again = [carried(3, 0), carried(7, 3), carried(3, 0), watermark(5, 3), carried(7, 3), carried(9, 7)]
    expect(seen(again)).toEqual([[0, 9, [3, 7, 9]]])
  })
})

/** A partition's events, with the log going on between them. */
const anyPositions = fc
  .uniqueArray(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 30 })
  .map((some) => some.sort((left, right) => left - right))
const anyFates = fc.array(fc.constantFrom('once', 'twice', 'lost', 'restart'), { minLength: 30 })
const linked = (positions: readonly number[]) =>
  positions.map((position, at) => carried(position, positions[at - 1] ?? 0))

describe('whoever reads what a transport made of a chain', () => {
  it('gets each event once and in order, and knows of each that was dropped', () => {
    fc.assert(
      fc.property(anyPositions, anyFates, (all, fates) => {
        const chain = linked(all)
        const arrived: CarriedRecord[] = []
        for (const [at, record] of chain.entries()) {
          const fate = fates[at]
          // A relay that restarts sends again from where its checkpoint was.
          const before = fate === 'restart' ? chain.slice(Math.max(0, at - 4), at) : []
          arrived.push(...before, ...(fate === 'lost' ? [] : fate === 'twice' ? [record, record] : [record]))
        }
        let stands = 0
        const got: number[] = []
        for (const { after, upTo, events } of runsOf(arrived)) {
          // The range that is missing is read from the log.
          got.push(...all.filter((position) => position > stands && position <= numberOf(after)))
          got.push(
            ...events
              .map(({ position }) => numberOf(position))
              .filter((position) => position > Math.max(stands, numberOf(after))),
          )
          stands = Math.max(stands, numberOf(upTo))
        }
        expect(got).toEqual(all.filter((position) => position <= stands))
      }),
      { numRuns: 500 },
    )
  })
})
