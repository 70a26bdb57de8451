import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openKeyedStore } from '@deals/accounts'
import { compareLogs, openEventLog, type EventLog } from '@deals/event-log'
import { aPost, aUser, aVote } from '@deals/events/testing'
import { findMongo, freshDatabase } from '@deals/storage/testing'
import { startFakeEventStore } from '@deals/event-log/testing'
import { openEmbedded } from '../../context.ts'
import { openTestLog } from '../../testing/small-views.ts'
import { openDesk } from '../desk.ts'
import { operate } from '../program.ts'

// Drawing a key takes a while by intention, and many tests share a machine.
jest.setTimeout(120_000)

const never = new AbortController().signal

interface Place {
  dataDir: string
  eventStoreUrl?: string
  mongoUrl?: string
}

describe('a backup', () => {
  let root: string
  const closing: (() => Promise<void>)[] = []
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'dealstream-backup-servers-'))
  })
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) {
      await close()
    }
    rmSync(root, { recursive: true })
  })

  const directory = (name: string) => {
    mkdirSync(join(root, name), { recursive: true })
    return join(root, name)
  }
  const eventStore = async () => {
    const server = await startFakeEventStore()
    closing.push(() => server.stop())
    return server.url
  }
  const mongo = async () => {
    const found = findMongo()
    const server = 'start' in found ? await found.start() : undefined
    if (server === undefined) {
      return undefined
    }
    const { database, drop } = freshDatabase(server.url)
    closing.push(async () => {
      await drop()
      await server.stop()
    })
    const url = new URL(server.url)
    url.pathname = database
    return url.href
  }
  const said: string[] = []
  async function ops(words: string[], { dataDir, eventStoreUrl, mongoUrl }: Place): Promise<number> {
    const desk = {
      projections: [],
      print: () => {},
      isTerminal: false,
      signal: never,
      backupKey: 'kept by the operator',
    }
    const servers = { masterKey: undefined, eventStoreUrl, mongoUrl }
    return operate(words, {
      openDesk: () => openDesk({ ...desk, ...servers, dataDir }),
      backupDesk: () => ({ ...desk, ...servers }),
      signal: never,
      print: (line) => void said.push(line),
    })
  }
  const logOf = async ({ eventStoreUrl, dataDir }: Place): Promise<EventLog> => {
    const log = await openEventLog({ eventStoreUrl, file: join(dataDir, 'events.db'), writer: 'inline' })
    closing.push(() => log.close())
    return log
  }

  it('of a site on servers is restored into files, and that of files onto servers', async () => {
    const served: Place = { dataDir: directory('served'), eventStoreUrl: await eventStore() }
    const mongoUrl = await mongo()
    const site = await openEmbedded({ ...served, ...(mongoUrl !== undefined && { mongoUrl }) })
    await site.keyed.table('drafts').put('ann', { title: 'Kettle' }, 0)
    const votes = Array.from({ length: 50 }, (_, nr) => aVote({ postId: 1, userId: `voter-${nr}` }))
    await openTestLog(site.log, site.codec).tell(aUser(), aPost({ postId: 1 }), ...votes)
    await site.close()
    const from = { ...served, ...(mongoUrl !== undefined && { mongoUrl }) }
    expect(await ops(['backup', join(root, 'backup')], from)).toBe(0)

    const files: Place = { dataDir: join(root, 'files') }
    expect(await ops(['restore', join(root, 'backup'), '--to', files.dataDir], files)).toBe(0)
    expect(await compareLogs(await logOf(served), await logOf(files), never)).toEqual({ events: 52, difference: null })

    expect(await ops(['backup', join(root, 'second')], files)).toBe(0)
    const again: Place = { dataDir: join(root, 'again'), eventStoreUrl: await eventStore() }
    const goal = await mongo()
    const to = { ...again, ...(goal !== undefined && { mongoUrl: goal }) }
    expect(await ops(['restore', join(root, 'second'), '--to', again.dataDir], to)).toBe(0)
    expect((await compareLogs(await logOf(served), await logOf(again), never)).difference).toBeNull()
    const keyed = await openKeyedStore({ mongoUrl: goal, file: join(again.dataDir, 'accounts.db') })
    expect((await keyed.table('drafts').get('ann'))?.value).toEqual({ title: 'Kettle' })
    await keyed.close()
  })

  it('is not restored onto a server that holds another log', async () => {
    const from: Place = { dataDir: directory('from') }
    const site = await openEmbedded(from)
    await openTestLog(site.log, site.codec).tell(aPost({ postId: 1 }))
    await site.close()
    await ops(['backup', join(root, 'backup')], from)
    const taken: Place = { dataDir: join(root, 'taken'), eventStoreUrl: await eventStore() }
    const other = await logOf(taken)
    await openTestLog(other).tell(aPost({ postId: 2 }))
    const refused = ops(['restore', join(root, 'backup'), '--to', taken.dataDir], taken)
    expect(await refused).toBe(1)
    expect(said.at(-1)).toBe('The event log holds other events already; restore into an empty one.')
    expect((await other.readStream('post-1')).exists).toBe(false)
  })
})
