import { beforeFirst } from '@deals/events/platform'
import type { EventLog } from '../event-log.ts'
import { startFakeEventStore, type FakeEventStore } from '../testing/fake-event-store/fake-event-store.ts'
import { anEvent, everythingAfter, follow, freshStream, someEvents } from '../testing/log-events.ts'
import { openEventStoreDbLog } from './eventstoredb-event-log.ts'

let server: FakeEventStore
let log: EventLog
let stream: string
beforeEach(async () => {
  server = await startFakeEventStore()
  log = await openEventStoreDbLog({ url: server.url })
  stream = freshStream()
  await log.append(stream, someEvents(2), { expected: 'none' })
})
afterEach(async () => {
  await log.close()
  await server.stop()
})

/** Which of the events cannot be read, and why. */
const damages = (events: readonly { damaged?: string | undefined }[]) => events.map(({ damaged }) => damaged)
const spoil = (texts: { data?: string; custom?: string }) => server.log.spoil(stream, 1, texts)
const customOf = (revision: number) => Buffer.from(server.log.stream(stream)[revision]?.custom ?? []).toString()

describe('an event of ours in EventStoreDB', () => {
  it.each<[what: string, spoilIt: () => void, why: string]>([
    ['whose payload is broken off', () => spoil({ data: '{"postId":2,' }), 'its payload is no JSON object'],
    ['whose payload is no object', () => spoil({ data: 'null' }), 'its payload is no JSON object'],
    ['whose mark is broken off', () => spoil({ custom: customOf(1).slice(0, -1) }), 'its metadata are no JSON'],
  ])('%s keeps its place, and says that it is damaged', async (_, spoilIt, why) => {
    spoilIt()
    const { position } = await log.append(stream, [anEvent()], { expected: 1 })
    const damaged = [undefined, `its text is damaged: ${why}`, undefined]
    const all = await everythingAfter(log, beforeFirst)
    expect([damages(all), all[1]?.data, all[1]?.stream]).toEqual([damaged, {}, stream])
    expect(damages((await log.readStream(stream)).events)).toEqual(damaged)
    expect(damages([...(await log.latest(3))].sort((a, b) => a.revision - b.revision))).toEqual(damaged)
    const { events } = await follow(log, { after: beforeFirst }, (_events, { live }) => live)
    expect([damages(events), await log.head()]).toEqual([damaged, position])
  })

  it('is the head also where it cannot be read', async () => {
    const head = await log.head()
    spoil({ data: '' })
    expect([await log.head(), damages([(await log.eventAt(head)) ?? {}])]).toEqual([
      head,
      ['its text is damaged: its payload is no JSON object'],
    ])
  })

  it('whose mark is spoiled beyond the name of the log is passed over, as what others write', async () => {
    spoil({
      custom: customOf(1)
        .replaceAll(await log.identity(), '?')
        .slice(0, -1),
    })
    expect(await everythingAfter(log, beforeFirst)).toHaveLength(1)
  })
})
