import { isOpenForComments, type PostDetails } from '@deals/events'

/** Whether the site takes comments on a post, as far as its page knows: the time of the last change stands for that of its end. */
export const takesComments = ({ status, updatedAt, commentsLockedFor }: PostDetails, now: number): boolean =>
  commentsLockedFor === null && isOpenForComments({ status, expiredAt: Date.parse(updatedAt) }, now)
