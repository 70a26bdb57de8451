import styled from '@emotion/styled'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef } from 'react'
import { categories } from '@deals/events'
import { paramsOf, toggled } from '../../features/posts/feed-filters.ts'
import type { FeedFilters } from '../../features/posts/feed-filters.ts'
import { ChipLink } from '../../ui/Chip.tsx'
import { IconButton } from '../../ui/IconButton.tsx'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: var(--s1);
  margin-bottom: var(--s4);
  & > div {
    display: flex;
    gap: var(--s2);
    /* Room for the ring of the focus, which the row would cut. */
    margin: -0.25rem;
    padding: 0.25rem 2.5rem 0.25rem 0.25rem;
    overflow-x: auto;
    scrollbar-width: none;
    mask: linear-gradient(90deg, #000 calc(100% - 3rem), transparent);
  }
  & > button {
    width: 2rem;
    height: 2rem;
  }
  @media (max-width: 767px) {
    display: none;
  }
`

/** How far one press moves the row, in pixels. */
const step = 150

/** The categories as a row of switches above the feed. */
export function CategoryChips({ filters }: { readonly filters: FeedFilters }) {
  const row = useRef<HTMLDivElement>(null)
  const scroll = (by: number) => {
    row.current?.scrollBy({ left: by, behavior: 'smooth' })
  }
  const linkTo = (chosen: readonly string[]) => `/?${paramsOf({ ...filters, categories: chosen }).toString()}`
  return (
    <Root>
      {/* Reachable by keyboard as its links are; the row scrolls to whichever has focus. */}
      <div ref={row} role="group" aria-label="Categories">
        <ChipLink to={linkTo([])} current={filters.categories.length === 0}>
          All
        </ChipLink>
        {categories.map(({ name, slug }) => (
          <ChipLink
            key={slug}
            to={linkTo(toggled(filters.categories, slug))}
            current={filters.categories.includes(slug)}
          >
            {name}
          </ChipLink>
        ))}
      </div>
      <IconButton
        aria-label="Scroll categories left"
        onClick={() => {
          scroll(-step)
        }}
      >
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <IconButton
        aria-label="Scroll categories right"
        onClick={() => {
          scroll(step)
        }}
      >
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </Root>
  )
}
