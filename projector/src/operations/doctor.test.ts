import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadMasterKey } from '@deals/accounts'
import { openSqliteLog, type EventLog } from '@deals/event-log'
import { beforeFirst, numberOf, positionFrom } from '@deals/events'
import { aVote } from '@deals/events/testing'
import { filesIn } from '../context.ts'
import { wholeLog, type ProjectionStore, type StoredVersion } from '../platform/projection-store.ts'
import { openTestLog, voteTallies } from '../testing/small-views.ts'
import { openDesk, type Desk } from './desk.ts'
import { doctorCommand } from './doctor.ts'
import { rebuildCommand } from './rebuild-command.ts'
import { printStatus } from './status.ts'

describe('the doctor, after a view was rebuilt', () => {
  let dataDir: string
  let log: EventLog
  let desk: Desk
  let said: string[]

  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'dealstream-doctor-'))
    loadMasterKey({ dataDir })
    log = await openSqliteLog({ file: filesIn(dataDir).log, writer: 'inline' })
    await openTestLog(log).tell(aVote({ postId: 1 }), aVote({ postId: 2 }))
    const print = (line: string) => void said.push(line)
    said = []
    const signal = new AbortController().signal
    desk = await openDesk({ dataDir, projections: [voteTallies], print, isTerminal: false, signal })
    await rebuildCommand(desk, { name: undefined, all: true, isSwitchWanted: true, share: '1' })
    said = []
  })
  afterEach(async () => {
    await desk.close()
    await log.close()
    rmSync(dataDir, { recursive: true })
  })

  const first = { projection: 'vote-tallies', version: 1 }
  const about = (words: string) => said.filter((line) => line.includes(words))

  /** What happens to the first version before it is counted, or right after. */
  const meanwhile = (when: 'before' | 'after', happens: (store: ProjectionStore) => Promise<unknown>): Desk => ({
    ...desk,
    store: {
      ...desk.store,
      async snapshot(ref) {
        const isFirst = ref.version === first.version
        await (isFirst && when === 'before' && happens(desk.store))
        const snapshot = await desk.store.snapshot(ref)
        await (isFirst && when === 'after' && happens(desk.store))
        return snapshot
      },
    },
  })
  /** Its projector is gone just before it moves the other one too. */
  const movesAlone = async (store: ProjectionStore) => {
    const at = (await store.versions()).find(({ version }) => version === first.version)?.position ?? beforeFirst
    const to = positionFrom(numberOf(at) + 1)
    expect(await store.advance?.([{ ...first, partition: wholeLog, from: at, to }])).toEqual([true])
  }

  it('finds that both versions agree', async () => {
    await doctorCommand(desk)
    expect(about('vote-tallies').filter((line) => line.startsWith('ok'))).toHaveLength(3)
  })

  it.each(['before', 'after'] as const)(
    'says nothing of one that was dropped meanwhile, %s it was counted',
    async (when) => {
      await doctorCommand(meanwhile(when, (store) => store.drop(first)))
      expect(about('versions 1 and 2')).toEqual([])
      expect(about('PROBLEM').filter((line) => line.includes('vote-tallies'))).toEqual([])
      expect(about('digest of vote-tallies version 2')).toHaveLength(1)
    },
  )

  it('says where two stand that nobody feeds alike any more, and makes its other checks', async () => {
    expect(await doctorCommand(meanwhile('after', movesAlone))).toBe(1)
    expect(about('versions 1 and 2')).toEqual([
      expect.stringMatching(
        /^PROBLEM +.*: the versions of vote-tallies never stood at one position: version 1 stands at (\d+), version 2 stands at \d+; is a projector running\?$/,
      ),
    ])
    expect(about('digest of vote-tallies version 2')).toHaveLength(1)
    expect(about('every type of event is folded')).toHaveLength(1)
  })

  /** The same views, of which some stand otherwise. */
  const where = (isMeant: (version: number) => boolean, change: Partial<StoredVersion>): Desk => ({
    ...desk,
    store: {
      ...desk.store,
      versions: async () =>
        (await desk.store.versions()).map((one) => (isMeant(one.version) ? { ...one, ...change } : one)),
    },
  })

  it.each([
    {
      kind: 'only kept',
      version: 1,
      sentence: '1 version that nobody reads is folded from another event log; a running site drops',
      problems: [],
    },
    {
      kind: 'the running one',
      version: 2,
      sentence: '1 running version is folded from another event log; the next start builds anew from this one.',
      problems: ['PROBLEM  read models that answer are folded from this log: vote-tallies version 2; the next start'],
    },
  ])('tells what becomes of a version of another log that is $kind', async ({ version, sentence, problems }) => {
    const restored = where((one) => one === version, { log: 'another' })
    await printStatus(restored)
    expect(about('another event log')).toEqual([expect.stringContaining(sentence)])
    said = []
    await doctorCommand(restored)
    expect(about('folded from this log').filter((line) => line.startsWith('PROBLEM'))).toEqual(
      problems.map((problem) => expect.stringContaining(problem) as unknown),
    )
  })

  it('says of a rebuild that was cut off how it goes on', async () => {
    await doctorCommand(where((version) => version === 1, { state: 'building' }))
    expect(about('left unfinished')).toEqual([
      'PROBLEM  no rebuild was left unfinished: vote-tallies version 1; unless it is under way, "rebuild vote-tallies" goes on where it was',
    ])
  })

  it('leaves waiting for them when the operator has had enough', async () => {
    const stop = new AbortController()
    const waiting = doctorCommand({ ...meanwhile('after', movesAlone), signal: stop.signal })
    setImmediate(() => stop.abort())
    await expect(waiting).rejects.toThrow('aborted')
  })
})
