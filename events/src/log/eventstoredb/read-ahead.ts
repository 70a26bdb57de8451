import type { Batch, EventLog, Position } from '../event-log.ts'

/** Each page is a call of its own, so small batches are cut from larger pages. */
const pageSize = 2_000

interface Page {
  readonly after: Position
  readonly batch: Promise<Batch>
}

/**
 * While batches are being worked on, the page behind them is on its way already. For one reader that moves forwards
 * and always asks for the same categories.
 */
export function readingAhead(readAll: EventLog['readAll']): EventLog['readAll'] {
  let rest: { after: Position; batch: Batch } | undefined
  let ahead: Page | undefined

  const pageBehind = async (options: Parameters<typeof readAll>[0]): Promise<Batch> => {
    const { after } = options
    const wanted = { ...options, limit: Math.max(pageSize, options.limit) }
    const reading = ahead?.after === after ? ahead.batch : readAll(wanted)
    ahead = undefined
    const page = await reading
    if (!page.live) {
      const batch = readAll({ ...wanted, after: page.upTo })
      // Nobody may come for it; who does hears of its failure.
      batch.catch(() => undefined)
      ahead = { after: page.upTo, batch }
    }
    return page
  }
  return async (options) => {
    const { after, limit } = options
    const page = rest?.after === after ? rest.batch : await pageBehind(options)
    const events = page.events.slice(0, limit)
    const last = events.at(-1)
    if (last === undefined || events.length === page.events.length) {
      rest = undefined
      return page
    }
    rest = { after: last.position, batch: { ...page, events: page.events.slice(limit) } }
    return { events, upTo: last.position, live: false }
  }
}
