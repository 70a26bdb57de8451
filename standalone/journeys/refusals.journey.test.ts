import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmod, cp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { clientOf, register } from './client.ts'
import { newDataDir, removeDataDir, startInVain, startSite, type Settings } from './site.ts'

const small = { DEMO: '0' }

/** What the start says when it refuses: one sentence, and the exit code of a failure. */
async function refusalOf(settings: Settings): Promise<string> {
  const { code, signal, output, errors } = await startInVain({ ...small, ...settings })
  expect({ code, signal, output }).toEqual({ code: 1, signal: null, output: '' })
  expect(errors).toMatch(/^[^\n]+[.]\n$/)
  return errors.trim()
}

/** The content of every file of a directory. */
async function contentOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const digest = async (file: string) =>
    [
      file,
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
    ] as const
  return Object.fromEntries(await Promise.all(files.sort().map(digest)))
}

describe('a start that must be refused', () => {
  let dataDir: string
  beforeEach(async () => {
    dataDir = await newDataDir()
  })
  afterEach(() => removeDataDir(dataDir))

  let used: string
  beforeAll(async () => {
    used = await newDataDir()
    const site = await startSite(used, small)
    await register(site.url, 'ann_b')
    expect((await site.stop()).code).toBe(0)
  })
  afterAll(() => removeDataDir(used))

  /** Leaves what a site with one member leaves behind. */
  const useOnce = () => cp(used, dataDir, { recursive: true })

  it.each([
    ['PORT', 'web'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'deals.example'],
    ['MASTER_KEY', 'short'],
    ['DEMO', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['RATE_LIMITS', 'sometimes'],
    ['HOST', '192.0.2.1'],
    ['HOST', 'nowhere.invalid'],
  ])('names the setting %s that is %s', async (name, held) => {
    const said = await refusalOf({ DATA_DIR: dataDir, [name]: held })
    expect(said).toContain(name)
  })

  it('says that the port is taken, and changes nothing', async () => {
    await useOnce()
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const before = await contentOf(dataDir)
    expect(await refusalOf({ DATA_DIR: dataDir, PORT: String(port) })).toBe(
      `Port ${port} is in use by another program; stop it, or choose another port with PORT.`,
    )
    other.close()
    const after = await contentOf(dataDir)
    expect(Object.keys(before).filter((file) => !(file in after))).toEqual([])
    expect(after[join(dataDir, 'master.key')]).toBe(before[join(dataDir, 'master.key')])
    const site = await startSite(dataDir, small)
    expect((await clientOf(site.url).get('/api/users/ann_b')).status).toBe(200)
    expect((await site.stop()).code).toBe(0)
  })

  it('says that a file stands where the data directory should be, and leaves the file alone', async () => {
    const file = join(dataDir, 'notes.txt')
    await writeFile(file, 'mine')
    expect(await refusalOf({ DATA_DIR: file })).toContain(file)
    expect(await refusalOf({ DATA_DIR: join(file, 'data') })).toContain(file)
    expect([await readdir(dataDir), await readFile(file, 'utf8')]).toEqual([['notes.txt'], 'mine'])
  })

  // The super user of the system may write everywhere.
  const asSomebody = process.getuid?.() === 0 ? it.skip : it
  asSomebody('says that the data directory is closed to it', async () => {
    await chmod(dataDir, 0o500)
    expect(await refusalOf({ DATA_DIR: dataDir })).toContain(dataDir)
    expect(await readdir(dataDir)).toEqual([])
  })

  it('says that another process has the data directory, which goes on undisturbed', async () => {
    const site = await startSite(dataDir, small)
    await register(site.url, 'ann_b')
    expect(await refusalOf({ DATA_DIR: dataDir })).toMatch(
      /^The data directory .* is in use by another process \(.*\); stop that one first\.$/,
    )
    await register(site.url, 'bob_b')
    expect((await clientOf(site.url).get('/healthz')).status).toBe(200)
    expect((await site.stop()).code).toBe(0)
  })

  it.each(['events.db', 'accounts.db', 'jobs.db', 'master.key'])(
    'says that %s is damaged, and overwrites nothing',
    async (name) => {
      await useOnce()
      const file = join(dataDir, name)
      await Promise.all(['-wal', '-shm'].map((ending) => rm(file + ending, { force: true })))
      await writeFile(file, Buffer.alloc(8192, 'no database at all '))
      const before = await contentOf(dataDir)
      expect(await refusalOf({ DATA_DIR: dataDir })).toContain(file)
      const after = await contentOf(dataDir)
      expect([after[file], after[join(dataDir, 'master.key')]]).toEqual([
        before[file],
        before[join(dataDir, 'master.key')],
      ])
      expect(after[join(dataDir, 'events.db')]).toBe(before[join(dataDir, 'events.db')])
    },
  )

  it('is not refused for damaged read models, which are set aside and made anew from the log', async () => {
    await useOnce()
    const file = join(dataDir, 'read.db')
    await Promise.all(['-wal', '-shm'].map((ending) => rm(file + ending, { force: true })))
    await writeFile(file, Buffer.alloc(8192, 'no database at all '))
    const site = await startSite(dataDir, small)
    expect((await clientOf(site.url).get('/api/users/ann_b')).status).toBe(200)
    const { code, output } = await site.stop()
    expect([code, output]).toEqual([0, expect.stringContaining(`${file} is damaged; it was moved to ${file}.aside`)])
  })

  it('says that the log was cut off in the middle', async () => {
    await useOnce()
    const file = join(dataDir, 'events.db')
    const { length } = await readFile(file)
    await truncate(file, Math.floor(length / 8192) * 4096)
    const before = await contentOf(dataDir)
    expect(await refusalOf({ DATA_DIR: dataDir })).toContain(file)
    expect((await contentOf(dataDir))[file]).toBe(before[file])
  })

  it('says that the master key is another one than before', async () => {
    await useOnce()
    await rm(join(dataDir, 'master.key'))
    const said = await refusalOf({ DATA_DIR: dataDir, MASTER_KEY: Buffer.alloc(32, 9).toString('base64') })
    expect(said).toMatch(/MASTER_KEY|master\.key/)
  })
})
