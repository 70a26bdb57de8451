import type { PostSortOrder, PostType } from '@deals/events'
import { sortOptions } from '../../features/posts/sort-options.ts'
import { Select } from '../../ui/Select.tsx'

interface SortSelectProps {
  /** Which kind of posts the list has: it decides what they can be sorted by. */
  readonly type: PostType
  readonly value: PostSortOrder
  readonly onChange: (order: PostSortOrder) => void
}

/** The order of a list. */
export function SortSelect({ type, value, onChange }: SortSelectProps) {
  return <Select label="Sort by" value={value} options={sortOptions(type)} onChange={onChange} />
}
