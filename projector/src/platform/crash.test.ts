import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqliteLog, type EventLog } from '@deals/event-log'
import { aPost, aVote } from '@deals/events/testing'
import { builtScript, describeOnMongo, freshDatabase } from '@deals/storage/testing'
import { openMongoProjectionStore } from '../adapters/mongo/mongo-projection-store.ts'
import { openMongoReadModels } from '../adapters/mongo/mongo-read-models.ts'
import { openSqliteProjectionStore } from '../adapters/sqlite/sqlite-projection-store.ts'
import { openSqliteReadModels } from '../adapters/sqlite/sqlite-read-models.ts'
import { runParts } from '../testing/run-parts.ts'
import { openTestLog, postTitles, tallies, voteTallies } from '../testing/small-views.ts'
import { recountDigest } from './compare-versions.ts'
import { prepareVersions } from './prepare-versions.ts'
import type { ProjectionStore } from './projection-store.ts'
import type { ReadModels } from './read-models.ts'
import { rebuild } from './rebuild.ts'
import { runProjections } from './run-projections.ts'
import { verifyByReplay } from './verify.ts'

const projections = [voteTallies, postTitles]

let folder: string
let log: EventLog
const file = (name: string) => join(folder, name)

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dealstream-crash-'))
  log = await openSqliteLog({ file: file('events.db'), writer: 'inline' })
  const votes = Array.from({ length: 60 }, (_unused, at) => aVote({ postId: 1 + (at % 7), userId: `u${at}` }))
  await openTestLog(log).tell(...votes, aPost({ postId: 1 }), aPost({ postId: 2 }))
})
afterEach(async () => {
  await log.close()
  rmSync(folder, { recursive: true })
})

async function runAndDie(child: string, ...words: string[]): Promise<NodeJS.Signals | null> {
  const script = builtScript(join(__dirname, '..', 'testing', child))
  const process_ = spawn(process.execPath, [script, file('events.db'), ...words], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await once(process_, 'exit')
  return process_.signalCode
}

/** The next start folds what is missing, builds everything anew and finds all of it equal. */
async function finishAndCompare(store: ProjectionStore, readModels: ReadModels): Promise<void> {
  const stop = new AbortController()
  const parts = runParts({ log, store, projections, signal: stop.signal })
  await prepareVersions(parts, projections)
  const running = runProjections(parts)
  await running.caughtUp()
  const rebuilt = await rebuild({ ...parts, isSwitchWanted: true })
  expect(rebuilt.every(({ isEqual, isSwitched }) => isEqual && isSwitched)).toBe(true)
  for (const projection of projections) {
    const { active } = (await store.standings()).find((one) => one.projection === projection.name) ?? {}
    const ref = { projection: projection.name, version: active ?? 0 }
    expect(await verifyByReplay({ ...parts, projection, ref })).toMatchObject({ isEqual: true, isDigestRight: true })
  }
  expect(await readModels.collection(tallies).count({})).toBe(7)
  stop.abort()
  await running.ended
  await Promise.all([readModels.close(), store.close()])
}

describe('a projector that is killed', () => {
  it.each<[string, string, number]>([
    ['in the fold, between documents and checkpoint', 'insert into checkpoints', 1],
    ['in the back-fill of a rebuild, between documents and checkpoint', 'insert into checkpoints', 3],
    ['while indexes are built', 'create index if not exists "tallies_v2', 1],
    ['while full text is built', 'insert into "titles_v2_text"', 2],
    ['between back-fill and hand-over', 'update versions set state', 1],
    ['between comparison and switch', 'update projections set active', 1],
  ])('%s, leaves nothing half done, and the next start finishes what it began', async (_sentence, beginning, nth) => {
    expect(await runAndDie('crash-child.ts', file('read.db'), beginning, String(nth))).toBe('SIGKILL')
    const store = openSqliteProjectionStore({ file: file('read.db') })
    for (const version of await store.versions()) {
      expect(await recountDigest(store, version)).toMatchObject({ isEqual: true })
    }
    await finishAndCompare(store, openSqliteReadModels({ file: file('read.db') }))
  })
})

describeOnMongo({ port: 'projector that is killed', name: 'a projector on MongoDB that is killed' }, (server) => {
  it.each<[string, string, number]>([
    ['before documents', 'bulkWrite tallies_v1', 1],
    ['in the fold, before the first checkpoint', 'insertOne checkpoints', 1],
    ['in the back-fill of a rebuild, before a checkpoint', 'insertOne checkpoints', 3],
    ['in the fold of what the rebuild recorded, before checkpoints move together', 'updateMany checkpoints', 1],
    ['while indexes are built', 'createIndexes tallies_v2', 1],
    ['while a version is made, handed over or switched', 'replaceOne projections', 4],
    ['at the switch', 'replaceOne projections', 10],
  ])('%s, leaves nothing that the next start does not put right', async (_sentence, call, nth) => {
    const { database, drop } = freshDatabase(server().url)
    expect(await runAndDie('crash-mongo-child.ts', server().url, database, call, String(nth))).toBe('SIGKILL')
    const options = { url: server().url, database }
    await finishAndCompare(await openMongoProjectionStore(options), await openMongoReadModels(options))
    await drop()
  })
})
