import { z } from 'zod'
import { postCard } from '../posts/posts.api.ts'

/** The home page as it was noted at a full hour. */
export const frontPageView = z.object({
  /** The time that was asked for, now where it is still ahead; null where none was. */
  asked: z.string().nullable(),
  /** The last noted hour up to it. */
  hour: z.string(),
  /** When the page was read, in the first minutes of that hour. */
  readAt: z.string(),
  places: z.array(
    z.object({
      isFeatured: z.boolean(),
      /** With the words and numbers of then and the names of today; null where the post cannot be read any more. */
      post: postCard.nullable(),
    }),
  ),
  /** The hours that were noted before and after it. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** The first hour that was noted. */
  first: z.string(),
})
export type FrontPageView = z.infer<typeof frontPageView>
