import { streamOf, type DomainEvent } from '@deals/events'

/** The stream that an event belongs to, of those that these tests tell by themselves. */
export function streamFor({ type, data }: DomainEvent): string {
  switch (type) {
    case 'RoleGranted':
    case 'UserSuspended':
      return streamOf.user(data.userId)
    case 'ModeratorWrote':
      return streamOf.thread(data.userId)
    case 'StoreRegistered':
    case 'StoreMerged':
    case 'RepresentativeAsked':
      return streamOf.store(data.slug)
    case 'FrontPageNoted':
      return streamOf.frontPages(data.day)
    case 'SubCategoryMoved':
      return streamOf.catalogue()
    case 'CommentPosted':
    case 'CommentDeleted':
      return streamOf.comment(data.commentId)
    case 'VoteCast':
      return streamOf.vote(data.postId, data.userId)
    case 'SameProductProposed':
      return streamOf.product(data.postId, data.otherId)
    case 'PostReported':
      return streamOf.report(data.postId, data.userId)
    case 'PostSubmitted':
    case 'PostEdited':
    case 'PostExpired':
    case 'PostDeleted':
    case 'PostCommentsLocked':
    case 'PostVersionRedacted':
      return streamOf.post(data.postId)
    default:
      throw new Error(`these tests tell no ${type}`)
  }
}
