import { grouped } from '@deals/events'
import type { CategoryDesk, Shelf } from '@deals/events'
import { routes } from '../../../app/routes.ts'
import { categoryDeskApi } from '../../../features/staff/category-desk.endpoints.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Loaded } from '../../shared/Loaded.tsx'
import { WideTable } from '../../shared/WideTable.tsx'
import { StaffFrame } from '../StaffFrame.tsx'

type Category = CategoryDesk['categories'][number]

const columns = [
  { title: 'Category' },
  { title: 'Active', isNumber: true, width: '5.5rem' },
  { title: 'New in 7 days', isNumber: true, width: '8rem' },
]

/** The fixed catalogue in its order, and what lies on each of its shelves. */
export function CategoriesScreen() {
  const answer = categoryDeskApi.useCountCategoriesQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <StaffFrame part="categories" title="Categories">
      <p className="muted" css={{ marginBottom: 'var(--s4)' }}>
        The catalogue, its order and what it says of itself are fixed. Active deals of each category and sub-category.
      </p>
      <Loaded answer={answer} name="the categories" height="60rem">
        {({ categories }) => (
          <WideTable label="Categories" columns={columns}>
            {categories.map((category) => (
              <CategoryRows key={category.slug} category={category} />
            ))}
          </WideTable>
        )}
      </Loaded>
    </StaffFrame>
  )
}

function CategoryRows({ category }: { readonly category: Category }) {
  const { slug, name, description, subCategories } = category
  return (
    <>
      <tr css={{ '& > *': { paddingTop: 'var(--s5) !important' } }}>
        <th scope="row">
          <Anchor to={routes.category.to(slug)}>{name}</Anchor>
          <small className="muted" css={{ display: 'block', fontWeight: 400 }}>
            {description}
          </small>
        </th>
        <Counts shelf={category} />
      </tr>
      {subCategories.map((sub) => (
        <tr key={sub.slug}>
          <th scope="row" css={{ fontWeight: '400 !important', paddingLeft: 'var(--s5) !important' }}>
            <Anchor to={routes.category.to(slug, sub.name)}>{sub.name}</Anchor>
          </th>
          <Counts shelf={sub} />
        </tr>
      ))}
    </>
  )
}

function Counts({ shelf: { activeDeals, newThisWeek } }: { readonly shelf: Shelf }) {
  return (
    <>
      <td data-kind="number">{grouped(activeDeals)}</td>
      <td data-kind="number">{grouped(newThisWeek)}</td>
    </>
  )
}
