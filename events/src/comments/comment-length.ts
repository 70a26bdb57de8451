import { dayMs } from '../platform/day.ts'

export const commentMaxLength = 4000
/** From here on the form shows its counter and a warning. */
export const commentWarningLength = 3800
/** Deepest reply that is stored; the page shows fewer levels and links to the rest. */
export const commentMaxDepth = 18
export const commentShownDepth = 6
export const commentPageSize = 10
export const commentSortOrders = ['top', 'controversial', 'new', 'old'] as const
export type CommentSortOrder = (typeof commentSortOrders)[number]
/** How long an edit leaves no mark, and until when an author may edit (ms). */
export const commentEditGrace = 15 * 60_000
export const commentEditWindow = dayMs
