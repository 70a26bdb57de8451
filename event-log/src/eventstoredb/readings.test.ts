import { startFakeEventStore, type FakeEventStore } from '../testing/fake-event-store/fake-event-store.ts'
import { freshStream } from '../testing/log-events.ts'
import type { EventLog } from '../event-log.ts'
import { openEventStoreDbLog } from './eventstoredb-event-log.ts'

let server: FakeEventStore
let log: EventLog
beforeEach(async () => {
  server = await startFakeEventStore()
  log = await openEventStoreDbLog({ url: server.url })
})
afterEach(async () => {
  await log.close()
  await server.stop()
})

describe('readings', () => {
  // Servers give up a connection on which too many calls are called off.
  it('of streams that are not there may be as many as anybody wants, on one connection', async () => {
    for (let read = 0; read < 4_000; read += 40) {
      const slices = await Promise.all(Array.from({ length: 40 }, () => log.readStream(freshStream())))
      expect(slices.every(({ events }) => events.length === 0)).toBe(true)
    }
  })
})
