import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { numberOf } from '@deals/events'
import { loadMasterKey, createAccounts, openSqliteKeyedStore } from '@deals/accounts'
import { openEventLog, openSqliteLog, type EventLog } from '@deals/event-log'
import { anEvent, startFakeEventStore, type FakeEventStore } from '@deals/event-log/testing'
import { aPost, aPostEdit, aVote } from '@deals/events/testing'
import { filesIn, openEmbedded, tryToOwn } from '../context.ts'
import { projection, type Projection } from '../platform/projection.ts'
import { openTestLog, postTitles, voteTallies, listeningLogger } from '../testing/small-views.ts'
import { projections as allProjections } from '../projections.ts'
import { startProjector, type Projector } from '../start-projector.ts'
import { openDesk } from './desk.ts'
import { operate } from './program.ts'

const servers = [
  { where: 'files', startServer: async () => undefined },
  { where: 'EventStoreDB', startServer: startFakeEventStore },
]

describe.each(servers)('npm run ops over a log in $where', ({ startServer }) => {
  let server: FakeEventStore | undefined
  let dataDir: string
  let said: string[]
  let log: EventLog
  let projections: Projection[] = [voteTallies, postTitles]
  let onSaid: (line: string) => void
  const closing: (() => Promise<void>)[] = []

  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'dealstream-ops-'))
    projections = [voteTallies, postTitles]
    onSaid = () => {}
    loadMasterKey({ dataDir })
    server = await startServer()
    const file = filesIn(dataDir).log
    log = await openEventLog({ eventStoreUrl: server?.url, file, writer: 'inline' })
  })
  const stopAll = async () => {
    for (const close of closing.splice(0).reverse()) {
      await close()
    }
  }
  afterEach(async () => {
    await stopAll()
    await log.close()
    await server?.stop()
    rmSync(dataDir, { recursive: true })
  })

  const ops = async (...words: string[]): Promise<number> => {
    said = []
    const print = (line: string) => {
      said.push(line)
      onSaid(line)
    }
    const signal = new AbortController().signal
    const open = () => openDesk({ dataDir, eventStoreUrl: server?.url, projections, print, isTerminal: false, signal })
    const goals = { masterKey: undefined, eventStoreUrl: server?.url, mongoUrl: undefined }
    const backupDesk = () => ({ ...goals, backupKey: undefined, projections, print, signal })
    return operate(words, { openDesk: open, backupDesk, print, signal })
  }
  /** Runs the projector as the site does, for the rest of the test. */
  const startSite = async (): Promise<Projector> => {
    const owned = tryToOwn(dataDir)
    const embedded = await openEmbedded({ dataDir, eventStoreUrl: server?.url })
    const projector = await startProjector({ ...embedded, projections, logger: listeningLogger() })
    closing.push(async () => {
      await projector.stop()
      await embedded.close()
      owned?.release()
    })
    return projector
  }

  it('answers --help, and a wrong word with one sentence', async () => {
    expect(await ops('--help')).toBe(0)
    expect(said.join('\n')).toContain('rebuild')
    expect(await ops('rebuild', '--help')).toBe(0)
    for (const wrong of [
      ['rebiuld'],
      ['rebuild'],
      ['rebuild', 'nothing'],
      ['parked', 'discard', 'vote-tallies', '1'],
      ['parked', 'show', 'vote-tallies', '1'],
      ['as-of', '1'],
      ['as-of', '1', '--at', '2026-02-30'],
      ['grant', 'king', 'ann'],
    ]) {
      expect(await ops(...wrong)).toBe(2)
      expect(said).toHaveLength(1)
    }
  })

  it('rebuilds, verifies and goes back while no site runs', async () => {
    await openTestLog(log).tell(aVote({ postId: 1 }), aVote({ postId: 2 }), aPost({ postId: 1 }))
    expect(await ops('rebuild', '--all')).toBe(0)
    expect(said.join('\n')).toMatch(/vote-tallies: version 2 built up to \d+, equal to the running one, switched/)
    expect(await ops('verify', '--all')).toBe(0)
    expect(said).toEqual([expect.stringMatching(/^vote-tallies: equal/), expect.stringMatching(/^post-titles: equal/)])
    expect(await ops('rollback', 'vote-tallies')).toBe(0)
    expect(await ops('switch', 'vote-tallies')).toBe(2)
    expect(said.join()).toContain(
      'no newer version; "rebuild vote-tallies" makes one, and "rollback vote-tallies" goes to version 2.',
    )
    expect(await ops('status')).toBe(0)
    expect(said.join('\n')).toMatch(/not running\n.*\n.*vote-tallies +1 +active +fed/s)
    expect(await ops('drop', 'vote-tallies')).toBe(0)
    expect(await ops('projections')).toBe(0)
    expect(await ops('doctor')).toBe(1)
    expect(said.filter((line) => line.startsWith('PROBLEM'))).toEqual([
      expect.stringContaining('folded by a projection'),
    ])
  })

  it('has the doctor find nothing where all views of the site are folded', async () => {
    projections = [...allProjections]
    await openTestLog(log).tell(aPost({ postId: 1 }))
    expect(await ops('rebuild', '--all')).toBe(0)
    expect(await ops('doctor')).toBe(0)
    expect(said.filter((line) => !line.startsWith('ok '))).toEqual([])
  })

  it('says how far behind a view is that has not folded what concerns it, and never that it is equal', async () => {
    await startSite()
    await stopAll()
    await openTestLog(log).tell(aVote({ postId: 1 }), aVote({ postId: 2 }), aPost({ postId: 1 }))
    expect(await ops('verify', '--all')).toBe(1)
    expect(said).toEqual([
      expect.stringMatching(/^vote-tallies: behind: version 1 has not folded the last 2 events that concern it/),
      expect.stringMatching(/^post-titles: behind: version 1 has not folded the last 1 events that concern it/),
    ])
    await (await startSite()).caughtUp()
    expect(await ops('verify', '--all')).toBe(0)
    await stopAll()
    // What operators do is recorded behind everything else, and concerns no view.
    expect(await ops('verify', '--all')).toBe(0)
  })

  it('waits for a server that is away in the midst of a verification', async () => {
    await openTestLog(log).tell(aVote({ postId: 1 }), aPost({ postId: 1 }))
    const site = await startSite()
    await site.caughtUp()
    await stopAll()
    onSaid = (line) => {
      if (server !== undefined) {
        server.faults.breaksReadsAfter = line.startsWith('vote-tallies: equal') ? 0 : Infinity
      }
    }
    expect(await ops('verify', '--all')).toBe(0)
    const waited = server === undefined ? [] : ['Waiting: EventStoreDB']
    expect(said.map((line) => /^\S+: \w+/.exec(line)?.[0])).toEqual([
      'vote-tallies: equal',
      ...waited,
      'post-titles: equal',
    ])
  })

  it('rebuilds beside the running site, leaves the switch to the operator, and switches', async () => {
    await openTestLog(log).tell(aVote({ postId: 1 }))
    const site = await startSite()
    expect(await ops('rebuild', 'vote-tallies', '--no-switch')).toBe(0)
    expect(said.at(-1)).toContain('"switch vote-tallies" makes it the running one')
    expect(await ops('switch', 'vote-tallies')).toBe(0)
    expect(await ops('verify', 'vote-tallies')).toBe(0)
    await site.caughtUp()
    expect((await site.progress()).map(({ version, role }) => [version, role])).toEqual([
      [1, 'active'],
      [1, 'previous'],
      [2, 'active'],
    ])
    const { events } = await log.readStream('ops-vote-tallies')
    expect(events.map(({ type }) => type)).toEqual([
      'ProjectionRebuildStarted',
      'ProjectionVerified',
      'ProjectionSwitched',
      'ProjectionVerified',
    ])
  })

  it('pauses and resumes', async () => {
    const site = await startSite()
    expect(await ops('pause', 'vote-tallies')).toBe(0)
    const position = await openTestLog(log).tell(aVote({ postId: 1 }))
    expect(await ops('status')).toBe(0)
    expect(said.join('\n')).toMatch(/vote-tallies +1 +active +paused/)
    expect(await ops('resume', 'vote-tallies')).toBe(0)
    // The projector hears of it in a moment; the test's own time ends the asking.
    const isLive = async () => {
      await site.caughtUp()
      return (await site.progress()).every((processor) => processor.state === 'live' && processor.position >= position)
    }
    while (!(await isLive())) {
      await new Promise(setImmediate)
    }
  })

  it('lists parked events, folds them again after a repair, or gives them up with a reason', async () => {
    let isBroken = true
    const fragile = projection({
      ...voteTallies,
      evolve(documents, event) {
        if (isBroken && 'postId' in event.data && event.data.postId === 2) {
          throw new Error('cannot count')
        }
        voteTallies.evolve(documents, event)
      },
    })
    projections = [fragile]
    const site = await startSite()
    await openTestLog(log).tell(aVote({ postId: 1 }), aVote({ postId: 2 }), aVote({ postId: 2, userId: 'mo' }))
    await site.caughtUp()
    expect(await ops('parked', 'list')).toBe(0)
    expect(said[1]).toMatch(/vote-tallies +1 +2 +2 .*VoteCast .*cannot count/)
    expect(await ops('parked', 'show', 'vote-tallies', '2')).toBe(0)
    expect(said).toHaveLength(2)
    expect(await ops('parked', 'retry', 'vote-tallies', '2')).toBe(1)
    expect(said[0]).toContain('2 events still wait under 2: cannot count')
    isBroken = false
    expect(await ops('parked', 'retry', 'vote-tallies', '2')).toBe(0)
    expect(await ops('verify', 'vote-tallies')).toBe(0)
    isBroken = true
    await openTestLog(log).tell(aVote({ postId: 2, userId: 'sue' }))
    await site.caughtUp()
    expect(await ops('parked', 'discard', 'vote-tallies', '2', '--reason', 'a test')).toBe(0)
    isBroken = false
    // What was given up stays so in every fold.
    expect(await ops('verify', 'vote-tallies')).toBe(0)
    const { events } = await log.readStream('ops-vote-tallies')
    expect(events.map(({ type, data }) => [type, data['reason'] ?? null])).toEqual([
      ['EventParked', null],
      ['EventReleased', null],
      ['EventReleased', null],
      ['ProjectionVerified', null],
      ['EventParked', null],
      ['EventDiscarded', 'a test'],
      ['ProjectionVerified', null],
    ])
  })

  it('folds an event again, or gives it up, in all views where it waits', async () => {
    let isBroken = true
    const fragile = (view: Projection) =>
      projection({
        ...view,
        handles: [...new Set([...view.handles, 'VoteCast'] as const)],
        evolve(documents, event) {
          if (isBroken && event.type === 'VoteCast' && event.data.postId === 2) {
            throw new Error('cannot read')
          }
          view.evolve(documents, event)
        },
      })
    projections = [fragile(postTitles), fragile(voteTallies)]
    const site = await startSite()
    const { tell } = openTestLog(log)
    const broken = String(numberOf(await tell(aVote({ postId: 1 }), aVote({ postId: 2 }))))
    const whole = String(numberOf(await tell(aVote({ postId: 3 }))))
    await site.caughtUp()
    expect(await ops('parked', 'retry-event', broken)).toBe(1)
    const wait = 'version 1: 1 events still wait under 2: cannot read'
    expect(said).toEqual([`post-titles ${wait}`, `vote-tallies ${wait}`])
    expect(await ops('parked', 'discard-event', whole, '--reason', 'a test')).toBe(2)
    expect(said).toEqual([`No event at ${whole} waits in any view; "parked list" tells where they do.`])
    expect(await ops('parked', 'discard-event', broken, '--reason', ' ')).toBe(2)
    expect(await ops('parked', 'discard-event', broken, '--reason', 'a test')).toBe(0)
    expect(said).toEqual(['post-titles 2: given up.', 'vote-tallies 2: given up.'])
    isBroken = false
    expect(await ops('verify', '--all')).toBe(0)
  })

  it('shows streams, the tail, and a post as it stood', async () => {
    const { tell } = openTestLog(log)
    const first = await tell(aPost({ postId: 1, title: 'Kettle' }), aVote({ postId: 1 }))
    await tell(aPostEdit({ postId: 1, changes: { title: 'Better kettle' } }))
    expect(await ops('stream', 'show', 'post-1')).toBe(0)
    expect(said).toHaveLength(2)
    expect(await ops('stream', 'show', 'post-9')).toBe(2)
    expect(await ops('as-of', '1', '--position', String(numberOf(first)))).toBe(0)
    expect(said.join('\n')).toMatch(/tallies 1 .*"votes":1[^]*titles 1 .*"edits":0/)
    expect(await ops('as-of', '1', '--at', '2020-01-01')).toBe(1)
    expect(await ops('tail', '--after', '0', '--count', '2')).toBe(0)
    expect(said).toHaveLength(2)
  })

  it('tells when something happened, also of what was written into this log later', async () => {
    const event = anEvent({})
    const meta = { ...event.meta, occurredAt: Date.parse('2024-05-01T09:00:00Z') }
    await log.append('other-1', [{ ...event, meta }], { expected: 'none' })
    expect(await ops('stream', 'show', 'other-1')).toBe(0)
    expect(said[0]).toContain('2024-05-01T09:00:00.000Z')
    expect(await ops('tail', '--after', '0', '--count', '1')).toBe(0)
    expect(said[0]).toContain('2024-05-01T09:00:00.000Z')
  })

  it('says so in one sentence when no event has the position that is asked for', async () => {
    await openTestLog(log).tell(aPost({ postId: 1 }))
    const sentence = 'The event log has no event at position 1000.'
    expect(await ops('tail', '--after', '1000')).toBe(1)
    expect(said).toEqual([sentence])
    expect(await ops('as-of', '1', '--position', '1000')).toBe(1)
    expect(said).toEqual([sentence])
  })

  it('grants a role once', async () => {
    const accounts = openSqliteKeyedStore({ file: filesIn(dataDir).accounts })
    closing.push(() => accounts.close())
    const account = {
      userId: 'u1',
      username: 'Ann',
      usernameKey: 'ann',
      email: 'ann@example.org',
      passwordHash: '',
      createdAt: 1,
    }
    await createAccounts(accounts).save(account)
    expect(await ops('grant', 'owner', 'ann')).toBe(0)
    expect(await ops('grant', 'Owner', 'Ann')).toBe(0)
    expect(said).toEqual(['Ann is owner already.'])
    expect((await log.readStream('user-u1')).events.map(({ type }) => type)).toEqual(['RoleGranted'])
    expect(await ops('grant', 'owner', 'nobody')).toBe(2)
  })

  it('copies the log and the accounts into other files, again and again, and says equal', async () => {
    await log.append('post-1', [anEvent(), anEvent()], { expected: 'none' })
    const goal = mkdtempSync(join(tmpdir(), 'dealstream-copy-'))
    const accounts = openSqliteKeyedStore({ file: filesIn(dataDir).accounts })
    await accounts.table('accounts').put('ann', { name: 'ann' }, 0)
    await accounts.close()
    for (const present of [0, 2]) {
      expect(await ops('copy-log', '--to', join(goal, 'events.db'))).toBe(0)
      expect(said.slice(-3)).toEqual([
        `2 events, ${present} of them were there before.`,
        'equal',
        'nobody has acted on events yet',
      ])
      expect(await ops('copy-accounts', '--to', join(goal, 'accounts.db'))).toBe(0)
      expect(said).toContain('accounts: 1')
    }
    rmSync(goal, { recursive: true })
  })

  it('says what differs when the other log holds something else', async () => {
    const goal = mkdtempSync(join(tmpdir(), 'dealstream-copy-'))
    const other = await openSqliteLog({ file: join(goal, 'events.db'), writer: 'inline' })
    await other.append('post-2', [anEvent()], { expected: 'none' })
    await other.close()
    await log.append('post-1', [anEvent()], { expected: 'none' })
    expect(await ops('copy-log', '--to', join(goal, 'events.db'))).toBe(1)
    expect(said.at(-1)).toBe('After 0 equal events the logs differ: id.')
    rmSync(goal, { recursive: true })
  })

  it('wants to know where to copy', async () => {
    expect(await ops('copy-log')).toBe(2)
    expect(await ops('copy-log', '--to', '')).toBe(2)
  })
})
