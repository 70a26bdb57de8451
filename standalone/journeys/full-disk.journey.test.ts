import { randomUUID } from 'node:crypto'
import { reportAdapterRun, smallDisk, type SmallDisk } from '@deals/storage/testing'
import { clientOf, register, until, type Client } from './client.ts'
import { built, run, startSite, stop, type Site } from './site.ts'

const found = smallDisk(96)
const settings = { DEMO: '0', LOG_LEVEL: 'silent' }

if ('reason' in found) {
  reportAdapterRun({ port: 'a site on a full disk', adapter: 'tmpfs', outcome: 'skipped', reason: found.reason })
  it.todo('needs a small file system')
} else {
  describeFullDisk(found)
}

function describeFullDisk(disk: SmallDisk) {
  let site: Site
  let ann: Client

  beforeAll(async () => {
    site = await startSite(disk.folder, settings)
    ann = await register(site.url, 'ann')
  })
  afterAll(async () => {
    await site.kill()
    disk.unmount()
  })

  const draft = () =>
    ann.send('PUT', `/api/drafts/${randomUUID()}`, { title: 'x'.repeat(100), content: 'text '.repeat(1900) })
  const post = (nr: number) =>
    ann.send('POST', '/api/posts', {
      type: 'discussion',
      title: `Which headphones of number ${nr} last longest?`,
      content: `Mine of number ${nr} break every year. ${'Which ones of yours are still alive? '.repeat(200)}`,
      categorySlug: 'techelectronics',
      duplicateOverride: 'They ask of other headphones, however alike they sound.',
    })
  const statusOf = async (path: string) => (await clientOf(site.url).get(path)).status

  it('answers reads and refuses writes by a sentence, and goes on when there is room', async () => {
    expect((await post(1)).status).toBe(201)
    disk.fill()
    let nr = 2
    const refused = await until(
      () => post(nr++),
      ({ status }) => status >= 300,
    )
    expect([refused.status, refused.text]).toEqual([503, expect.stringMatching(/cannot save anything right now/)])
    const refusedDraft = await until(draft, ({ status }) => status >= 300)
    expect(refusedDraft.status).toBe(503)
    expect(await Promise.all(['/', '/api/posts', '/healthz', '/login'].map(statusOf))).toEqual([200, 200, 200, 200])
    expect((await ann.get('/api/user')).status).toBe(200)
    disk.free()
    const { body } = await until(
      () => post(1000),
      ({ status }) => status === 201,
    )
    const { id } = body as { id: number }
    await until(
      () => ann.get(`/api/posts/${id}`),
      ({ status, body: shown }) => status === 200 && (shown as { status: string }).status === 'active',
    )
  })

  it('starts again on a full disk: it waits for room, and says so in one sentence', async () => {
    disk.fill()
    await site.kill()
    const starting = run(built('main'), { DATA_DIR: disk.folder, ...settings })
    try {
      const lineWith = (words: RegExp) =>
        new Promise<string>((resolve) => starting.onLine((line) => (words.test(line) ? resolve(line) : undefined)))
      const isReady = lineWith(/ready at/)
      expect(await lineWith(/./)).toMatch(/is full; the start needs 2 MB of room there and waits for it\.$/)
      disk.free()
      await isReady
    } finally {
      expect((await stop(starting)).code).toBe(0)
    }
    site = await startSite(disk.folder, settings)
    expect(await statusOf('/api/posts')).toBe(200)
  })
}
