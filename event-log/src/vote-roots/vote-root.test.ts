import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeFirst, positionFrom, rootAbove, streamOf, textOfLeaf } from '@deals/events'
import { newUuid } from '@deals/events/platform'
import { aClearedVote, aComment, aVote, type Told } from '@deals/events/testing'
import { testSealer } from '@deals/accounts/testing'
import { createCodec } from '../codec.ts'
import { copyLog } from '../copy-log.ts'
import type { EventLog } from '../event-log.ts'
import { openEventStoreDbLog } from '../eventstoredb/eventstoredb-event-log.ts'
import { openMemoryLog } from '../memory-event-log.ts'
import { openSqliteLog } from '../sqlite/sqlite-event-log.ts'
import { startFakeEventStore } from '../testing/fake-event-store/fake-event-store.ts'
import { aMeta } from '../testing/log-events.ts'
import { leafOf } from './hash-tree.ts'
import { createVoteLeaves, votesAfter, type GivenVote } from './read-votes.ts'
import { endOfFirst, placeInPart, rootOfNext, rootUntil, votesPerPart } from './vote-root.ts'

const hour = 3_600_000
const monday = Date.UTC(2026, 0, 12)
const tuesday = monday + 24 * hour
const leaves = createVoteLeaves(Buffer.alloc(32, 7))
const codec = createCodec({ sealer: testSealer() })

interface Opened {
  log: EventLog
  cleanUp: () => Promise<void>
}
const adapters: readonly (readonly [name: string, open: () => Promise<Opened>])[] = [
  [
    'memory',
    async () => {
      const log = openMemoryLog()
      return { log, cleanUp: () => log.close() }
    },
  ],
  [
    'SQLite',
    async () => {
      const directory = mkdtempSync(join(tmpdir(), 'vote-roots-'))
      const log = await openSqliteLog({ file: join(directory, 'events.db'), writer: 'inline' })
      const cleanUp = async () => {
        await log.close()
        rmSync(directory, { recursive: true })
      }
      return { log, cleanUp }
    },
  ],
  [
    'EventStoreDB',
    async () => {
      const server = await startFakeEventStore()
      const log = await openEventStoreDbLog({ url: server.url })
      const cleanUp = async () => {
        await log.close()
        await server.stop()
      }
      return { log, cleanUp }
    },
  ],
]

async function give(log: EventLog, occurredAt: number, ...facts: readonly Told[]): Promise<void> {
  for (const { type, data } of facts) {
    const about = { userId: 'ann', ...data } as { postId: number; userId: string; commentId?: number }
    const stream = about.commentId === undefined ? streamOf.vote(about.postId, about.userId) : streamOf.comment(1)
    const meta = { ...aMeta({ occurredAt }), commandId: newUuid() }
    const events = await codec.encode([{ type, data } as never], { stream, meta, subject: 'ann' })
    await log.append(stream, events, { expected: 'any' })
  }
}

async function all(log: EventLog): Promise<GivenVote[]> {
  const votes: GivenVote[] = []
  for await (const vote of votesAfter({ log, codec }, beforeFirst)) {
    votes.push(vote)
  }
  return votes
}
const by = (userId: string, postId = 1) => aVote({ userId, postId, value: 1 })

