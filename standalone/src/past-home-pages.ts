import { dayMs, beforeFirst, categoryOf, streamCategories, type ShownPage, type StreamCategory } from '@deals/events'
import { openMemoryLog, type Codec, type EventLog, type LogEvent } from '@deals/event-log'
import { asHappened, openMemoryReadModels, projections, startProjector, type Happened } from '@deals/projector/app'
import { createSystemQueries } from '@deals/query-api/app'

interface Past {
  log: EventLog
  codec: Codec
}

/** What the home page is made of. */
const told: ReadonlySet<StreamCategory> = new Set(['post', 'vote', 'comment', 'score', 'avail', 'settings', 'featured'])
const views: ReadonlySet<string> = new Set(['posts', 'featured', 'front-pages'])
const silent = { info: () => {}, warn: () => {}, error: () => {} }

/**
 * What the home page would have shown at some hours (ms, rising), of a log whose facts were all written afterwards: they
 * are folded in the order in which they happened, and the list is asked as visitors ask it.
 */
export async function pastHomePages({ log, codec }: Past, hours: readonly number[]): Promise<ShownPage[]> {
  const time = { now: 0 }
  const past = openMemoryLog({ now: () => time.now })
  const { readModels, store } = openMemoryReadModels()
  const own = projections.filter(({ name }) => views.has(name))
  const projector = await startProjector({ log: past, codec, store, logger: silent, projections: own })
  const queries = createSystemQueries(readModels, () => time.now)
  const pages: ShownPage[] = []
  const ahead = mayStandFirst(asHappened(await factsIn(log)), (hours[0] ?? 0) - longestFirst)
  for (const hour of hours) {
    time.now = hour
    const until = ahead.findIndex(({ at }) => at > hour)
    for (const { event } of ahead.splice(0, until === -1 ? ahead.length : until)) {
      const { id, type, data, meta } = event
      await past.append(event.stream, [{ id, type, data, meta }], { expected: 'any' })
    }
    await projector.caughtUp()
    pages.push(await queries.shownPage({}))
  }
  await projector.stop()
  await readModels.close()
  await past.close()
  return pages
}

/** Ten times the votes are worth a day, so that no post of a small site stays among the first for longer. */
const longestFirst = 14 * dayMs

/** Facts of posts with which something happened since a time (ms), and those about none. */
function mayStandFirst(facts: readonly Fact[], since: number): Fact[] {
  const postOf = ({ event }: Fact) => event.data['postId']
  const late = facts.filter(({ event, at }) => at >= since && categoryOf(event.stream) === 'post')
  const posts = new Set([undefined, ...late.map(postOf)])
  return facts.filter((fact) => posts.has(postOf(fact)))
}

type Fact = Happened<LogEvent>

/** What the home page is made of, in the order of the log. */
async function factsIn(log: EventLog): Promise<LogEvent[]> {
  const facts: LogEvent[] = []
  const categories = streamCategories.filter((category) => told.has(category))
  for (let after = beforeFirst, isLive = false; !isLive;) {
    const batch = await log.readAll({ after, limit: 2_000, categories })
    facts.push(...batch.events)
    after = batch.upTo
    isLive = batch.live
  }
  return facts
}
