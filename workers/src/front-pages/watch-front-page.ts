import { isOnTheHour, notedHourOf, ReadModelsBehind, startOfHour } from '@deals/events'
import type { WorkContext } from '../platform/work.ts'

type Noting = Pick<WorkContext, 'commands' | 'queries' | 'clock' | 'log'>

/**
 * Has the site note what its home page shows, while a full hour begins. What was missed stays missing: nobody knows any
 * more what stood there.
 */
export async function watchFrontPage({ commands, queries, clock, log }: Noting): Promise<void> {
  const now = clock.now()
  const hour = notedHourOf(now)
  if (!isOnTheHour(now) || ((await queries.lastNotedHour({})) ?? -Infinity) >= startOfHour(hour)) {
    return
  }
  try {
    const page = await queries.shownPage({ minPosition: await log.head() })
    await commands.noteFrontPage({ causationId: `front page ${startOfHour(hour)}`, ...hour, ...page })
  } catch (error) {
    // Documents that are late would show a page that nobody saw at that hour; another look comes soon.
    if (!(error instanceof ReadModelsBehind)) {
      throw error
    }
  }
}
