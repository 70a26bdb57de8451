import { memberFacts, postFacts, type DayFact, type Overview } from '@deals/events'
import { dayOf, memberDays, postDays, startOf, type DayFactDoc } from '@deals/projector/read-models'
import type { Asking } from '../platform/ports.ts'
import { medianReview } from './review-time.lookup.ts'

type Reading = Pick<Asking, 'readModels' | 'now'>
type Counted = Pick<Overview, 'dates' | 'series' | 'medianReviewMinutes'>

/** What happened on each of the last days, the earliest first; the last one is today so far (UTC). */
export async function countDays(reading: Reading, days: number): Promise<Counted> {
  const last = dayOf(reading.now)
  const each = Array.from({ length: days }, (_, at) => last - days + 1 + at)
  const counting = (facts: readonly DayFact[], schema: typeof postDays) => {
    const collection = reading.readModels.collection<DayFactDoc>(schema)
    return facts.map(async (fact) => {
      const counts = await collection.countPer('day', { fact, day: { $gt: last - days, $lte: last } })
      return { fact, counts: each.map((day) => counts.get(day) ?? 0) }
    })
  }
  return {
    dates: each.map((day) => new Date(startOf(day)).toISOString().slice(0, 10)),
    series: await Promise.all([...counting(postFacts, postDays), ...counting(memberFacts, memberDays)]),
    medianReviewMinutes: await medianReview(reading.readModels, last - days + 1),
  }
}
