import { useState } from 'react'
import { findCategories } from '../../features/categories/category-search.ts'
import { toggled } from '../../features/posts/feed-filters.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { FilterColumn } from './FilterColumn.tsx'
import type { FilterProps } from './filter-props.ts'

/** The categories of the filter. */
export function FilterCategories({ filters, onChange }: FilterProps) {
  const [words, setWords] = useState('')
  const found = findCategories(words)
  return (
    <FilterColumn
      title="Categories"
      placeholder="Search categories..."
      words={words}
      onWords={setWords}
      count={found.length}
    >
      {found.length === 0 && <p className="muted">No results found</p>}
      {found.map(({ name, slug }) => (
        <Checkbox
          key={slug}
          label={name}
          checked={filters.categories.includes(slug)}
          onChange={() => {
            onChange({ categories: toggled(filters.categories, slug) })
          }}
        />
      ))}
    </FilterColumn>
  )
}
