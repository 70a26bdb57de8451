import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { openSqliteLog } from '@deals/event-log'
import { reportAdapterRun } from '@deals/storage/testing'
import { openSqliteProjectionStore, projections } from '@deals/projector/app'
import { clientOf, register, until, type Client } from './client.ts'
import { faultyDisk, type FaultyDisk } from './faulty-disk.ts'
import { expectAllKept, expectDenseLog, operate } from './kept.ts'
import { gatherCrowd, writeUntilGone } from './load.ts'
import { type Site } from './site.ts'

const settings = { DEMO: '0', LOG_LEVEL: 'silent' }
/** `npm run soak -- power` asks for many more. */
const rounds = Number(process.env['POWER_ROUNDS'] ?? 2)
const found = faultyDisk()

if ('reason' in found) {
  reportAdapterRun({ port: 'a site on a faulty disk', adapter: 'cc', outcome: 'skipped', reason: found.reason })
  it.todo('needs a C compiler')
} else {
  describe('a site on a disk with faults', () => {
    onFaultyDisk(found)
  })
}

function onFaultyDisk(disk: FaultyDisk) {
  let site: Site
  beforeAll(async () => {
    site = await disk.start(settings)
  })
  afterAll(async () => {
    await site.kill()
    disk.remove()
  })

  /** No view may know of what the log has lost. */
  const expectViewsBehindLog = async () => {
    const log = await openSqliteLog({ file: join(disk.dataDir, 'events.db'), writer: 'inline' })
    const views = openSqliteProjectionStore({ file: join(disk.dataDir, 'read.db') })
    try {
      const head = await log.head()
      const reached = (await views.versions()).map(({ position }) => position)
      expect(reached).toHaveLength(projections.length)
      expect(reached.filter((position) => position > head)).toEqual([])
    } finally {
      await views.close()
      await log.close()
    }
  }

  it(
    'loses nothing that it acknowledged when the power is cut, and what was not synced is gone everywhere',
    async () => {
      const crowd = await gatherCrowd(site.url, { members: 16, posts: 4 })
      // An orderly end leaves views on the disk, which a power cut then leaves behind the log.
      expect((await site.stop()).code).toBe(0)
      site = await disk.start(settings)
      for (let round = 1; round <= rounds; round += 1) {
        const enough = crowd.acknowledged + randomInt(50, 400)
        let ending: Promise<unknown> | undefined
        await writeUntilGone(crowd, site.url, () => {
          if (crowd.acknowledged >= enough) {
            ending ??= site.kill()
          }
        })
        await ending
        disk.losePower()
        await expectDenseLog(disk.dataDir, crowd)
        await expectViewsBehindLog()
        site = await disk.start(settings)
        await expectAllKept(crowd, site.url)
      }
      expect((await site.stop()).code).toBe(0)
      const { code, lines } = await operate({ dataDir: disk.dataDir }, 'verify', '--all')
      const verdicts = lines.filter((line) => line.includes(' (version ')).map((line) => line.split(' (')[0])
      expect([code, verdicts]).toEqual([0, projections.map(({ name }) => `${name}: equal`)])
      site = await disk.start(settings)
    },
    Math.max(300_000, rounds * 60_000),
  )

  const statusOf = async (path: string) => (await clientOf(site.url).get(path)).status
  const post = (by: Client, nr: number) =>
    by.send('POST', '/api/posts', {
      type: 'discussion',
      title: `Which lamps of number ${nr} last longest?`,
      content: 'Mine break every year. Which ones of yours are still alive?',
      categorySlug: 'techelectronics',
      duplicateOverride: 'They ask of other lamps, however alike they sound.',
    })

  it.each(['EROFS', 'EIO'] as const)(
    'refuses writes and answers reads while every write ends with %s, and heals',
    async (error) => {
      const ann = await register(site.url, `ann_${error.toLowerCase()}`)
      expect((await post(ann, 1)).status).toBe(201)
      disk.fail(error)
      const refused = await post(ann, 2)
      expect([refused.status, refused.text]).toEqual([503, expect.stringMatching(/cannot save anything right now/)])
      expect(await Promise.all(['/', '/api/posts', '/healthz', '/login'].map(statusOf))).toEqual([200, 200, 200, 200])
      expect((await ann.get('/api/user')).status).toBe(200)
      disk.fail(null)
      const { body } = await until(
        () => post(ann, 3),
        ({ status }) => status === 201,
      )
      const { id } = body as { id: number }
      await until(
        () => clientOf(site.url).get(`/api/posts/${id}`),
        ({ status }) => status === 200,
      )
    },
  )
}
