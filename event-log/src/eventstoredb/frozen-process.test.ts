import { fileURLToPath } from 'node:url'
import { startScript, type StartedScript } from '@deals/storage/testing'
import { beforeFirst } from '@deals/events/platform'
import { Unavailable, OutcomeUnknown } from '@deals/storage'
import type { EventLog } from '../event-log.ts'
import { anEvent, everythingAfter, follow, freshStream, someEvents } from '../testing/log-events.ts'
import { openEventStoreDbLog } from './eventstoredb-event-log.ts'

const script = fileURLToPath(new URL('../testing/fake-event-store/serve-events.ts', import.meta.url))
const served = 3_000

let server: StartedScript
let log: EventLog
beforeEach(async () => {
  server = startScript(script, [String(served)])
  await server.untilLines(1)
  const port = /:(\d+)$/.exec(server.lines[0] ?? '')?.[1] ?? ''
  log = await openEventStoreDbLog({ url: `esdb://127.0.0.1:${port}?tls=false`, answerWithinMs: 500, pollMs: 20 })
})
afterEach(async () => {
  await log.close()
  await server.kill()
})

describe('the process of a server', () => {
  it('that is frozen in the middle of an append writes it once when it is repeated', async () => {
    const [stream, events] = [freshStream(), someEvents(2)]
    server.child.kill('SIGSTOP')
    const frozen = log.append(stream, events, { expected: 'none', deadlineMs: 300 })
    await expect(frozen).rejects.toBeInstanceOf(OutcomeUnknown)
    await expect(log.head()).rejects.toBeInstanceOf(Unavailable)
    server.child.kill('SIGCONT')
    await expect(log.append(stream, events, { expected: 'none' })).resolves.toMatchObject({ revision: 1 })
    expect((await log.readStream(stream)).events.map(({ id }) => id)).toEqual(events.map(({ id }) => id))
  })

  it('that is frozen while it is followed leaves nothing out', async () => {
    const following = follow(log, { after: beforeFirst, maxBatch: 100 }, (events, { live }) => {
      if (events.length === 500) {
        server.child.kill('SIGSTOP')
        void log.head().catch(() => server.child.kill('SIGCONT'))
      }
      return live && events.length > served
    })
    await log.append(freshStream(), [anEvent()], { expected: 'none' })
    const { events } = await following
    expect(events.map(({ id }) => id)).toEqual((await everythingAfter(log, beforeFirst)).map(({ id }) => id))
  })

  it('that was killed makes the log unavailable', async () => {
    await server.kill()
    await expect(log.head()).rejects.toBeInstanceOf(Unavailable)
    const lost = log.append(freshStream(), [anEvent()], { expected: 'none', deadlineMs: 1_000 })
    await expect(lost).rejects.toThrow(/EventStoreDB/)
  })
})
