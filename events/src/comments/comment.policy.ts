import { isModeratorUp, type Asker } from '../platform/roles.ts'

/** Edits, deletes and brings back what others wrote, at any time. */
export const canModerateComments = (viewer: Asker): boolean => isModeratorUp(viewer)
/** Readers are told that a moderator speaks. */
export const speaksAsModerator = (author: Asker): boolean => isModeratorUp(author)
