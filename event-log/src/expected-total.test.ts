import { beforeFirst, numberOf, positionFrom } from '@deals/events/platform'
import type { EventLog } from './event-log.ts'
import { expectedTotal } from './expected-total.ts'

const head = positionFrom(8_000)
const half = positionFrom(4_000)

type Countable = Pick<EventLog, 'between' | 'estimate'>
/** Its positions are bytes. */
const logThatCounts = (events: number | undefined): Countable => ({
  between: async () => events,
  estimate: (after, upTo) => (numberOf(upTo) - numberOf(after)) / 800,
})

describe('how many events a way has', () => {
  it('is counted where the log counts', async () => {
    const total = await expectedTotal(logThatCounts(42), beforeFirst, head)
    expect(total({ events: 0, position: beforeFirst })).toBe(42)
  })

  it('follows from what was read of a log that does not, so that its share is the share of the way', async () => {
    const total = await expectedTotal(logThatCounts(undefined), beforeFirst, head)
    expect(total({ events: 0, position: beforeFirst })).toBeNull()
    expect(total({ events: 30, position: half })).toBe(60)
    expect(total({ events: 70, position: head })).toBe(70)
    expect(total({ events: 75, position: positionFrom(9_000) })).toBe(75)
  })
})
