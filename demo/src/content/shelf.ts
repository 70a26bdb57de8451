import type { ObjectName } from '../pictures/objects.ts'

/** store, price, usual price or null, title, facts parted by " | ", and the object where it is not the shelf's. */
export type Line = readonly [
  store: string,
  price: number,
  was: number | null,
  title: string,
  facts: string,
  object?: ObjectName,
]

/** Things of one kind, so that their prices can be compared. */
export interface Shelf {
  readonly category: string
  /** The exact name of the catalogue; missing where the category has no sub-categories. */
  readonly sub?: string
  readonly object: ObjectName
  readonly lines: readonly Line[]
}
