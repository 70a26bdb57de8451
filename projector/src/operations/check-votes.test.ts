import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { positionFrom, textOfVoteDay, type VoteRootEvent } from '@deals/events'
import { chainedOf, createVoteLeaves, openSqliteLog, rootUntil } from '@deals/event-log'
import { loadMasterKey } from '@deals/accounts'
import { aClearedVote, aPost, aUser, aVote, aVoteRoot } from '@deals/events/testing'
import { filesIn, openEmbedded } from '../context.ts'
import { listeningLogger, openTestLog } from '../testing/small-views.ts'
import { postsProjection } from '../posts/posts.projection.ts'
import { startProjector } from '../start-projector.ts'
import { openDesk } from './desk.ts'
import { operate } from './program.ts'

type Root = VoteRootEvent['data']
const projections = [postsProjection]
const { signal } = new AbortController()
let dataDir: string
let published: Root[]

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'check-votes-'))
  published = []
  loadMasterKey({ dataDir })
  await tell(
    ...[1, 2].map((postId) => aPost({ postId })),
    ...['bob', 'cat', 'dan'].map((userId) => aVote({ postId: 1, userId, value: 1 }, { by: userId })),
    aVote({ postId: 2, userId: 'bob', value: -1 }, { by: 'bob' }),
  )
  await publish()
  await tell(aClearedVote({ postId: 1, userId: 'cat', previous: 1 }), aVote({ postId: 2, userId: 'dan', value: 1 }))
  await publish()
  await fold()
})
afterEach(() => rmSync(dataDir, { recursive: true }))

async function tell(...events: Parameters<ReturnType<typeof openTestLog>['tell']>): Promise<void> {
  const log = await openSqliteLog({ file: filesIn(dataDir).log, writer: 'inline' })
  await openTestLog(log).tell(...events)
  await log.close()
}

/** Publishes the root of all votes since the last one, as the site does it at night. */
async function publish(over: Partial<Root> = {}): Promise<void> {
  const { log, codec, masterKey, close } = await openEmbedded({ dataDir })
  const last = published.at(-1)
  const after = positionFrom(last?.through ?? 0)
  const root = await rootUntil({ log, codec, leaves: createVoteLeaves(masterKey), after }, Infinity)
  const day = 20_468 + published.length
  const previous = last?.chained ?? null
  const chained = chainedOf({ ...root, day: textOfVoteDay(day), previous })
  const before = last === undefined ? 0 : last.before + last.votes
  const data = { day, previous, chained, before, ...root, ...over }
  await close()
  published.push(data)
  await tell(aVoteRoot(data))
}

/** The views as they are once the site ran. */
async function fold(): Promise<void> {
  const embedded = await openEmbedded({ dataDir })
  const projector = await startProjector({ ...embedded, projections, logger: listeningLogger() })
  await projector.caughtUp()
  await projector.stop()
  await embedded.close()
}

async function ops(): Promise<{ code: number; said: string[] }> {
  const said: string[] = []
  const print = (line: string) => void said.push(line)
  const desk = { dataDir, projections, print, isTerminal: false, signal }
  const goals = { masterKey: undefined, eventStoreUrl: undefined, mongoUrl: undefined, backupKey: undefined }
  const backupDesk = () => ({ ...desk, ...goals })
  const code = await operate(['votes'], { print, openDesk: () => openDesk(desk), backupDesk, signal })
  return { code, said }
}

/** Somebody with the files changes what the log says. */
function tamper(statement: string): void {
  const database = new Database(filesIn(dataDir).log)
  expect(database.prepare(statement).run().changes).toBe(1)
  database.close()
}
const vote = (userId: string) => `stream = 'vote-1_${userId}' and revision = 0`

describe('npm run ops -- votes', () => {
  it('says that all roots hold and all numbers are those of the log', async () => {
    expect(await ops()).toEqual({
      code: 0,
      said: [
        'ok       2 roots hold, over 6 votes: through 2026-01-16',
        'ok       2 posts show as many votes as the log gives',
      ],
    })
  })

  it('has an answer for a site without any root', async () => {
    rmSync(dataDir, { recursive: true })
    dataDir = mkdtempSync(join(tmpdir(), 'check-votes-'))
    await tell(aPost({ postId: 1 }))
    await fold()
    expect(await ops()).toEqual({
      code: 0,
      said: [
        'ok       0 roots hold, over 0 votes: none is published yet',
        'ok       1 posts show as many votes as the log gives',
      ],
    })
  })

  it.each([
    [
      'a changed vote',
      `update events set data = replace(data, '"value":1', '"value":-1') where ${vote('bob')}`,
      [
        'PROBLEM  the root of 2026-01-15: it is not that of its 4 votes: one of them was changed',
        'PROBLEM  post 1 shows 2, and the log gives 0',
      ],
    ],
    [
      'a vote that was taken away',
      `delete from events where ${vote('bob')}`,
      [
        'PROBLEM  the root of 2026-01-15: it was made of 4 votes, and the log has 3 there',
        'PROBLEM  post 1 shows 2, and the log gives 1',
      ],
    ],
    [
      'another voter',
      `update events set data = replace(data, '"bob"', '"eve"') where ${vote('bob')}`,
      ['PROBLEM  the root of 2026-01-15: it is not that of its 4 votes: one of them was changed'],
    ],
    [
      'a root that was written anew',
      `update events set data = replace(data, '"votes":4', '"votes":3') where stream = 'voteroot-site' and revision = 0`,
      ['PROBLEM  the root of 2026-01-15: its own chained hash is wrong'],
    ],
  ])('names %s', async (_what, statement, problems) => {
    tamper(statement)
    const { code, said } = await ops()
    expect([code, said.filter((line) => line.startsWith('PROBLEM'))]).toEqual([1, problems])
  })

  it('names a root that stands beside the chain', async () => {
    await publish({ previous: null })
    const { code, said } = await ops()
    expect([code, said.at(-1)]).toEqual([1, 'PROBLEM  the root of 2026-01-17: it is not chained to the one before'])
  })

  it('needs the key of nobody who left', async () => {
    const erasure = { type: 'UserErased' as const, data: { userId: 'bob', requestId: 'r' } }
    await tell(aUser({ userId: 'bob' }), erasure)
    await fold()
    expect((await ops()).code).toBe(0)
  })
})
