import { notedHourOf, startOfHour, type ShownPage } from '@deals/events'
import type { DoorsAt } from './clockwork.ts'

const hour = 3_600_000
/** So far back the home page was noted. */
const notedHours = 72

/** What the home page showed at full hours (ms, rising), of what was written so far. */
export type HomePagesAt = (hours: readonly number[]) => Promise<readonly ShownPage[]>

/** Notes the home page of each of the last hours, as the site would have. */
export async function noteHours(doorsAt: DoorsAt, start: number, homePagesAt: HomePagesAt): Promise<void> {
  const last = startOfHour(notedHourOf(start))
  const hours = Array.from({ length: notedHours }, (_, index) => last - (notedHours - 1 - index) * hour)
  for (const page of await homePagesAt(hours)) {
    const { site } = doorsAt((start - page.readAt) / 60_000)
    await site.noteFrontPage({ causationId: `front page ${page.readAt}`, ...notedHourOf(page.readAt), ...page })
  }
}
