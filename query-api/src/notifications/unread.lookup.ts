import { countUnread, noticeCollections } from './member-notices.ts'

/** Collections that the count rests on. */
export const unreadCollections = noticeCollections
/** How many notices a member has not read. */
export const unreadOf = countUnread
