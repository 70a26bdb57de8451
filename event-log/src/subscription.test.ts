import { beforeFirst, positionFrom, type Position } from '@deals/events/platform'
import { Unavailable } from '@deals/storage'
import { anEvent } from './testing/log-events.ts'
import type { Batch, LogEvent } from './event-log.ts'
import { subscribeTo } from './subscription.ts'
import { watchTail } from './tail-watch.ts'

const at = (position: number): LogEvent => ({
  ...anEvent(),
  stream: 'post-1',
  revision: position - 1,
  at: 0,
  position: positionFrom(position),
})
const first: Batch = { events: [at(1)], upTo: positionFrom(1), live: true }
const second: Batch = { events: [at(2)], upTo: positionFrom(2), live: true }

/** A log whose readings are written down; each answer is given once. */
function scripted(answers: readonly (Batch | Error)[]) {
  const left = [...answers]
  const retries: Error[] = []
  const source = {
    readAll: async () => {
      const answer = left.shift()
      if (answer === undefined || answer instanceof Error) {
        throw answer ?? new Error('nothing is left to read')
      }
      return answer
    },
    tail: watchTail(() => positionFrom(99)),
    isClosed: () => left.length === 0,
    onRetry: (error: Unavailable) => retries.push(error),
  }
  return { source, retries }
}

async function batchesOf(answers: readonly (Batch | Error)[]): Promise<Batch[]> {
  const batches: Batch[] = []
  const { signal } = new AbortController()
  for await (const batch of subscribeTo(scripted(answers).source, { after: beforeFirst, signal })) {
    batches.push(batch)
  }
  return batches
}

/** How many events each of two readings gave, where one more came at the tail and another right after it. */
async function readingsOf({ found, ...moments }: { found: number; lingerMs?: number; busyLingerMs?: number }) {
  const written = Array.from({ length: found }, (_, place) => at(place + 1))
  const readings: number[] = []
  const stop = new AbortController()
  const source = {
    readAll: async ({ after }: { after: Position }): Promise<Batch> => {
      const events = written.filter(({ position }) => position > after)
      readings.push(events.length)
      return { events, upTo: events.at(-1)?.position ?? after, live: true }
    },
    tail: {
      ...watchTail(() => positionFrom(99)),
      beyond: async () => {
        written.push(at(found + 1))
        setImmediate(() => written.push(at(found + 2)))
      },
    },
    isClosed: () => false,
  }
  for await (const { upTo } of subscribeTo(source, { after: beforeFirst, ...moments, signal: stop.signal })) {
    if (upTo > positionFrom(found)) {
      stop.abort()
    }
  }
  return readings
}

describe('a subscription', () => {
  it('hands on what it finds when it does not linger', async () => {
    expect(await batchesOf([first, second, second])).toEqual([first, second])
  })

  it('that lingers reads once what came one after the other', async () => {
    expect(await readingsOf({ found: 1, lingerMs: 20 })).toEqual([1, 2])
  })

  it.each([
    [1, 'does not wait for company', 1],
    [3, 'does not wait for company', 1],
    [4, 'waits for company', 2],
    [40, 'waits for company', 2],
  ])('that lingers while many come: after %i events it %s', async (found, _waits, next) => {
    expect(await readingsOf({ found, busyLingerMs: 20 })).toEqual([found, next])
  })

  it('reads again when the store was away, and tells of it', async () => {
    const away = new Unavailable('away')
    const { source, retries } = scripted([away, first, second])
    const reading = subscribeTo(source, { after: beforeFirst, signal: new AbortController().signal }).next()
    await expect(reading).resolves.toEqual({ done: false, value: first })
    expect(retries).toEqual([away])
  })

  it('fails when something is wrong that reading again does not heal', async () => {
    const { source } = scripted([new TypeError('a bug'), first])
    const reading = subscribeTo(source, { after: beforeFirst, signal: new AbortController().signal }).next()
    await expect(reading).rejects.toThrow('a bug')
  })

  it('ends while it waits to read again', async () => {
    const stop = new AbortController()
    const { source } = scripted([new Unavailable('away'), first, second])
    const reading = subscribeTo(
      { ...source, onRetry: () => stop.abort() },
      { after: beforeFirst, signal: stop.signal },
    ).next()
    await expect(reading).resolves.toEqual({ done: true, value: undefined })
  })
})
