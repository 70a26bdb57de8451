import { eventDefinitions, type DomainEvent } from '../all-events.ts'
import { streamOf } from '../streams.ts'

type Texts = 'userId' | 'slug' | 'alertId' | 'notificationId' | 'replayId' | 'decisionId'
type Numbers = 'postId' | 'otherId' | 'commentId' | 'day'

/** The stream that an event of a test belongs to; of what has no name here there is one. */
export function streamFor({ type, data }: DomainEvent): string {
  const {
    userId = '',
    slug = '',
    alertId = '',
    notificationId = '',
    replayId = '',
    decisionId = '',
    postId = 0,
    otherId = 0,
    commentId = 0,
    day = 0,
  } = data as Partial<Record<Texts, string> & Record<Numbers, number>>
  const category = eventDefinitions[type]?.category
  const streams: Partial<Record<string, string>> = {
    post: streamOf.post(postId),
    vote: streamOf.vote(postId, userId),
    bookmark: streamOf.bookmark(userId, postId),
    dismissal: streamOf.dismissal(userId, postId),
    visit: streamOf.visits(userId),
    comment: streamOf.comment(commentId),
    cvote: streamOf.commentVote(commentId, userId),
    score: streamOf.score(postId),
    replay: streamOf.replay(replayId),
    report: streamOf.report(postId, userId),
    avail: streamOf.availability(postId, userId),
    coupon: streamOf.coupon(postId, userId),
    product: streamOf.product(postId, otherId),
    click: streamOf.clicks(postId, 0),
    case: streamOf.case(postId),
    appeal: streamOf.appeal(decisionId),
    user: streamOf.user(userId),
    thread: streamOf.thread(userId),
    prefs: streamOf.preferences(userId),
    inbox: streamOf.inbox(userId),
    alert: streamOf.alert(alertId),
    match: streamOf.match(alertId, postId),
    delivery: streamOf.delivery(notificationId, 'email'),
    store: streamOf.store(slug),
    catalogue: streamOf.catalogue(),
    settings: streamOf.settings(),
    announcement: streamOf.announcements(),
    newsletter: streamOf.newsletter(),
    featured: streamOf.featured(),
    voteroot: streamOf.voteRoots(),
    frontpage: streamOf.frontPages(day),
  }
  return streams[category ?? ''] ?? `${category}-any`
}
