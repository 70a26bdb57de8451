import { isOwner, type Asker } from '../platform/roles.ts'

/** Moves the posts of a sub-category to another one. */
export const canMoveSubCategories = (viewer: Asker): boolean => isOwner(viewer)
