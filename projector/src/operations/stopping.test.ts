import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadMasterKey } from '@deals/accounts'
import { openEventLog } from '@deals/event-log'
import { aPost, aVote } from '@deals/events/testing'
import { startFakeEventStore, type FakeEventStore } from '@deals/event-log/testing'
import { projection } from '../platform/projection.ts'
import { openTestLog, postTitles, voteTallies } from '../testing/small-views.ts'
import { openDesk } from './desk.ts'
import { operate } from './program.ts'

interface Desk {
  readonly server: FakeEventStore
  readonly said: string[]
  readonly ops: (words: readonly string[], given?: Given) => Promise<number>
}
interface Given {
  readonly stop?: AbortController
  readonly onOpen?: () => unknown
  readonly views?: Parameters<typeof openDesk>[0]['projections']
}

/** A log on a server that can be frozen, and the operator's desk over it; gone afterwards, whatever becomes of the work. */
async function atDesk(work: (desk: Desk) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'dealstream-stopping-'))
  loadMasterKey({ dataDir })
  const server = await startFakeEventStore()
  const log = await openEventLog({ eventStoreUrl: server.url, file: '', writer: 'inline' })
  await openTestLog(log).tell(aVote({ postId: 1 }), aPost({ postId: 1 }))
  const said: string[] = []
  const ops: Desk['ops'] = (words, { stop = new AbortController(), onOpen = () => {}, views = [voteTallies] } = {}) => {
    const print = (line: string) => void said.push(line)
    const settings = { dataDir, eventStoreUrl: server.url, projections: views, isTerminal: false }
    const open = async () => {
      const desk = await openDesk({ ...settings, print, signal: stop.signal })
      onOpen()
      return desk
    }
    const goals = { masterKey: undefined, mongoUrl: undefined, backupKey: undefined }
    const backupDesk = () => ({ ...settings, ...goals, print, signal: stop.signal })
    return operate(words, { openDesk: open, backupDesk, print, signal: stop.signal })
  }
  try {
    await work({ server, said, ops })
  } finally {
    server.thaw()
    await log.close()
    await server.stop()
    rmSync(dataDir, { recursive: true })
  }
}

// At once: each waits for seconds for a log that does not answer.
describe('a command of an operator who has had enough of it', () => {
  it.concurrent.each([
    'status',
    'doctor',
    'tail',
    'tail --after 0',
    'rebuild --all',
    'verify --all',
    'rollback vote-tallies',
    'stream show post-1',
    'as-of 1 --at 2027-01-01T00:00:00Z',
  ])('%s ends though the event log is frozen, and can be given again', (line) =>
    atDesk(async ({ server, said, ops }) => {
      const words = line.split(' ')
      expect(await ops(['rebuild', '--all'])).toBe(0)
      said.length = 0
      const stop = new AbortController()
      const freeze = () => {
        server.freeze()
        setImmediate(() => stop.abort())
      }
      expect(await ops(words, { stop, onOpen: freeze })).toBeLessThan(2)
      expect(said.filter((one) => /\n\s+at /.test(one))).toEqual([])
      server.thaw()
      const [again, seen] = [new AbortController(), line.startsWith('tail')]
      expect(await ops(words, { stop: again, onOpen: () => seen && again.abort() })).toBeLessThan(2)
    }),
  )

  it.concurrent('ends though a view cannot be folded, and says meanwhile which and why', () =>
    atDesk(async ({ said, ops }) => {
      const broken = projection({
        ...postTitles,
        touches() {
          throw new Error('cannot tell what it touches')
        },
      })
      const stop = new AbortController()
      const print = said.push.bind(said)
      said.push = (...lines) => {
        stop.abort()
        return print(...lines)
      }
      expect(await ops(['rebuild', '--all'], { stop, views: [broken] })).toBe(1)
      expect(said.at(-1)).toBe('Stopped. The same command can be given again.')
      expect(await ops(['rebuild', '--all'], { views: [postTitles] })).toBe(1)
      expect(said.at(-1)).toMatch(
        /^post-titles: version 2 built up to .* it differs from the running one; not switched/,
      )
    }))
})
