import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { openSqliteLog, type EventLog } from '@deals/events/log'
import { aPost, aVote } from '@deals/events/testing'
import { openSqliteProjectionStore } from '../stores/sqlite/sqlite-projection-store.ts'
import { openSqliteReadModels } from '../stores/sqlite/sqlite-read-models.ts'
import { recountDigest } from './compare-versions.ts'
import { prepareVersions } from './prepare-versions.ts'
import { rebuild } from './rebuild.ts'
import { runProjections } from './run-projections.ts'
import { listeningLogger, openTestLog, postTitles, tallies, testCodec, voteTallies } from './testing/small-views.ts'
import { verifyByReplay } from './verify.ts'

const tsx = pathToFileURL(createRequire(__filename).resolve('tsx')).href
const child = join(__dirname, 'testing', 'crash-child.ts')

// Threads and processes start slowly where many tests share a machine.
jest.setTimeout(60_000)

describe('a projector that is killed', () => {
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

  const runAndDie = async (beginning: string, nth: number): Promise<NodeJS.Signals | null> => {
    const args = [
      '--import',
      tsx,
      '--conditions=source',
      child,
      file('events.db'),
      file('read.db'),
      beginning,
      String(nth),
    ]
    const process_ = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
    await once(process_, 'exit')
    return process_.signalCode
  }

  const projections = [voteTallies, postTitles]

  it.each<[string, string, number]>([
    ['in the fold, between documents and checkpoint', 'insert into checkpoints', 1],
    ['in the back-fill of a rebuild, between documents and checkpoint', 'insert into checkpoints', 5],
    ['while indexes are built', 'create index if not exists "tallies_v2', 1],
    ['while full text is built', 'insert into "titles_v2_text"', 2],
    ['between back-fill and hand-over', 'update versions set state', 1],
    ['between comparison and switch', 'update projections set active', 1],
  ])('%s, leaves nothing half done, and the next start finishes what it began', async (_sentence, beginning, nth) => {
    expect(await runAndDie(beginning, nth)).toBe('SIGKILL')

    const store = openSqliteProjectionStore({ file: file('read.db') })
    const readModels = openSqliteReadModels({ file: file('read.db') })
    const stop = new AbortController()
    const record = async () => {}
    const parts = {
      log,
      store,
      projections,
      decoder: testCodec,
      record,
      logger: listeningLogger(),
      signal: stop.signal,
      share: 1,
    }
    for (const version of await store.versions()) {
      expect(await recountDigest(store, version)).toMatchObject({ isEqual: true })
    }
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
  })
})
