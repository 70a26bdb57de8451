import styled from '@emotion/styled'
import { categories } from '@deals/events'
import { paramsOf, toggled, type FeedFilters } from '../../features/posts/feed-filters.ts'
import { useKeptPart } from '../../lib/kept-part.ts'
import { ChipLink } from '../../ui/Chip.tsx'
import { Scroller } from '../../ui/Scroller.tsx'

const Root = styled.div`
  margin-bottom: var(--s4);
  & [role='group'] {
    display: flex;
    gap: var(--s2);
  }
  @media (max-width: 767px) {
    display: none;
  }
`

interface CategoryChipsProps {
  readonly filters: FeedFilters
}

/** The categories as a row of switches above the feed. */
export function CategoryChips({ filters }: CategoryChipsProps) {
  return <Root {...useKeptPart('category chips', Row, { filters })} />
}

function Row({ filters }: CategoryChipsProps) {
  return (
    <Scroller subject="categories" step={150}>
      <div role="group" aria-label="Categories">
        <Chips filters={filters} />
      </div>
    </Scroller>
  )
}

function Chips({ filters }: CategoryChipsProps) {
  const linkTo = (chosen: readonly string[]) => `/?${paramsOf({ ...filters, categories: chosen }).toString()}`
  return (
    <>
      <ChipLink to={linkTo([])} current={filters.categories.length === 0}>
        All
      </ChipLink>
      {categories.map(({ name, slug }) => (
        <ChipLink key={slug} to={linkTo(toggled(filters.categories, slug))} current={filters.categories.includes(slug)}>
          {name}
        </ChipLink>
      ))}
    </>
  )
}
