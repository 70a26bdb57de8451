import { beforeFirst, positionFrom } from '@deals/events/platform'
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

async function batchesOf(answers: readonly (Batch | Error)[], lingerMs: number): Promise<Batch[]> {
  const batches: Batch[] = []
  const { signal } = new AbortController()
  for await (const batch of subscribeTo(scripted(answers).source, { after: beforeFirst, lingerMs, signal })) {
    batches.push(batch)
  }
  return batches
}

describe('a subscription', () => {
  it('hands on what it finds when it does not linger', async () => {
    expect(await batchesOf([first, second, second], 0)).toEqual([first, second])
  })

  it('that lingers puts what came meanwhile into the same batch', async () => {
    const batches = await batchesOf([first, second, second], 1)
    expect(batches).toEqual([{ events: [...first.events, ...second.events], upTo: 2, live: true }])
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
