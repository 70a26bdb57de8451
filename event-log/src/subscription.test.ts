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

describe('a subscription', () => {
  it('hands on what it finds when it does not linger', async () => {
    expect(await batchesOf([first, second, second])).toEqual([first, second])
  })

  it('that lingers reads once what came one after the other', async () => {
    const written = [at(1)]
    const reads: Batch[] = []
    const stop = new AbortController()
    const source = {
      readAll: async ({ after }: { after: Position }): Promise<Batch> => {
        const events = written.filter(({ position }) => position > after)
        reads.push({ events, upTo: events.at(-1)?.position ?? after, live: true })
        return reads.at(-1) ?? first
      },
      tail: {
        ...watchTail(() => positionFrom(99)),
        beyond: async () => {
          written.push(at(2))
          setImmediate(() => written.push(at(3)))
        },
      },
      isClosed: () => false,
    }
    for await (const { upTo } of subscribeTo(source, { after: beforeFirst, lingerMs: 20, signal: stop.signal })) {
      if (upTo > first.upTo) {
        stop.abort()
      }
    }
    expect(reads.map(({ events }) => events.length)).toEqual([1, 2])
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
