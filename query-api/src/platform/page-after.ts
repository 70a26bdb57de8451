import type { Found } from '@deals/projector/read-models'

/** Numbers of posts that were found, and after which the next ones are; null when these were all. */
export const pageAfter = (page: readonly Found<{ postId: number }>[], limit: number) => ({
  postIds: page.map(({ postId }) => postId),
  next: page.length < limit ? null : (page.at(-1)?._id ?? null),
})
