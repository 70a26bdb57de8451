import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { openSqliteLog } from '@deals/event-log'
import { aPost, aVote } from '@deals/events/testing'
import { startProjector } from '../start-projector.ts'
import { sqliteStores } from './testing/opened-stores.ts'
import { listeningLogger, openTestLog, tallies, testCodec, voteTallies, type Tally } from './testing/small-views.ts'

jest.setTimeout(60_000)

describe.each([
  ['broken off', '{"postId":2,"userId"'],
  ['no object', 'null'],
])('an event whose text is %s in the file of the log', (_, text) => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'damaged-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('is parked by its stream in a first build and live, and the rest goes on', async () => {
    const file = join(folder, 'events.db')
    const log = await openSqliteLog({ file, writer: 'inline' })
    const { tell } = openTestLog(log)
    await tell(aPost({ postId: 1 }), aVote({ postId: 2 }), aVote({ postId: 1 }))
    const damage = new Database(file)
    damage.prepare(`update events set data = ? where position = 2`).run(text)
    damage.close()
    const stores = sqliteStores()
    const start = () =>
      startProjector({
        ...{ log, codec: testCodec, store: stores.store, logger: listeningLogger(), share: 1 },
        projections: [voteTallies],
      })
    const projector = await start()
    await projector.caughtUp()
    await tell(aVote({ postId: 2, userId: 'mo' }))
    await projector.caughtUp()
    const votesOf = async (id: string) => (await stores.readModels.collection<Tally>(tallies).get(id))?.votes
    expect([await votesOf('1'), await votesOf('2')]).toEqual([1, 1])
    const keys = await stores.store.parking({ projection: 'vote-tallies', version: 1 }).keys()
    expect(keys.map(({ key, first }) => [key, first.failure?.kind])).toEqual([['stream:vote-2_bob', 'decode']])
    await projector.stop()
    await stores.close()
    await log.close()
  })
})
