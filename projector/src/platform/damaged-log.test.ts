import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { openEventLog, openSqliteLog, type EventLog } from '@deals/event-log'
import { startFakeEventStore } from '@deals/event-log/testing'
import { aPost, aVote } from '@deals/events/testing'
import { startProjector } from '../start-projector.ts'
import { sqliteStores } from '../testing/opened-stores.ts'
import { listeningLogger, openTestLog, tallies, testCodec, voteTallies } from '../testing/small-views.ts'

interface SpoilableLog {
  readonly log: EventLog
  /** Puts a text in the place of the payload of the vote on post 2. */
  readonly spoil: (text: string) => void
  readonly close: () => Promise<void>
}

async function inFile(): Promise<SpoilableLog> {
  const folder = mkdtempSync(join(tmpdir(), 'damaged-'))
  const file = join(folder, 'events.db')
  const log = await openSqliteLog({ file, writer: 'inline' })
  const spoil = (text: string) => {
    const damage = new Database(file)
    damage.prepare(`update events set data = ? where position = 2`).run(text)
    damage.close()
  }
  const close = async () => {
    await log.close()
    rmSync(folder, { recursive: true })
  }
  return { log, spoil, close }
}

async function inEventStore(): Promise<SpoilableLog> {
  const server = await startFakeEventStore()
  const log = await openEventLog({ eventStoreUrl: server.url, file: '', writer: 'inline' })
  const close = async () => {
    await log.close()
    await server.stop()
  }
  return { log, spoil: (text) => server.log.spoil('vote-2_bob', 0, { data: text }), close }
}

const texts = { 'broken off': '{"postId":2,"userId"', 'no object': 'null' } as const

describe.each<[text: keyof typeof texts, store: string]>([
  ['broken off', 'the file of the log'],
  ['no object', 'the file of the log'],
  ['broken off', 'EventStoreDB (stand-in)'],
  ['no object', 'EventStoreDB (stand-in)'],
])('an event whose text is %s in %s', (text, store) => {
  it('is parked by its stream in a first build and live, and the rest goes on', async () => {
    const { log, spoil, close } = store.startsWith('EventStoreDB') ? await inEventStore() : await inFile()
    const { tell } = openTestLog(log)
    await tell(aPost({ postId: 1 }), aVote({ postId: 2 }), aVote({ postId: 1 }))
    spoil(texts[text])
    const stores = sqliteStores()
    const start = () =>
      startProjector({
        log,
        codec: testCodec,
        store: stores.store,
        logger: listeningLogger(),
        share: 1,
        projections: [voteTallies],
      })
    const projector = await start()
    await projector.caughtUp()
    await tell(aVote({ postId: 2, userId: 'mo' }))
    await projector.caughtUp()
    const votesOf = async (id: string) => (await stores.readModels.collection(tallies).get(id))?.votes
    expect([await votesOf('1'), await votesOf('2')]).toEqual([1, 1])
    const keys = await stores.store.parking({ projection: 'vote-tallies', version: 1 }).keys()
    expect(keys.map(({ key, first }) => [key, first.failure?.kind])).toEqual([['stream:vote-2_bob', 'decode']])
    await projector.stop()
    await stores.close()
    await close()
  })
})
