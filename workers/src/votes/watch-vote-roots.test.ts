import fc from 'fast-check'
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
/** Mostly it goes on; now and then it is set ahead or back by up to ten days. */
const clockStep = fc.oneof(fc.integer({ min: 0, max: 2 * day }), fc.integer({ min: -10 * day, max: 10 * day }))
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
    const latestDay = Math.max(...published.map((root) => root.day))
    return (
      last && { ...last, latestDay, isCopied: views.isCopied, through: last.through + (views.isCopied ? 5_000 : 0) }
    )
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

async function coversAll(steps: readonly (readonly [step: number, votes: number])[]) {
  const site = smallSite()
  let [now, given, latest] = [monday, 3, monday]
  for (const [step, votes] of steps) {
    now += step
    latest = Math.max(latest, now)
    for (let vote = 0; vote < votes; vote += 1) {
      await site.vote(now)
    }
    given += votes
    await site.lookAt(now)
  }
  const before = [...site.published]
  // In the end it goes right for some days, whatever it was before.
  now = monday
  for (let days = 0; days < 3; days += 1) {
    now += 26 * hour
    await site.vote(now)
    await site.lookAt(now)
  }
  // What bears a time of a day that is not over waits for its end, and what stands behind it, too.
  for (; now < latest + 2 * day; now += day) {
    await site.lookAt(now)
  }
  await site.lookAt(now + day)
  expect(site.published.slice(0, before.length)).toEqual(before)
  expect(site.published.reduce((sum, { votes }) => sum + votes, 0)).toBe(given)
}

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

  describe('where a clock was ahead', () => {
    it('leave out no vote that was given after one of a later time, and hold up none', async () => {
      const site = smallSite()
      await site.vote(monday)
      await site.vote(monday + 30 * day)
      await site.vote(monday + hour)
      await site.vote(monday + day + hour)
      await site.lookAt(monday + day + 2 * hour)
      expect(countsOf(site.published)).toEqual([[0, 0, 3]])
    })

    // From the last of those days on there is one for each day.
    it('have another one for days that had one before their time, and then go on as ever', async () => {
      const site = smallSite()
      await site.vote(monday)
      await site.lookAt(monday + 4 * day)
      const early = [...site.published]
      await site.lookAt(monday + hour)
      await site.vote(monday + hour)
      for (let hours = 2; hours < 8 * 24; hours += 1) {
        await site.lookAt(monday + hours * hour)
        await (hours === 48 ? site.vote(monday + hours * hour) : undefined)
      }
      expect(site.published.slice(0, early.length)).toEqual(early)
      expect(countsOf(site.published.slice(early.length))).toEqual([
        [0, 1, 1],
        [3, 2, 1],
        [4, 3, 0],
        [5, 3, 0],
        [6, 3, 0],
      ])
    })

    it('cover every vote once, whatever the clock did', async () => {
      const steps = fc.array(fc.tuple(clockStep, fc.integer({ min: 0, max: 2 })), { minLength: 3, maxLength: 10 })
      await fc.assert(fc.asyncProperty(steps, coversAll), { numRuns: 30 })
    })
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
