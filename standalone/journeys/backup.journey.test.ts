import { join } from 'node:path'
import { projections } from '@deals/projector/app'
import { expectCommentsKept, operate } from './kept.ts'
import { gatherCrowd, writeUntilGone, type Crowd } from './load.ts'
import { newDataDir, removeDataDir, startSite, type Site } from './site.ts'
import { logIn, ownPassword } from './client.ts'

const settings = { DEMO: '0' }
const servers = { BACKUP_KEY: 'kept by the operator of this site' }

describe('a backup that is taken while many write', () => {
  let root: string
  let sites: Site[]
  const at = (name: string) => join(root, name)

  beforeEach(async () => {
    root = await newDataDir()
    sites = []
  })
  afterEach(async () => {
    await Promise.all(sites.map((site) => site.kill()))
    await removeDataDir(root)
  })
  const start = async (name: string) => {
    const site = await startSite(at(name), settings)
    sites.push(site)
    return site
  }
  const backup = () => operate({ dataDir: at('site'), servers }, 'backup', at('backup'))

  it('holds all that was acknowledged before, and comes to life in another directory', async () => {
    const site = await start('site')
    const crowd = await gatherCrowd(site.url, { members: 12, posts: 3 })
    expect((await backup()).code).toBe(0)
    let known: Crowd | undefined
    let second: ReturnType<typeof backup> | undefined
    await writeUntilGone(crowd, site.url, () => {
      if (crowd.acknowledged >= 200 && known === undefined) {
        known = asOfNow(crowd)
        second = backup()
        void second.then(() => site.stop())
      }
    })
    expect(await second).toMatchObject({ code: 0 })
    expect((await operate({ dataDir: at('site'), servers }, 'check', at('backup'), '--fold')).lines).toEqual(
      expect.arrayContaining(projections.map(({ name }) => `${name}: equal`)),
    )
    const restored = await operate({ dataDir: at('none'), servers }, 'restore', at('backup'), '--to', at('restored'))
    expect(restored.lines).toContain('equal; the first start folds the read models')
    const again = await start('restored')
    await expectCommentsKept(known ?? crowd, again.url)
    expect((await logIn(again.url, 'writer_0', ownPassword)).session).not.toBe('')
    expect((await again.stop()).code).toBe(0)
    expect((await operate({ dataDir: at('restored') }, 'verify', '--all')).code).toBe(0)
  })

  const asOfNow = (crowd: Crowd): Crowd => ({
    ...crowd,
    writers: crowd.writers.map((writer) => ({ ...writer, comments: new Map(writer.comments) })),
  })
})
