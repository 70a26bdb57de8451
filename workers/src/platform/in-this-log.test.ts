import { numberOf, positionFrom } from '@deals/events'
import { newUuid } from '@deals/events/platform'
import { openMemoryLog } from '@deals/event-log'
import { inThisLog } from './in-this-log.ts'
import type { Job } from './job-queue.ts'

const commandId = newUuid()
const meta = {
  v: 1,
  commandId,
  correlationId: commandId,
  causationId: commandId,
  actor: { id: 'ann', kind: 'user' },
} as const
const event = () => ({ id: newUuid(), type: 'PostExpired', data: {}, meta })

async function seenOf(payloads: readonly Job['payload'][]) {
  const log = openMemoryLog()
  await log.append('post-1', [event(), event(), event()], { expected: 'none' })
  const seen: Job['payload'][] = []
  const handler = inThisLog(log, async (job) => void seen.push(job.payload))
  for (const payload of payloads) {
    await handler({ id: 'a job', tries: 1, payload })
  }
  return { seen, head: numberOf(await log.head()) }
}

describe('a job', () => {
  it('that waits for a place in this log keeps it', async () => {
    const payloads: Job['payload'][] = [
      { position: 2, postId: 7 },
      { position: 3, knownAs: '18.0a1b2c3d' },
      { userId: 'ann' },
    ]
    expect((await seenOf(payloads)).seen).toEqual(payloads)
  })

  it('of a log that the site has left waits for no place that this one never reaches, and keeps its name', async () => {
    const beyond = numberOf(positionFrom(18_259_490))
    const { seen, head } = await seenOf([
      { position: beyond, postId: 7 },
      { position: beyond, knownAs: '12' },
    ])
    expect(seen).toEqual([
      { position: head, postId: 7, knownAs: String(beyond) },
      { position: head, knownAs: '12' },
    ])
  })
})
