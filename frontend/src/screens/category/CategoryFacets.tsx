import styled from '@emotion/styled'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Category } from '@deals/events'
import { sortOrderFrom } from '../../features/posts/sort-options.ts'
import { useCurrency } from '../../features/preferences/use-preference.ts'
import { useMoves } from '../../lib/announced.ts'
import { ChosenFacets } from '../shared/ChosenFacets.tsx'
import { discountField, priceField, storeField } from '../shared/facet-fields.ts'
import { FacetBar } from '../shared/FacetBar.tsx'
import { FollowMenu } from '../shared/FollowMenu.tsx'
import { LayoutToggle } from '../shared/LayoutToggle.tsx'
import { SortSelect } from '../shared/SortSelect.tsx'
import { TypeChips } from '../shared/TypeChips.tsx'
import { useFacets } from '../shared/use-facets.ts'
import { useParam } from '../shared/use-param.ts'
import { UnreadFilters } from '../addresses/UnreadFilters.tsx'
import { categoryFilters } from './category-request.ts'
import { movedAddress } from './moved-address.ts'

/** Kinds of posts, and the controls at the end of the line; on a phone below it. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s3);
  & > :first-of-type {
    flex: 1 0 auto;
    align-self: center;
  }
  & > .controls {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    gap: var(--s2);
    margin-bottom: var(--s4);
  }
  & span > select {
    max-width: 10.5rem;
  }
  @media (max-width: 767px) {
    display: block;
    & > .controls {
      margin-bottom: var(--s3);
    }
    & > .controls > :last-child {
      margin-left: auto;
    }
  }
`

interface CategoryFacetsProps {
  readonly category: Pick<Category, 'slug'>
}

/**
 * What narrows a category beside the chips of its parts, what comes first, and how it is laid out. A list of what was moved
 * leads on, and where it leads takes its place in the history of the browser.
 */
export function CategoryFacets({ category }: CategoryFacetsProps) {
  const [params] = useSearchParams()
  const moved = movedAddress(category, params, useMoves())
  const navigate = useNavigate()
  useEffect(() => {
    if (moved !== null) {
      void navigate(moved, { replace: true })
    }
  }, [moved, navigate])
  return moved === null && <Controls category={category} />
}

function Controls({ category }: CategoryFacetsProps) {
  const [params] = useSearchParams()
  const [currency] = useCurrency()
  const { facets, nameOf, turning } = useFacets(categoryFilters(category, params, currency))
  const [sort, setSort] = useParam('sort')
  const fields = [
    storeField(params, facets?.stores, nameOf),
    discountField(params, facets?.discounts),
    priceField(params),
  ]
  return (
    <>
      <Line>
        <TypeChips />
        <div className="controls" {...turning}>
          <FacetBar fields={fields} />
          <SortSelect type="product" value={sortOrderFrom(sort, 'product')} onChange={setSort} />
          <FollowMenu kind="category" value={category.slug} />
          <LayoutToggle />
        </div>
      </Line>
      <ChosenFacets fields={fields} />
      <UnreadFilters page="category" />
    </>
  )
}
