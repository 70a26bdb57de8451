import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { createAccounts, openSqliteKeyedStore } from '@deals/accounts'
import { compareLogs, openSqliteLog } from '@deals/event-log'
import { numberOf, type DomainEvent, type Position } from '@deals/events'
import { aPost, aUser, aVote } from '@deals/events/testing'
import { openEmbedded, type Embedded } from '../../context.ts'
import { listeningLogger, openTestLog, postTitles, titles, voteTallies } from '../../testing/small-views.ts'
import { startProjector, type Projector } from '../../start-projector.ts'
import { openDesk } from '../desk.ts'
import { operate } from '../program.ts'
import { openBackup } from './backup-folder.ts'
import { checkBackup } from './check-backup.ts'

// Drawing a key takes a while by intention, and many tests share a machine.
jest.setTimeout(120_000)

const projections = [voteTallies, postTitles]
const secret = 'a secret that only the operator holds'
const screenshot = `1b4e28ba-2fa1-11d2-883f-0016d3cca427/${'ab'.repeat(16)}-640.webp`
const picture = `${'0123456789abcdef'.repeat(2)}-1600.webp`

/** A site without pages: stores, a projector, and one who writes. */
interface SmallSite extends Embedded {
  dataDir: string
  projector: Projector
  tell(...events: DomainEvent[]): Promise<Position>
  digests(): Promise<unknown[]>
  stop(): Promise<void>
}

async function openSmallSite(dataDir: string): Promise<SmallSite> {
  const embedded = await openEmbedded({ dataDir })
  const projector = await startProjector({ ...embedded, projections, logger: listeningLogger() })
  return {
    ...embedded,
    dataDir,
    projector,
    tell: (...events) => openTestLog(embedded.log, embedded.codec).tell(...events),
    async digests() {
      await projector.caughtUp()
      const versions = await embedded.store.versions()
      return versions.map(({ projection, position, digest }) => [projection, position, digest])
    },
    async stop() {
      await projector.stop()
      await embedded.close()
    },
  }
}

const never = new AbortController().signal

