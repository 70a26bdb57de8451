import type { PostType } from '@deals/events'

/** Kinds of posts as a reader chooses among them. */
export const typeChoices = [
  { value: null, label: 'All types' },
  { value: 'product', label: 'Deals' },
  { value: 'sales', label: 'Sales' },
  { value: 'discussion', label: 'Discussions' },
] as const satisfies readonly { readonly value: PostType | null; readonly label: string }[]

/** The kind that an address names. */
export function typeFrom(params: URLSearchParams): PostType | null {
  const asked = params.get('type')
  return typeChoices.find(({ value }) => value === asked)?.value ?? null
}
