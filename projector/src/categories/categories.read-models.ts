import type { CollectionSchema } from '../platform/read-models.ts'

/** A sub-category whose posts were moved to another one. id: its slug */
export interface SubCategoryMoveDoc {
  readonly slug: string
  readonly into: string
  readonly reason: string
  readonly at: number
  readonly actorId?: string
}
export const subCategoryMoves: CollectionSchema<SubCategoryMoveDoc> = {
  name: 'sub_category_moves',
  fields: {},
  indexes: [],
}
