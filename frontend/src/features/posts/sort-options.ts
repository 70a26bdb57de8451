import type { PostSortOrder, PostType } from '@deals/events'

const labels: Readonly<Record<PostSortOrder, string>> = {
  best: 'Best',
  popularity_desc: 'Popular',
  newest: 'Newest',
  price_asc: 'Lowest price',
  price_desc: 'Highest price',
  ending: 'Ending soon',
}

const forAll = ['best', 'popularity_desc', 'newest'] as const satisfies readonly PostSortOrder[]
const forProducts = [...forAll, 'price_asc', 'price_desc'] as const satisfies readonly PostSortOrder[]

export interface SortOption {
  readonly value: PostSortOrder
  readonly label: string
}

/** The orders that make sense for a list: only products have prices to sort by. */
export function sortOptions(type: PostType): readonly SortOption[] {
  const orders: readonly PostSortOrder[] = type === 'product' ? forProducts : forAll
  return orders.map((value) => ({ value, label: labels[value] }))
}

/** Reads an order from an address; one that the list does not have is the first one. */
export function sortOrderFrom(value: string | null, type: PostType): PostSortOrder {
  return sortOptions(type).find((option) => option.value === value)?.value ?? 'best'
}
