import {
  canMoveSubCategories,
  movedInto,
  subCategoryBySlug,
  type DomainEvent,
  type SubCategory,
  type SubCategoryMoves,
} from '@deals/events'
import type { Caller } from '../platform/invocation.ts'
import { refuse, refuseField, type Refused } from '../platform/refusal.ts'

interface OnSubCategory {
  readonly caller: Pick<Caller, 'roles'>
  readonly slug: string
  readonly into: string
}
export interface MoveSubCategory extends OnSubCategory {
  readonly reason: string
}
export type UndoSubCategoryMove = OnSubCategory

const ownersOnly = refuse('not-allowed', { message: 'Only owners move sub-categories.' })
const nameOf = (slug: string): string => subCategoryBySlug(slug)?.name ?? slug

/** The posts of a sub-category belong to another one: from then on the one leads to the other. */
export function moveSubCategory(
  { caller, slug, into, reason }: MoveSubCategory,
  moves: SubCategoryMoves,
): DomainEvent[] | Refused {
  const from = subCategoryBySlug(slug)
  if (!canMoveSubCategories(caller)) {
    return ownersOnly
  }
  if (from === undefined) {
    return refuse('sub-category-not-found')
  }
  return refuseMove(from, into, moves) ?? [{ type: 'SubCategoryMoved', data: { slug, into, reason } }]
}

/** What leads elsewhere takes nothing in and goes nowhere else, so no way leads in a circle. */
function refuseMove({ slug, name }: SubCategory, into: string, moves: SubCategoryMoves): Refused | null {
  const [before, further] = [movedInto(moves, slug), movedInto(moves, into)]
  if (before !== undefined) {
    return refuse('conflict', { message: `${name} leads to ${nameOf(before)} already; take that back first.` })
  }
  if (subCategoryBySlug(into) === undefined) {
    return refuseField('into', 'Choose a sub-category')
  }
  if (into === slug) {
    return refuseField('into', 'A sub-category cannot be moved into itself')
  }
  return further === undefined
    ? null
    : refuseField('into', `${nameOf(into)} leads to ${nameOf(further)}; choose that one`)
}

/** The sub-category stands for itself again. */
export function undoSubCategoryMove(
  { caller, slug, into }: UndoSubCategoryMove,
  moves: SubCategoryMoves,
): DomainEvent[] | Refused {
  if (!canMoveSubCategories(caller)) {
    return ownersOnly
  }
  const from = subCategoryBySlug(slug)
  if (from === undefined) {
    return refuse('sub-category-not-found')
  }
  const end = movedInto(moves, slug)
  if (end === undefined) {
    return refuse('conflict', { message: `${from.name} leads to no other sub-category.` })
  }
  return end === into
    ? [{ type: 'SubCategoryMoveUndone', data: { slug, into } }]
    : refuse('changed', { message: 'Somebody else moved it while you were working. Look at it again.' })
}
