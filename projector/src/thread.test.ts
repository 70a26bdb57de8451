import { copyFileSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadMasterKey } from '@deals/accounts'
import { openSqliteLog } from '@deals/event-log'
import { aPost, aVote } from '@deals/events/testing'
import { filesIn } from './context.ts'
import { foldOnThread } from './fold-on-thread.ts'
import type { Filled } from './platform/back-fill.ts'
import { codeOf } from './platform/code-of.ts'
import { openTestLog } from './testing/small-views.ts'
import { postsProjection } from './posts/posts.projection.ts'
import { openSqliteProjectionStore } from './adapters/sqlite/sqlite-projection-store.ts'
import { posts } from './posts/posts.read-models.ts'
import { openSqliteReadModels } from './adapters/sqlite/sqlite-read-models.ts'
import { startProjectorThread } from './thread.ts'

describe('the projector on a thread', () => {
  let dataDir: string

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'dealstream-thread-'))
    loadMasterKey({ dataDir })
  })
  afterEach(() => rmSync(dataDir, { recursive: true }))

  it('folds what this thread writes, says how far it is, and ends when it is told', async () => {
    const log = await openSqliteLog({ file: filesIn(dataDir).log, writer: 'inline' })
    const { tell } = openTestLog(log)
    await tell(aPost({ postId: 1 }))
    const projector = await startProjectorThread({ dataDir, logLevel: 'silent' })
    const readModels = openSqliteReadModels({ file: filesIn(dataDir).readModels })
    const position = await tell(aVote({ postId: 1 }))
    expect(await readModels.waitFor({ projection: 'posts', position }, 5000)).toBe(true)
    expect(await readModels.collection<{ votes: number }>(posts).get('1')).toMatchObject({ votes: 1 })
    await projector.caughtUp()
    expect((await projector.progress()).every(({ state, lagEvents }) => state === 'live' && lagEvents === 0)).toBe(true)
    await projector.stop()
    await projector.ended
    await readModels.close()
    await log.close()
  })

  it('folds the versions that it is given on another thread, and ends when it is told', async () => {
    const log = await openSqliteLog({ file: filesIn(dataDir).log, writer: 'inline' })
    const position = await openTestLog(log).tell(aPost({ postId: 1 }), aVote({ postId: 1 }))
    const store = openSqliteProjectionStore({ file: filesIn(dataDir).readModels })
    const { name, collections } = postsProjection
    const code = codeOf(postsProjection)
    const ref = await store.create(name, { code, collections, state: 'building', indexed: false })
    const told: Filled[] = []
    const fold = (signal: AbortSignal) =>
      foldOnThread({ dataDir })([ref], { signal, onProgress: (filled) => told.push(filled) })
    await expect(fold(AbortSignal.abort())).rejects.toThrow()
    await fold(new AbortController().signal)
    expect(told.at(-1)).toEqual({ position, documentsWritten: 2, events: 2 })
    expect((await store.versions()).map((version) => version.position)).toEqual([position])
    await store.close()
    await log.close()
  })

  it('does not start on a damaged file, and says so in one sentence', async () => {
    const log = await openSqliteLog({ file: filesIn(dataDir).log, writer: 'inline' })
    writeFileSync(filesIn(dataDir).readModels, 'this is no database, whatever its name says'.repeat(99))
    await expect(startProjectorThread({ dataDir, logLevel: 'silent' })).rejects.toThrow(
      /read\.db is damaged.*Move it away: it is made anew from the event log\./,
    )
    await log.close()
  })

  it('does not fold a log that is older than the read models', async () => {
    const { log: file } = filesIn(dataDir)
    const log = await openSqliteLog({ file, writer: 'inline' })
    await openTestLog(log).tell(aPost())
    await log.close()
    copyFileSync(file, `${file}.older`)
    const longer = await openSqliteLog({ file, writer: 'inline' })
    await openTestLog(longer).tell(aVote())
    const projector = await startProjectorThread({ dataDir, logLevel: 'silent' })
    await projector.caughtUp()
    await projector.stop()
    await longer.close()
    renameSync(`${file}.older`, file)
    await expect(startProjectorThread({ dataDir, logLevel: 'silent' })).rejects.toThrow(
      /The read models stand at event 2 and the event log ends at 1/,
    )
  })

  it('folds another log into read models of their own, tells so, and lets those of the first one answer until then', async () => {
    const { log: file } = filesIn(dataDir)
    const said: string[] = []
    const folded = async (titles: readonly string[]) => {
      rmSync(file, { force: true })
      const log = await openSqliteLog({ file, writer: 'inline' })
      await openTestLog(log).tell(...titles.map((title, at) => aPost({ postId: at + 1, title })))
      const projector = await startProjectorThread({ dataDir, logLevel: 'silent' }, (line) => said.push(line))
      await projector.caughtUp()
      await projector.stop()
      await log.close()
      const readModels = openSqliteReadModels({ file: filesIn(dataDir).readModels })
      const found = await readModels.collection<{ title: string }>(posts).find({}, { sort: [['_id', 1]], limit: 9 })
      await readModels.close()
      return found.map(({ title }) => title)
    }
    expect(await folded(['Kettle', 'Lamp'])).toEqual(['Kettle', 'Lamp'])
    expect(said).toEqual([])
    expect(await folded(['Chair'])).toEqual(['Chair'])
    const onTheWay = 'The read models are built: '
    expect(said.filter((line) => !line.startsWith(onTheWay))).toEqual([
      'The read models were folded from another event log; they are built anew from this one.',
      'The read models are built.',
    ])
  })
})
