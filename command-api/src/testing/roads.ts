import type { PostStatus } from '@deals/events'
import { aPost, aPostDeletion, aPostExpiry, aPostSentToReview, type Told } from '@deals/events/testing'

/** What leads a post of ann into each status. */
export const roadTo: Record<PostStatus, readonly Told[]> = {
  active: [aPost()],
  expired: [aPost(), aPostExpiry()],
  'ai-review': [aPost({ status: 'ai-review' })],
  'staff-review': [aPost(), aPostSentToReview({ to: 'staff-review' })],
  'poster-review': [aPost(), aPostSentToReview()],
  deleted: [aPost(), aPostDeletion()],
}
