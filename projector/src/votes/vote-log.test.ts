import {
  checkReceipt,
  endOfVoteDay,
  positionFrom,
  streamOf,
  textOfVoteDay,
  voteDayOf,
  type DomainEvent,
  type VoteRootEvent,
} from '@deals/events'
import {
  chainedOf,
  copyLog,
  createVoteLeaves,
  openMemoryLog,
  rootUntil,
  votesPerPart,
  type EventLog,
} from '@deals/event-log'
import { newUuid } from '@deals/events/platform'
import { actorOf, aVote, aVoteRoot, type Told } from '@deals/events/testing'
import { openMemoryReadModels } from '../adapters/memory-read-models.ts'
import { listeningLogger, testCodec as codec } from '../testing/small-views.ts'
import { startProjector } from '../start-projector.ts'
import { createVoteLog } from './vote-log.ts'
import { voteRootsProjection } from './vote-roots.projection.ts'

type Root = VoteRootEvent['data']
const hour = 3_600_000
const monday = Date.UTC(2026, 0, 12)
const tuesday = monday + 24 * hour
const leaves = createVoteLeaves(Buffer.alloc(32, 7))
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) {
    await close()
  }
})

/** Its roots name places so much further on, as those of a log do that has others than its copy. */
function openSite({ shift = 0 } = {}) {
  const time = { now: monday }
  const log = openMemoryLog({ now: () => time.now })
  const published: Root[] = []
  const tell = async ({ type, data }: Told, stream: string, occurredAt?: number) => {
    const commandId = newUuid()
    const times = occurredAt === undefined ? {} : { occurredAt, importedAt: time.now }
    const meta = { commandId, correlationId: commandId, causationId: commandId, actor: actorOf('ann'), ...times }
    await log.append(stream, await codec.encode([{ type, data } as DomainEvent], { stream, meta }), { expected: 'any' })
  }
  return {
    log,
    published,
    vote: async (userId: string, at: number, importedAs?: number) => {
      time.now = at
      await tell(aVote({ userId, postId: 1, value: 1 }), streamOf.vote(1, userId), importedAs)
    },
    publish: async (day = (published.at(-1)?.day ?? voteDayOf(monday) - 1) + 1) => {
      const last = published.at(-1)
      const from = { log, codec, leaves, after: positionFrom(last?.through ?? 0) }
      const root = await rootUntil(from, endOfVoteDay(day), endOfVoteDay(day))
      const previous = last?.chained ?? null
      const chained = chainedOf({ ...root, previous, day: textOfVoteDay(day) })
      published.push({ day, before: (last?.before ?? 0) + (last?.votes ?? 0), previous, chained, ...root })
      const parts = root.parts.map((part) => ({ ...part, after: part.after + shift }))
      await tell(aVoteRoot({ ...published.at(-1), parts, through: root.through + shift }), streamOf.voteRoots())
    },
  }
}

/** What members get of the votes of a log. */
async function receiptsIn(log: EventLog) {
  const { readModels, store } = openMemoryReadModels({ now: () => tuesday })
  const projector = await startProjector({
    log,
    codec,
    store,
    logger: listeningLogger(),
    projections: [voteRootsProjection],
  })
  await projector.caughtUp()
  closing.push(() => projector.stop())
  return createVoteLog({ log, codec, readModels, leaves })
}
const checked = async (
  { published }: Pick<ReturnType<typeof openSite>, 'published'>,
  log: EventLog,
  userId: string,
) => {
  const [receipt] = await (await receiptsIn(log)).receiptsOf(1, userId)
  const roots = published.map((root) => ({ ...root, day: textOfVoteDay(root.day) }))
  const finding = receipt && (await checkReceipt(receipt, async (day) => roots.filter((one) => one.day === day)))
  return [finding, receipt?.proof?.day, receipt?.proof?.index]
}

describe('a receipt', () => {
  it.each([
    ['the log', 0],
    ['a copy of a log with other positions', 5_000],
  ])('leads to the root of its day in every part of %s', async (_where, shift) => {
    const site = openSite({ shift })
    await site.vote('early', monday)
    await site.publish()
    for (let index = 0; index <= votesPerPart; index += 1) {
      await site.vote(`member${index}`, tuesday + index)
    }
    await site.publish()
    const copy = openMemoryLog()
    await copyLog({ from: site.log, to: copy, clock: { now: () => tuesday }, signal: new AbortController().signal })
    const log = shift === 0 ? site.log : copy
    expect(await checked(site, log, 'early')).toEqual(['proved', '2026-01-12', 0])
    expect(await checked(site, log, 'member0')).toEqual(['proved', '2026-01-13', 0])
    expect(await checked(site, log, `member${votesPerPart}`)).toEqual(['proved', '2026-01-13', votesPerPart])
  })

  it('of a vote that was imported later leads to the root of the day when it was', async () => {
    const site = openSite()
    await site.vote('ann', monday)
    await site.publish()
    await site.vote('bob', tuesday, monday + hour)
    await site.vote('cat', tuesday + hour)
    await site.publish()
    expect(await checked(site, site.log, 'bob')).toEqual(['proved', '2026-01-13', 0])
  })

  it.each([
    ['the log', 0],
    ['a copy of a log with other positions', 5_000],
  ])('leads to the root that holds it where a clock was ahead, in %s', async (_where, shift) => {
    const site = openSite({ shift })
    await site.vote('early', monday + 30 * 24 * hour)
    await site.vote('ann', monday)
    await site.publish()
    await site.publish()
    await site.vote('bob', monday + hour)
    await site.publish(voteDayOf(monday))
    await site.vote('late', tuesday + hour)
    const copy = openMemoryLog()
    await copyLog({ from: site.log, to: copy, clock: { now: () => tuesday }, signal: new AbortController().signal })
    const log = shift === 0 ? site.log : copy
    expect(await checked(site, log, 'early')).toEqual(['proved', '2026-01-12', 0])
    expect(await checked(site, log, 'ann')).toEqual(['proved', '2026-01-12', 1])
    expect(await checked(site, log, 'bob')).toEqual(['proved', '2026-01-12', 0])
    expect((await checked(site, log, 'late'))[0]).toBe('no-root-yet')
  })

  it('has no proof before the root of its day, and nobody else has it', async () => {
    const site = openSite()
    await site.vote('ann', monday)
    expect(await checked(site, site.log, 'ann')).toEqual(['no-root-yet', undefined, undefined])
    expect(await (await receiptsIn(site.log)).receiptsOf(1, 'bob')).toEqual([])
  })
})
