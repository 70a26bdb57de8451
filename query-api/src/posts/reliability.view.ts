import { fewestDeals, type Reliability } from '@deals/events'
import type { InspectionDoc, PostDoc, PostSignalDoc } from '@deals/projector/read-models'
import { isExpiredEarly } from '../stores/store.view.ts'

const hour = 3_600_000

export interface KnownOfDeals {
  readonly deals: readonly PostDoc[]
  /** What members say of them being available. */
  readonly signals: readonly PostSignalDoc[]
  /** What was found when their pages were looked at last, by post. */
  readonly inspections: ReadonlyMap<string, InspectionDoc>
}

/** How far deals could be relied on, from what members and the review said of them. */
export function toReliability({ deals, signals, inspections }: KnownOfDeals): Reliability {
  const posters = new Map(deals.map(({ postId, authorId }) => [postId, authorId]))
  const byOthers = signals.filter(({ postId, userId }) => posters.get(postId) !== userId)
  const spokenOf = new Set(byOthers.map(({ postId }) => postId))
  const confirmed = new Set(byOthers.filter(({ says }) => says === 'confirmed').map(({ postId }) => postId))
  const compared = deals.flatMap(({ postId }) => inspections.get(String(postId)) ?? []).filter(hasPagePrice)
  const over = deals.filter((deal) => deal.status === 'expired')
  return {
    confirmed: shareOf(confirmed.size, spokenOf.size),
    accurate: shareOf(compared.filter(isAsOnPage).length, compared.length),
    medianHours: medianOf(over.flatMap(hoursOf)),
    early: shareOf(over.filter(isExpiredEarly).length, over.length),
    deals: deals.length,
  }
}

const hasPagePrice = ({ seen }: InspectionDoc): boolean =>
  seen?.page?.outcome === 'read' && seen.page.price !== null && seen.page.price > 0

/** A price that one gets in a way that the post tells is as it should be: then the finding asks for nothing. */
const isAsOnPage = ({ findings }: InspectionDoc): boolean =>
  !findings.some(({ code, severity }) => code === 'page-price' && severity !== 'info')

const hoursOf = ({ expiredAt, publishedAt }: PostDoc): number[] =>
  expiredAt === undefined || publishedAt === undefined ? [] : [(expiredAt - publishedAt) / hour]

type Figure = Reliability['confirmed']
const shareOf = (some: number, deals: number): Figure => ({
  value: deals < fewestDeals ? null : Math.round((some / deals) * 100) / 100,
  deals,
})

function medianOf(hours: readonly number[]): Figure {
  const sorted = hours.toSorted((one, other) => one - other)
  const middle = sorted[Math.floor(sorted.length / 2)]
  return {
    value: middle === undefined || sorted.length < fewestDeals ? null : Math.round(middle),
    deals: sorted.length,
  }
}
