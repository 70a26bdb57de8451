import type { SitePage } from './site-pages/site-pages.ts'
import type { PlaceKind } from './users/place-kinds.ts'

/** Names of streams, in one place, so that writers and readers cannot disagree. */
export const streamOf = {
  post: (postId: number) => `post-${postId}`,
  vote: (postId: number, userId: string) => `vote-${postId}_${userId}`,
  bookmark: (userId: string, postId: number) => `bookmark-${userId}_${postId}`,
  dismissal: (userId: string, postId: number) => `dismissal-${userId}_${postId}`,
  visits: (userId: string) => `visit-${userId}`,
  comment: (commentId: number) => `comment-${commentId}`,
  commentVote: (commentId: number, userId: string) => `cvote-${commentId}_${userId}`,
  score: (postId: number) => `score-${postId}`,
  replay: (replayId: string) => `replay-${replayId}`,
  /** What language models did for forms on one day (UTC), numbered from 1970. */
  models: (day: number) => `model-${day}`,
  report: (postId: number, userId: string) => `report-${postId}_${userId}`,
  commentReport: (commentId: number, userId: string) => `report-c${commentId}_${userId}`,
  /** By what names a report elsewhere: its stream without the category. */
  reportNamed: (name: string) => `report-${name}`,
  availability: (postId: number, userId: string) => `avail-${postId}_${userId}`,
  coupon: (postId: number, userId: string) => `coupon-${postId}_${userId}`,
  /** Two posts, the smaller number first. */
  product: (postId: number, otherId: number) => `product-${postId}_${otherId}`,
  /** The clicks and the views of one day (UTC), numbered from 1970. */
  clicks: (postId: number, day: number) => `click-${postId}_${day}`,
  views: (postId: number, day: number) => `view-${postId}_${day}`,
  case: (postId: number) => `case-${postId}`,
  bulk: (bulkId: string) => `bulk-${bulkId.replaceAll('-', '')}`,
  /** By the event that is appealed, so that there is one appeal of each. */
  appeal: (decisionId: string) => `appeal-${decisionId.replaceAll('-', '')}`,
  /** What the moderators have together; no member's id begins with a tilde. */
  deskTemplates: (slug: string) => `desk-~${slug}`,
  deskOf: (userId: string) => `desk-${userId}`,
  user: (userId: string) => `user-${userId}`,
  /** What moderators and the member write to each other. */
  thread: (userId: string) => `thread-${userId}`,
  username: (key: string) => `username-${key}`,
  /** Reservations of one kind: of a member, or of one thing that several may want. */
  place: (kind: PlaceKind, key: string) => `place-${kind}_${key}`,
  /** To which store a host leads. */
  host: (host: string) => `place-host_${host}`,
  /** What a member posted for stores that they belong to. */
  storePosts: (userId: string) => `place-shop_${userId}`,
  preferences: (userId: string) => `prefs-${userId}`,
  inbox: (userId: string) => `inbox-${userId}`,
  alert: (alertId: string) => `alert-${alertId}`,
  match: (alertId: string, postId: number) => `match-${alertId}_${postId}`,
  /** Ids of notifications are texts with hyphens, which a stream's name has none of but the first. */
  delivery: (notificationId: string, channel: string) => `delivery-${notificationId.replaceAll('-', '~')}_${channel}`,
  store: (slug: string) => `store-${slug}`,
  /** What became of the fixed catalogue: one for the whole site. */
  catalogue: () => 'catalogue-site',
  idempotency: (hash: string) => `idem-${hash}`,
  /** One for the whole site. */
  settings: () => 'settings-site',
  newsletter: () => 'newsletter-site',
  announcements: () => 'announcement-site',
  sitePage: (slug: SitePage) => `page-${slug}`,
  featured: () => 'featured-site',
  webhook: (webhookId: string) => `webhook-${webhookId}`,
  voteRoots: () => 'voteroot-site',
  /** The home page of one day (UTC), numbered from 1970. */
  frontPages: (day: number) => `frontpage-${day}`,
  /** What is decided about several streams is decided here first, one after the other. */
  turn: (of: 'owners' | 'merges' | 'stores') => `turn-${of}`,
  operations: (projection: string) => `ops-${projection}`,
} as const
