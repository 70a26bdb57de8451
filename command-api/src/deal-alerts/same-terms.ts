import { createHash } from 'node:crypto'
import { canonicalText, type OwnAlert, type SoughtTerms } from '@deals/events'
import { refuse, type Refused } from '../platform/refusal.ts'

/** Whether two alerts look for the same, in whatever order they say so. */
export const isSameSearch = (one: SoughtTerms, other: SoughtTerms): boolean => isAlike(ordered(one), ordered(other))

/** The same for two alerts that look for the same. */
export const digestOfSearch = (terms: SoughtTerms): string =>
  createHash('sha256')
    .update(canonicalText(ordered(terms)))
    .digest('base64url')

/** Whether two values say the same, in whatever order their fields were written. */
export const isAlike = (one: unknown, other: unknown): boolean => canonicalText(one) === canonicalText(other)

const sorted = (texts: readonly string[]) => texts.map((text) => text.toLowerCase()).toSorted()

const ordered = ({ keywords: { any, all, none }, filters }: SoughtTerms) => ({
  any: sorted(any),
  all: sorted(all),
  none: sorted(none),
  ...filters,
  categories: sorted(filters.categories),
  subCategories: sorted(filters.subCategories),
  stores: sorted(filters.stores),
  types: sorted(filters.types),
})

/** Refuses an alert that the member has already, and says which one it is; null when it is new. */
export function refuseTwin(terms: SoughtTerms, others: readonly OwnAlert[]): Refused | null {
  const twin = others.find((other) => isSameSearch(other, terms))
  return twin === undefined
    ? null
    : refuse('duplicate', { message: `You already have this alert: “${twin.name}”`, details: { id: twin.alertId } })
}
