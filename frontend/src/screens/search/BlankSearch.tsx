import { useState } from 'react'
import { categories } from '@deals/events'
import { categoriesApi } from '../../features/categories/categories.endpoints.ts'
import { routes } from '../../lib/routes.ts'
import { useIsAlive } from '../../lib/use-is-alive.ts'
import { Button } from '../../ui/Button.tsx'
import { ChipLink } from '../../ui/Chip.tsx'
import { ChipRow } from '../shared/ChipRow.tsx'
import { SearchBox } from '../shared/SearchBox.tsx'
import { forgetSearches, recentSearches } from './recent-searches.ts'

/** Of the heading: on a phone the row of chips has a padding of its own. */
const aboveChips = { marginBottom: 'var(--s3)' }

/** Where to begin: what was searched for on this device, and the fullest categories. */
export function BlankSearch() {
  return (
    <>
      <div css={{ maxWidth: '36rem', marginBottom: 'var(--s6)' }}>
        <SearchBox label="Search all deals" />
      </div>
      <RecentSearches />
      <h2 css={aboveChips}>Popular categories</h2>
      <PopularCategories />
    </>
  )
}

function RecentSearches() {
  // The server knows nothing of this device, so the list comes after the first picture.
  const isAlive = useIsAlive()
  const [isCleared, setIsCleared] = useState(false)
  const recent = isAlive && !isCleared ? recentSearches() : []
  if (recent.length === 0) {
    return null
  }
  return (
    <>
      <h2 css={aboveChips}>Recent searches</h2>
      <ChipRow>
        {recent.map((words) => (
          <ChipLink key={words} to={routes.search.to(words)}>
            {words}
          </ChipLink>
        ))}
        <Button
          size="sm"
          variant="quiet"
          onClick={() => {
            forgetSearches()
            setIsCleared(true)
          }}
        >
          Clear
        </Button>
      </ChipRow>
    </>
  )
}

/** How many categories are offered. */
const offered = 10

function PopularCategories() {
  const { data } = categoriesApi.useGetCategoriesQuery()
  const fullest = data?.categories.toSorted((a, b) => b.activeDeals - a.activeDeals) ?? categories
  return (
    <ChipRow>
      {fullest.slice(0, offered).map(({ name, slug }) => (
        <ChipLink key={slug} to={routes.category.to(slug)}>
          {name}
        </ChipLink>
      ))}
    </ChipRow>
  )
}
