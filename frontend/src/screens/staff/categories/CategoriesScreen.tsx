import { useState } from 'react'
import { canMoveSubCategories, type CategoryDesk, type DeskCategory, type DeskSubCategory } from '@deals/events'
import { categoryDeskApi } from '../../../features/staff/category-desk.endpoints.ts'
import { routes } from '../../../lib/routes.ts'
import { useViewer } from '../../../lib/viewer.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Loaded } from '../../shared/Loaded.tsx'
import { WideTable } from '../../shared/WideTable.tsx'
import { StaffFrame } from '../StaffFrame.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { Counts, SubCategoryRow } from './SubCategoryRow.tsx'

const [name, active] = [{ title: 'Category' }, { title: 'Active', isNumber: true, width: '5rem' }]
const fresh = { title: 'New in 7 days', isNumber: true, width: '8rem' }
const columns = [name, active, fresh]
const columnsOfOwners = [
  ...[name, active, { ...fresh, isWide: true }],
  { title: 'Move', isNumber: true, isHidden: true, width: '6.5rem' },
]

/** The fixed catalogue in its order, what lies on each of its shelves, and which of these lead to others. */
export function CategoriesScreen() {
  const answer = categoryDeskApi.useCountCategoriesQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <StaffFrame part="categories" title="Categories">
      <p className="muted" css={{ marginBottom: 'var(--s4)' }}>
        The catalogue, its order and what it says of itself are fixed. Active deals of each category and sub-category;
        owners move the posts of a sub-category to another one.
      </p>
      <Loaded answer={answer} name="the categories" height="60rem">
        {({ categories }) => <Catalogue categories={categories} />}
      </Loaded>
    </StaffFrame>
  )
}

function Catalogue({ categories }: CategoryDesk) {
  const viewer = useViewer()
  const [moving, setMoving] = useState<DeskSubCategory | null>(null)
  return (
    <>
      <WideTable label="Categories" columns={canMoveSubCategories(viewer) ? columnsOfOwners : columns}>
        {categories.map((category) => (
          <CategoryRows key={category.slug} category={category} onMove={setMoving} />
        ))}
      </WideTable>
      {moving !== null && <MoveDialog sub={moving} categories={categories} onClose={() => setMoving(null)} />}
    </>
  )
}

interface CategoryRowsProps {
  readonly category: DeskCategory
  readonly onMove: (sub: DeskSubCategory) => void
}

function CategoryRows({ category, onMove }: CategoryRowsProps) {
  const { slug, name, description, subCategories } = category
  const viewer = useViewer()
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
        {canMoveSubCategories(viewer) && <td aria-label="Stays" />}
      </tr>
      {subCategories.map((sub) => (
        <SubCategoryRow key={sub.slug} sub={sub} parentSlug={slug} onMove={() => onMove(sub)} />
      ))}
    </>
  )
}
