import { quoteOf, toMajorUnits, type LastCheck, type QuotedTexts } from '@deals/events'
import type { InspectionDoc } from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'

/** What the automatic review found and saw last, as it leaves. */
export function toLastCheck(inspection: InspectionDoc, post: Omit<QuotedTexts, 'page'>): LastCheck {
  const { at, model, findings, seen, asked } = inspection
  const texts = { ...post, page: seen?.page?.title ?? '' }
  return {
    at: iso(at),
    model,
    asked:
      asked === undefined ? null : { model: asked.model, promptVersion: asked.promptVersion, missed: asked.missed },
    findings: findings.map(({ words, ...finding }) => ({ ...finding, quote: quoteOf({ words }, texts) })),
    page: pageOf(seen),
  }
}

function pageOf(seen: InspectionDoc['seen']): LastCheck['page'] {
  if (seen === undefined || seen.page === null) {
    return null
  }
  const { outcome, address, title, price, currency } = seen.page
  return { outcome, address, title, price: price === null ? null : toMajorUnits(price), currency }
}
