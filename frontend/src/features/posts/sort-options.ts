import { postSortOrders, postTypes, type PostSortOrder, type PostType } from '@deals/events'

export interface SortOption {
  readonly value: PostSortOrder
  readonly label: string
}

/** Each order with its name, and the types of posts whose lists offer it. */
const orders: Readonly<Record<PostSortOrder, { readonly label: string; readonly offeredFor: readonly PostType[] }>> = {
  best: { label: 'Best', offeredFor: postTypes },
  popularity_desc: { label: 'Popular', offeredFor: postTypes },
  newest: { label: 'Newest', offeredFor: postTypes },
  price_asc: { label: 'Lowest price', offeredFor: ['product'] },
  price_desc: { label: 'Highest price', offeredFor: ['product'] },
  // The page of sales has a choice of its own for it.
  ending: { label: 'Ending soon', offeredFor: [] },
}

/** The orders that make sense for a list: only products have prices to sort by. */
export function sortOptions(type: PostType): readonly SortOption[] {
  return postSortOrders
    .filter((value) => orders[value].offeredFor.includes(type))
    .map((value) => ({ value, label: orders[value].label }))
}

/** Reads an order from an address; one that the list does not have is the first one. */
export function sortOrderFrom(value: string | null, type: PostType): PostSortOrder {
  return sortOptions(type).find((option) => option.value === value)?.value ?? 'best'
}
