import { toMajorUnits, type Finding, type LastCheck } from '@deals/events'
import type { InspectionDoc } from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'

interface Texts {
  readonly title: string
  readonly content: string
}

/** What the automatic review found and saw last, as it leaves. */
export function toLastCheck({ at, model, findings, seen }: InspectionDoc, texts: Texts): LastCheck {
  return { at: iso(at), model, findings: findings.map((finding) => quoted(finding, texts)), page: pageOf(seen) }
}

/** Words are shown while the text is as long as it was: in another one others may stand at their place. */
function quoted({ words, ...finding }: Finding, texts: Texts): LastCheck['findings'][number] {
  const text = words === undefined ? '' : texts[words.field]
  return { ...finding, quote: words?.length === text.length ? text.slice(words.from, words.to) : null }
}

function pageOf(seen: InspectionDoc['seen']): LastCheck['page'] {
  if (seen === undefined || seen.page === null) {
    return null
  }
  const { outcome, address, title, price, currency } = seen.page
  return { outcome, address, title, price: price === null ? null : toMajorUnits(price), currency }
}
