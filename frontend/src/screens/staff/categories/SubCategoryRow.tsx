import { canMoveSubCategories, grouped, subCategoryBySlug, type DeskSubCategory, type Shelf } from '@deals/events'
import { categoryDeskApi } from '../../../features/staff/category-desk.endpoints.ts'
import { routes } from '../../../lib/routes.ts'
import { useViewer } from '../../../lib/viewer.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Button } from '../../../ui/Button.tsx'
import { TimeAgo } from '../../shared/TimeAgo.tsx'
import { tellOutcome } from '../../shared/tell-outcome.ts'

interface SubCategoryRowProps {
  readonly sub: DeskSubCategory
  readonly parentSlug: string
  readonly onMove: () => void
}

/** One sub-category: what lies there, or where it leads; owners move its posts, and take that back. */
export function SubCategoryRow({ sub, parentSlug, onMove }: SubCategoryRowProps) {
  const viewer = useViewer()
  const { name, movedTo } = sub
  return (
    <tr>
      <th scope="row" css={{ fontWeight: '400 !important', paddingLeft: 'var(--s5) !important' }}>
        {movedTo === null ? <Anchor to={routes.category.to(parentSlug, name)}>{name}</Anchor> : <Moved sub={sub} />}
      </th>
      <Counts shelf={sub} />
      {canMoveSubCategories(viewer) && (
        <td data-kind="action">
          {movedTo === null ? (
            <Button size="sm" variant="quiet" aria-label={`Move ${name}`} onClick={onMove}>
              Move
            </Button>
          ) : (
            <TakeBack name={name} slug={sub.slug} into={movedTo.slug} />
          )}
        </td>
      )}
    </tr>
  )
}

function Moved({ sub: { name, movedTo } }: Pick<SubCategoryRowProps, 'sub'>) {
  const end = subCategoryBySlug(movedTo?.slug ?? '')
  return movedTo === null || end === undefined ? null : (
    <>
      {name} leads to <Anchor to={routes.category.to(end.parentSlug, end.name)}>{end.name}</Anchor>
      <small className="muted" css={{ display: 'block', overflowWrap: 'anywhere' }}>
        {movedTo.reason} <TimeAgo time={movedTo.at} />
        {movedTo.by !== null && ` by ${movedTo.by}`}
      </small>
    </>
  )
}

function TakeBack({ name, slug, into }: { readonly name: string; readonly slug: string; readonly into: string }) {
  const [undo, { isLoading }] = categoryDeskApi.useUndoSubCategoryMoveMutation()
  const takeBack = async () => {
    const { error } = await undo({ slug, into })
    tellOutcome(error, `${name} stands for itself again`, 'Not taken back')
  }
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-label={`Take the move of ${name} back`}
      busy={isLoading}
      onClick={() => void takeBack()}
    >
      Take back
    </Button>
  )
}

/** How much is active on a shelf, and how much of it is new; on a phone of owners the buttons take its place. */
export function Counts({ shelf: { activeDeals, newThisWeek } }: { readonly shelf: Shelf }) {
  const isOwner = canMoveSubCategories(useViewer())
  return (
    <>
      <td data-kind="number">{grouped(activeDeals)}</td>
      <td data-kind="number" data-wide={isOwner || undefined}>
        {grouped(newThisWeek)}
      </td>
    </>
  )
}
