import { toMajorUnits, type HistoryEntry } from '@deals/events'
import { iso } from '../platform/iso.ts'

const amounts = ['price', 'originalPrice', 'shippingCost']
const times = ['startsAt', 'expiresAt']
/** Follow from other fields and say nothing to a reader. */
const derived = ['urlKey', 'priceStanding']

type Side = 'from' | 'to'
type Changes = Readonly<
  Record<string, { readonly from: unknown; readonly to: unknown; readonly removed?: readonly Side[] | undefined }>
>

/** What changed of the fields of a post, as it is read. */
export function toChanges(changes: Changes): NonNullable<HistoryEntry['changes']> {
  const told = Object.entries(changes).filter(([name]) => !derived.includes(name))
  return Object.fromEntries(
    told.map(([name, { from, to, removed }]) => [
      name,
      { from: toValue(name, from), to: toValue(name, to), ...(removed !== undefined && { removed: [...removed] }) },
    ]),
  )
}

function toValue(name: string, value: unknown) {
  if (typeof value !== 'number') {
    return value
  }
  return amounts.includes(name) ? toMajorUnits(value) : times.includes(name) ? iso(value) : value
}
