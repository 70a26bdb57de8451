import { OutcomeUnknown, Unavailable } from '@deals/storage'
import { startFakeEventStore, type FakeEventStore } from './testing/fake-event-store/fake-event-store.ts'
import { freshStream, otherWork, someEvents } from './testing/log-events.ts'
import type { EventLog } from './event-log.ts'
import { openEventStoreDbLog } from './eventstoredb/eventstoredb-event-log.ts'
import { watchedLog } from './watched-log.ts'

// Less than what an append is ready to wait here: who waits for a deadline does not pass.
jest.setTimeout(60_000)
const patiently = { expected: 'none', deadlineMs: 600_000 } as const

let server: FakeEventStore
let log: EventLog

beforeEach(async () => {
  server = await startFakeEventStore()
  log = await watchedLog(await openEventStoreDbLog({ url: server.url, answerWithinMs: 600_000 }))
})
afterEach(async () => {
  server.thaw()
  server.giveAnswers()
  await log.close()
  await server.stop()
})

const isAnswering = () => log.head().then(Boolean, () => false)
async function untilIt(answers: boolean): Promise<void> {
  while ((await isAnswering()) !== answers) {
    await otherWork()
  }
}

describe.each([
  { how: 'stopped', goes: () => server.stop(), comes: () => server.startAgain() },
  { how: 'frozen', goes: async () => server.freeze(), comes: async () => server.thaw() },
])('a log whose server is $how', ({ goes, comes }) => {
  it('lets nobody wait for it, and takes up again what was under way', async () => {
    const [stream, events] = [freshStream(), someEvents(2)]
    server.keepAnswers()
    const arrived = new Promise<void>((resolve) => void server.log.onWritten(resolve))
    const underWay = log.append(stream, events, patiently)
    await arrived
    await goes()
    server.forgetAnswers()
    await expect(underWay).rejects.toBeInstanceOf(OutcomeUnknown)
    await expect(log.append(freshStream(), someEvents(1), patiently)).rejects.toBeInstanceOf(Unavailable)
    await expect(log.readStream(stream)).rejects.toBeInstanceOf(Unavailable)
    await comes()
    await untilIt(true)
    await expect(log.append(stream, events, patiently)).resolves.toMatchObject({ revision: 1, duplicate: true })
    expect(server.log.stream(stream)).toHaveLength(2)
  })
})
