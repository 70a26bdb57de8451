import type { Found } from '@deals/projector/read-models'

/** Which part of a list is asked for. */
export interface Page {
  page: number
  limit: number
}
export const skipOf = ({ page, limit }: Page): number => (page - 1) * limit

/** The documents of one page of a list that is in memory. */
export const pageOf = <T>(all: readonly T[], page: Page): T[] => all.slice(skipOf(page), skipOf(page) + page.limit)

/** Numbers of posts that were found, and after which the next ones are; null when these were all. */
export const pageAfter = (page: readonly Found<{ postId: number }>[], limit: number) => ({
  postIds: page.map(({ postId }) => postId),
  next: page.length < limit ? null : (page.at(-1)?._id ?? null),
})