describe.each(adapters)('roots of votes in a log in %s', (_name, open) => {
  let opened: Opened
  let log: EventLog
  beforeEach(async () => {
    opened = await open()
    log = opened.log
  })
  afterEach(() => opened.cleanUp())
  const from = (after = beforeFirst) => ({ log, codec, leaves, after })

  it('cover the votes of their day in the order of the log, changed ones and those taken back too, and nothing else', async () => {
    await give(log, monday + hour, by('ann'), aComment({}), by('bob'))
    await give(log, tuesday - 1, aClearedVote({ userId: 'ann' }), by('cat', 2))
    await give(log, tuesday, by('dan'))
    const first = await rootUntil(from(), tuesday)
    expect([first.votes, first.parts.length]).toEqual([4, 1])
    const second = await rootUntil(from(positionFrom(first.through)), tuesday + 24 * hour)
    expect([second.votes, second.root === first.root]).toEqual([1, false])
    expect(await rootUntil(from(), tuesday)).toEqual(first)
    expect(await rootOfNext(from(), 4)).toEqual(first)
  })

  it('are those of nothing where nobody voted, and end where they begin', async () => {
    await give(log, monday, by('ann'))
    const first = await rootUntil(from(), tuesday)
    const none = await rootUntil(from(positionFrom(first.through)), tuesday + 24 * hour)
    expect(none).toMatchObject({ votes: 0, parts: [], through: first.through })
    expect(none.root).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  })

  it('are reached from each of their votes, also behind other days', async () => {
    await give(log, monday, by('ann'), by('bob'))
    const first = await rootUntil(from(), tuesday)
    await give(log, tuesday, by('cat'), aClearedVote({ userId: 'ann' }), by('dan', 3))
    const second = await rootUntil(from(positionFrom(first.through)), tuesday + hour)
    for (const [index, vote] of (await all(log)).entries()) {
      const [root, place] = index < 2 ? [first, index] : [second, index - 2]
      const after = positionFrom(root.parts[0]?.after ?? 0)
      const found = await placeInPart(from(after), root, { voteId: vote.id, part: 0 })
      expect(found?.index).toBe(place)
      const leaf = leaves.hashOf(vote).toString('hex')
      expect(found && (await rootAbove(leaf, { ...found, votes: root.votes }))).toBe(root.root)
    }
    const elsewhere = { voteId: (await all(log))[4]?.id ?? '', part: 0 }
    expect(await placeInPart(from(), first, elsewhere)).toBeNull()
    expect(await endOfFirst({ log, codec }, 2)).toBe(first.through)
  })
})

describe('a root of many votes', () => {
  it('has parts from which each receipt is made, in a copy of the log as well', async () => {
    const log = openMemoryLog()
    await give(log, monday, ...Array.from({ length: votesPerPart + 1 }, (_, index) => by(`member${index}`)))
    const root = await rootUntil({ log, codec, leaves, after: beforeFirst }, tuesday)
    expect([root.votes, root.parts.length]).toEqual([votesPerPart + 1, 2])
    const copy = openMemoryLog()
    await copyLog({ from: log, to: copy, clock: { now: () => tuesday }, signal: new AbortController().signal })
    const votes = await all(copy)
    for (const index of [0, votesPerPart - 1, votesPerPart]) {
      const part = Math.floor(index / votesPerPart)
      const after = await endOfFirst({ log: copy, codec }, part * votesPerPart)
      const vote = votes[index]
      const found = await placeInPart({ log: copy, codec, leaves, after }, root, { voteId: vote?.id ?? '', part })
      expect(found?.index).toBe(index)
      const leaf = vote === undefined ? '' : leaves.hashOf(vote).toString('hex')
      expect(found && (await rootAbove(leaf, { ...found, votes: root.votes }))).toBe(root.root)
    }
    expect(await rootOfNext({ log: copy, codec, leaves, after: beforeFirst }, root.votes)).toMatchObject({
      root: root.root,
    })
  })
})

describe('the leaf of a vote', () => {
  const leafFor = async (fact: Told, at = monday) => {
    const log = openMemoryLog()
    await give(log, at, fact)
    const [vote] = await all(log)
    return vote === undefined ? undefined : leaves.leafOf(vote)
  }

  it('tells the hour and no finer time, and 0 for a vote that was taken back', async () => {
    expect(await leafFor(by('ann'), monday + hour + 59 * 60_000 + 59_999)).toMatchObject({
      hour: '2026-01-12T01',
      userId: 'ann',
      postId: 1,
      value: 1,
    })
    expect((await leafFor(aClearedVote({ userId: 'ann' })))?.value).toBe(0)
  })

  it('has a salt of its own that another key does not give', async () => {
    const log = openMemoryLog()
    await give(log, monday, by('ann'), by('bob'))
    const votes = await all(log)
    const other = createVoteLeaves(Buffer.alloc(32, 8))
    const salts = votes.flatMap((vote) => [leaves.leafOf(vote).salt, other.leafOf(vote).salt])
    expect([new Set(salts).size, salts.every((salt) => /^[0-9a-f]{64}$/.test(salt))]).toEqual([4, true])
  })

  it('is the hash of its text', async () => {
    const log = openMemoryLog()
    await give(log, monday, by('ann'))
    const [vote] = await all(log)
    expect(vote && leaves.hashOf(vote)).toEqual(vote && leafOf(textOfLeaf(leaves.leafOf(vote))))
  })
})
