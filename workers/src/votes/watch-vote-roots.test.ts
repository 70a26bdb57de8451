import { streamOf, voteDayOf, type LastVoteRoot, type SystemOutcome, type VoteRootEvent } from '@deals/events'
import { createCodec, createVoteLeaves, openMemoryLog } from '@deals/event-log'
import { newUuid } from '@deals/events/platform'
import { actorOf, aVote } from '@deals/events/testing'
import { testSealer } from '@deals/accounts/testing'
import { watchVoteRoots } from './watch-vote-roots.ts'

const hour = 3_600_000
const day = 24 * hour
const monday = Date.UTC(2026, 0, 12)
const dayOfMonday = voteDayOf(monday)
type Root = VoteRootEvent['data']

/** A log of votes, and of what is published as command-api and the views keep it. */
function smallSite() {
  const time = { now: monday }
  const log = openMemoryLog({ now: () => time.now })
  const codec = createCodec({ sealer: testSealer() })
  const votes = { log, codec, leaves: createVoteLeaves(Buffer.alloc(32, 7)) }
  const published: Root[] = []
  const views = { areLate: false, isCopied: false }
  const publishVoteRoot = async ({ causationId: _cause, ...root }: Root & { causationId: string }) => {
    const last = published.at(-1)
    const outcome: SystemOutcome = (last?.chained ?? null) === root.previous ? 'done' : 'not-needed'
    if (outcome === 'done') {
      published.push(root)
    }
    return outcome
  }
  const lastVoteRoot = async (): Promise<LastVoteRoot | null> => {
    const last = (views.areLate ? published.at(-2) : published.at(-1)) ?? null
    // A copy tells the places of the log that was copied, which are others here.
    return last && { ...last, isCopied: views.isCopied, through: last.through + (views.isCopied ? 5_000 : 0) }
  }
  const context = { commands: { publishVoteRoot }, queries: { lastVoteRoot }, clock: { now: () => time.now } }
  return {
    published,
    views,
    vote: async (at: number, userId = newUuid()) => {
      time.now = at
      const commandId = newUuid()
      const meta = { commandId, correlationId: commandId, causationId: commandId, actor: actorOf('ann') }
      const stream = streamOf.vote(1, userId)
      const events = await codec.encode([{ type: 'VoteCast', data: aVote({ userId }).data }], { stream, meta })
      await log.append(stream, events, { expected: 'none' })
    },
    lookAt: async (at: number, signal = new AbortController().signal) => {
      time.now = at
      await watchVoteRoots(context, votes, signal)
    },
  }
}
const countsOf = (roots: readonly Root[]) => roots.map((root) => [root.day - dayOfMonday, root.before, root.votes])

describe('roots of votes', () => {
  it('are published once a day is over, and what was under way at its end has been written', async () => {
    const site = smallSite()
    await site.lookAt(monday)
    await site.vote(monday + hour)
    await site.vote(monday + day - 1)
    await site.lookAt(monday + day)
    expect(site.published).toEqual([])
    await site.lookAt(monday + day + 10 * 60_000)
    await site.lookAt(monday + day + hour)
    expect(countsOf(site.published)).toEqual([[0, 0, 2]])
  })

  it('are left to the next start by a stop', async () => {
    const site = smallSite()
    await site.vote(monday)
    await site.lookAt(monday + day + hour, AbortSignal.abort())
    expect(site.published).toEqual([])
    await site.lookAt(monday + day + hour)
    expect(countsOf(site.published)).toEqual([[0, 0, 1]])
  })

  it('are made up for after days without a site, one for each day, also where nobody voted, and chained', async () => {
    const site = smallSite()
    await site.vote(monday)
    await site.vote(monday + 2 * day)
    await site.vote(monday + 3 * day)
    await site.lookAt(monday + 3 * day + hour)
    expect(countsOf(site.published)).toEqual([
      [0, 0, 1],
      [1, 1, 0],
      [2, 1, 1],
    ])
    const chain = site.published.map(({ previous, chained }) => [previous, chained])
    expect(chain.map(([previous]) => previous)).toEqual([null, chain[0]?.[1], chain[1]?.[1]])
  })

  it('after a long rest are made up for part by part', async () => {
    const site = smallSite()
    await site.vote(monday)
    await site.lookAt(monday + 100 * day + hour)
    expect(site.published).toHaveLength(60)
    await site.lookAt(monday + 100 * day + hour)
    expect(site.published.at(-1)?.day).toBe(dayOfMonday + 99)
  })

  it('go on in a copy of the log where they ended', async () => {
    const site = smallSite()
    await site.vote(monday)
    await site.vote(monday + hour)
    await site.lookAt(monday + day + hour)
    await site.vote(monday + day + 2 * hour)
    site.views.isCopied = true
    await site.lookAt(monday + 2 * day + hour)
    expect(countsOf(site.published)).toEqual([
      [0, 0, 2],
      [1, 2, 1],
    ])
  })

  it('are the same whoever looks, and none is written twice where the views are late', async () => {
    const site = smallSite()
    await site.vote(monday)
    await Promise.all([site.lookAt(monday + 2 * day + hour), site.lookAt(monday + 2 * day + hour)])
    expect(site.published).toHaveLength(2)
    site.views.areLate = true
    await site.lookAt(monday + 3 * day + hour)
    expect(site.published).toHaveLength(2)
    site.views.areLate = false
    await site.lookAt(monday + 3 * day + hour)
    expect(countsOf(site.published)).toEqual([
      [0, 0, 1],
      [1, 1, 0],
      [2, 1, 0],
    ])
  })
})