describe('a backup', () => {
  let root: string
  let site: SmallSite
  let said: string[]
  const closing: (() => Promise<void>)[] = []
  const at = (name: string) => join(root, name)

  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'dealstream-backup-'))
    site = await start('site')
    mkdirSync(at('site/images/drawings'), { recursive: true })
    mkdirSync(dirname(at(`site/screenshots/${screenshot}`)), { recursive: true })
    writeFileSync(at(`site/screenshots/${screenshot}`), 'a broken page')
    writeFileSync(at(`site/images/${picture}`), 'a picture')
    writeFileSync(at('site/images/drawings/0123.svg'), '<svg/>')
    await createAccounts(site.keyed).save(account('ann'))
    await site.tell(aUser({ userId: 'ann' }), aPost({ postId: 1, title: 'Kettle' }), aVote({ postId: 1 }))
  })
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) {
      await close()
    }
    rmSync(root, { recursive: true })
  })

  const account = (name: string) => ({
    userId: name,
    username: name,
    usernameKey: name,
    passwordHash: 'hash',
    createdAt: 1,
  })

  /** Runs for the rest of the test. */
  async function start(name: string): Promise<SmallSite> {
    mkdirSync(at(name), { recursive: true })
    const started = await openSmallSite(at(name))
    closing.push(() => started.stop())
    return started
  }

  interface Circumstances {
    key?: string
    signal?: AbortSignal
    onPrint?: () => void
    from?: string
  }
  async function ops(words: string[], about: Circumstances = {}): Promise<number> {
    const { key = secret, signal = never, onPrint = () => {}, from = 'site' } = about
    said = []
    const print = (line: string) => {
      said.push(line)
      onPrint()
    }
    const desk = { projections, print, isTerminal: false, signal, backupKey: key }
    const servers = { masterKey: undefined, eventStoreUrl: undefined, mongoUrl: undefined }
    return operate(words, {
      openDesk: () => openDesk({ ...desk, dataDir: at(from) }),
      backupDesk: () => ({ ...desk, ...servers }),
      signal,
      print,
    })
  }
  const backup = (about?: Circumstances) => ops(['backup', at('backup')], about)
  const restore = (...wish: string[]) => ops(['restore', at('backup'), '--to', at('restored'), ...wish])
  /** The sentence with which a command refused. */
  const refusalOf = async (given: Promise<number>) => {
    expect(await given).toBe(1)
    return said.at(-1) ?? ''
  }
  const titlesOf = async ({ store, projector }: SmallSite) => {
    await projector.caughtUp()
    const snapshot = await store.snapshot({ projection: 'post-titles', version: 1 })
    const texts = [...snapshot.documents(titles.name)].map(({ text }) => (JSON.parse(text) as { title: string }).title)
    snapshot.close()
    return texts
  }

  it('restored into a second directory is the same site, event by event and digest by digest', async () => {
    await site.tell(aPost({ postId: 2, title: 'Toaster' }))
    const digests = await site.digests()
    expect(await backup()).toBe(0)
    expect(said).toContain('pictures: 3, 3 of them new')
    expect(await restore()).toBe(0)
    expect(said.at(-1)).toMatch(/^equal/)
    const restored = await start('restored')
    expect(await restored.digests()).toEqual(digests)
    expect((await compareLogs(site.log, restored.log, never)).difference).toBeNull()
    expect(await titlesOf(restored)).toEqual(['Kettle', 'Toaster'])
    expect(restored.masterKey).toEqual(site.masterKey)
    expect(await createAccounts(restored.keyed).byName('ann')).toEqual(account('ann'))
    expect(readFileSync(at(`restored/images/${picture}`), 'utf8')).toBe('a picture')
    expect(readFileSync(at('restored/images/drawings/0123.svg'), 'utf8')).toBe('<svg/>')
    expect(readFileSync(at(`restored/screenshots/${screenshot}`), 'utf8')).toBe('a broken page')
    expect(statSync(at('restored/master.key')).mode & 0o777).toBe(0o600)
  })

  it('copies only what is new when it is taken again', async () => {
    await backup()
    const before = new Map(files('backup').map((name) => [name, statSync(at(`backup/${name}`)).ino]))
    await site.tell(aVote({ postId: 1, userId: 'bob' }), aVote({ postId: 1, userId: 'mo' }))
    writeFileSync(at(`site/images/${picture.replace('1600', '640')}`), 'a smaller picture')
    expect(await backup()).toBe(0)
    expect(said).toEqual(expect.arrayContaining(['events: 5, 2 of them new', 'pictures: 4, 1 of them new']))
    const rewritten = files('backup').filter((name) => statSync(at(`backup/${name}`)).ino !== before.get(name))
    expect(rewritten.filter((name) => /^(log|pictures)/.test(name))).toEqual([
      'log/000002.sealed',
      `pictures/${picture.replace('1600', '640')}.sealed`,
    ])
    expect(await restore()).toBe(0)
    expect(said).toContainEqual(expect.stringMatching(/^events: 5, /))
  })

  const files = (folder: string) =>
    readdirSync(at(folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(at(folder).length + 1))
      .sort()

  it('shows nothing of the site to whom has no key', async () => {
    await backup()
    const bytes = files('backup').map((name) => readFileSync(at(`backup/${name}`), 'latin1'))
    const shown = [
      'ann',
      'Kettle',
      'picture',
      'broken page',
      'UserRegistered',
      site.masterKey.toString('base64'),
      secret,
    ]
    expect(shown.filter((text) => bytes.some((one) => one.includes(text)))).toEqual([])
  })

  it('loses nothing that was acknowledged before it began, however much is written meanwhile', async () => {
    const acknowledged: { stream: string; revision: number }[] = []
    let isOver = false
    const writer = async (name: string) => {
      for (let postId = 1; !isOver; postId += 1) {
        await site.tell(aVote({ postId, userId: name }))
        acknowledged.push({ stream: `vote-${postId}_${name}`, revision: 0 })
      }
    }
    const writers = ['w1', 'w2', 'w3', 'w4'].map(writer)
    while (acknowledged.length < 400) {
      await new Promise(setImmediate)
    }
    const before = [...acknowledged]
    expect(await backup()).toBe(0)
    isOver = true
    await Promise.all(writers)
    expect(await restore()).toBe(0)
    const restored = await start('restored')
    const slices = await Promise.all(before.map(({ stream }) => restored.log.readStream(stream)))
    expect(slices.filter(({ exists }) => !exists)).toEqual([])
    const { events, difference } = await compareLogs(restored.log, site.log, never)
    expect([events >= before.length, difference?.what]).toEqual([true, 'more'])
    expect(await ops(['check', at('backup'), '--fold'])).toBe(0)
    expect(said[0]).toMatch(/^1 backup, the last of /)
    expect(await ops(['verify', '--all'], { from: 'restored' })).toBe(0)
  })

  it('goes on where it was cut off', async () => {
    await site.tell(...Array.from({ length: 3000 }, (_, nr) => aVote({ postId: nr + 10 })))
    const stop = new AbortController()
    const cutOff = backup({ signal: stop.signal, onPrint: () => stop.abort() })
    expect(await refusalOf(cutOff)).toMatch(/Stopped\./)
    expect(await refusalOf(restore())).toMatch(/holds no backup that was taken to its end/)
    expect(await backup()).toBe(0)
    expect(said).toContain('events: 3,003, 0 of them new')
    expect(await restore()).toBe(0)
    expect(said).toContainEqual(expect.stringMatching(/^events: 3,003, /))
  })

  it('that was taken before screenshots were kept is restored without them', async () => {
    await backup()
    const folder = await openBackup(at('backup'), secret)
    const { runs, ...catalogue } = (await folder.catalogue()) ?? { log: '', segments: [], runs: [] }
    await folder.save({ ...catalogue, runs: runs.map(({ screenshots: _, ...run }) => run) })
    expect(await restore()).toBe(0)
    expect(said).toContain('pictures: 2')
    expect(existsSync(at('restored/screenshots'))).toBe(false)
  })

  it('is restored anew where a restore was cut off', async () => {
    await backup()
    mkdirSync(at('restored/.restoring'), { recursive: true })
    writeFileSync(at('restored/.restoring/events.db'), 'a half of a log')
    expect(await restore()).toBe(0)
    expect(readdirSync(at('restored')).filter((name) => name.startsWith('.'))).toEqual([])
  })

  it('is restored to a time and to a position, without accounts of people who came later', async () => {
    const position = await site.tell(aPost({ postId: 2, title: 'Toaster' }))
    const [last] = (await site.log.readStream('post-2')).events
    await createAccounts(site.keyed).save(account('bob'))
    await untilLater(last?.at ?? 0)
    await site.tell(aUser({ userId: 'bob', username: 'bob' }), aPost({ postId: 3, title: 'Juicer' }))
    await backup()
    for (const wish of [
      ['--position', String(numberOf(position))],
      ['--at', new Date(last?.at ?? 0).toISOString()],
    ]) {
      expect(await restore(...wish)).toBe(0)
      expect(said).toContain('accounts left out, of people who registered later: 1')
      const log = await openSqliteLog({ file: at('restored/events.db'), writer: 'inline' })
      expect(await log.head()).toBe(position)
      await log.close()
      const keyed = openSqliteKeyedStore({ file: at('restored/accounts.db') })
      const accounts = createAccounts(keyed)
      expect([(await accounts.byName('ann'))?.userId, await accounts.byName('bob')]).toEqual(['ann', null])
      await keyed.close()
      rmSync(at('restored'), { recursive: true })
    }
    expect(await refusalOf(restore('--at', '2001-01-01T00:00:00Z'))).toMatch(/holds no event of that time or before/)
    expect(await restore('--at', 'yesterday')).toBe(2)
  })

  /** The clock of the machine goes on by itself; times of events have whole milliseconds. */
  async function untilLater(than: number): Promise<void> {
    while (Date.now() <= than) {
      await new Promise(setImmediate)
    }
  }

  it('keeps erased what was erased, with the first backup after that', async () => {
    await backup()
    await site.keyed.table('keys').put('ann', { wrapped: null }, (await site.keyed.table('keys').get('ann'))?.rev ?? 0)
    await backup()
    await restore()
    expect(await titlesOf(await start('restored'))).toEqual(['[removed]'])
  })

  it('says when a fold of it differs from what the site had', async () => {
    await site.digests()
    const raw = new Database(at('site/events.db'))
    raw.exec(`update events set data = replace(data, '"value":1', '"value":-1') where type = 'VoteCast'`)
    raw.close()
    await backup()
    expect(await ops(['check', at('backup'), '--fold'])).toBe(1)
    expect(said).toEqual(
      expect.arrayContaining([expect.stringMatching(/^vote-tallies: a fold .* differs/), 'post-titles: equal']),
    )
  })

  describe('is refused in one sentence', () => {
    beforeEach(() => backup())

    it('with a wrong key, a short one, or none', async () => {
      expect(await refusalOf(backup({ key: 'not the secret of the operator' }))).toMatch(
        /^The key does not open the backup in/,
      )
      expect(await refusalOf(ops(['check', at('backup')], { key: 'short' }))).toMatch(
        /^A backup is locked: give BACKUP_KEY/,
      )
      expect(await refusalOf(ops(['check', at('backup'), '--key-file', at('nothing')]))).toMatch(/cannot be read from/)
      writeFileSync(at('key'), `${secret}\n`)
      expect(await ops(['check', at('backup'), '--key-file', at('key')], { key: 'short' })).toBe(0)
    })

    it('where any of its files is damaged, missing, or exchanged for another', async () => {
      const folder = await openBackup(at('backup'), secret)
      const [first = '', ...others] = files('backup').filter((one) => one.endsWith('.sealed'))
      for (const name of [first, ...others]) {
        const bytes = readFileSync(at(`backup/${name}`))
        const changed = Buffer.from(bytes)
        changed.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1)
        const another = readFileSync(at(`backup/${name === first ? others[0] : first}`))
        for (const wrong of [changed, another, bytes.subarray(0, 20)]) {
          writeFileSync(at(`backup/${name}`), wrong)
          await expect(checkBackup(folder)).rejects.toThrow(/\.sealed is damaged or missing/)
        }
        writeFileSync(at(`backup/${name}`), bytes)
      }
      rmSync(at('backup/log/000001.sealed'))
      expect(await refusalOf(restore())).toMatch(/000001\.sealed is damaged or missing/)
      expect(existsSync(at('restored/events.db'))).toBe(false)
    })

    it('where the folder is something else, or holds the backup of another site', async () => {
      mkdirSync(at('other'))
      writeFileSync(at('other/diary.txt'), 'Dear diary')
      expect(await refusalOf(ops(['backup', at('other')]))).toMatch(/holds no backup that this program can read/)
      expect(await refusalOf(ops(['check', at('nowhere')]))).toMatch(/holds no backup that this program can read/)
      const other = await start('another')
      await other.tell(aPost({ postId: 1 }))
      expect(await refusalOf(backup({ from: 'another' }))).toMatch(/holds the backup of another event log/)
    })

    it('where it should be restored over something', async () => {
      expect(await refusalOf(ops(['restore', at('backup'), '--to', at('site')]))).toMatch(/is not empty; restore into/)
    })
  })
})
