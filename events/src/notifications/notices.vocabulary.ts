import { pagePaths } from '../site-pages/page-paths.ts'
import { isPublicStatus, type PostStatus } from '../posts/post.vocabulary.ts'

/** Where a member is told of something: on the site, by a letter, on their devices. */
export const noticeChannels = ['inApp', 'email', 'push'] as const
export type NoticeChannel = (typeof noticeChannels)[number]
/** What members are told of, as the settings list it: where it goes if they chose nothing. Each alert says for itself besides. */
export const noticeTypes = {
  alerts: { inApp: true, email: true, push: true },
  saved: { inApp: true, email: false, push: true },
  replies: { inApp: true, email: false, push: true },
  comments: { inApp: true, email: false, push: false },
  mentions: { inApp: true, email: false, push: true },
  'my-posts': { inApp: true, email: true, push: true },
  crowd: { inApp: true, email: false, push: true },
  milestones: { inApp: true, email: false, push: false },
  scores: { inApp: true, email: false, push: false },
  reports: { inApp: true, email: false, push: false },
  standing: { inApp: true, email: true, push: true },
  moderation: { inApp: true, email: false, push: true },
} as const satisfies Record<string, Record<NoticeChannel, boolean>>
export type NoticeType = keyof typeof noticeTypes
/** How the settings name each of them and say what it is about, and how that goes on after "letters about". */
export const noticeWords = {
  alerts: {
    label: 'Deal alerts',
    help: 'A deal that one of your alerts looks for',
    letters: 'what your deal alerts find',
  },
  saved: {
    label: 'Saved posts',
    help: 'A post that you saved costs less, ends, is over, or is back, as you chose for it',
    letters: 'posts that you saved',
  },
  replies: { label: 'Replies', help: 'Somebody answered your comment', letters: 'replies to your comments' },
  comments: { label: 'Comments', help: 'Somebody commented on your post', letters: 'comments on your posts' },
  mentions: { label: 'Mentions', help: 'Somebody wrote @ and your name', letters: 'comments that mention you' },
  'my-posts': {
    label: 'My posts',
    help: 'Approved, under review, to be changed, removed, restored, merged, marked as expired or closed to comments; and edits that are suggested',
    letters: 'decisions about your posts and suggested edits',
  },
  crowd: {
    label: 'Over or not',
    help: 'The community says that your post is over, or back',
    letters: 'your posts that people say are over or back',
  },
  milestones: {
    label: 'Votes',
    help: 'Your post reached 10, 25, 50, 100 votes, or many more',
    letters: 'votes on your posts',
  },
  scores: {
    label: 'Deal scores',
    help: 'A score that you asked for is ready',
    letters: 'deal scores that you asked for',
  },
  reports: { label: 'Reports', help: 'A report of yours was decided', letters: 'reports that you made' },
  standing: {
    label: 'My standing',
    help: 'A moderator wrote to you, warned you, kept you from something, let you again, or answered an appeal; you were given a role or lost it; staff decided whether you speak for a store; a webhook of yours was switched off',
    letters: 'what moderators and staff decide about you or write to you, and webhooks that were switched off',
  },
  moderation: {
    label: 'Moderating',
    help: 'A case waits too long, or came back changed as you asked',
    letters: 'cases that wait for you',
  },
} as const satisfies Record<NoticeType, { label: string; help: string; letters: string }>
/** Every kind of notification, and which setting it follows. */
export const noticeTypeOfKind = {
  'alert-match': 'alerts',
  'saved-cheaper': 'saved',
  'saved-ending': 'saved',
  'saved-ending-soon': 'saved',
  'saved-over': 'saved',
  'saved-back': 'saved',
  reply: 'replies',
  comment: 'comments',
  mention: 'mentions',
  approved: 'my-posts',
  'changes-requested': 'my-posts',
  'changes-awaited': 'my-posts',
  'under-review': 'my-posts',
  removed: 'my-posts',
  restored: 'my-posts',
  merged: 'my-posts',
  'marked-expired': 'my-posts',
  'comments-locked': 'my-posts',
  'comments-unlocked': 'my-posts',
  'words-removed': 'my-posts',
  'edit-suggested': 'my-posts',
  'edited-while-away': 'my-posts',
  'edit-applied': 'my-posts',
  'edit-answered': 'my-posts',
  'expired-by-community': 'crowd',
  'back-by-community': 'crowd',
  'votes-milestone': 'milestones',
  'score-completed': 'scores',
  'report-decided': 'reports',
  warned: 'standing',
  restricted: 'standing',
  reinstated: 'standing',
  'moderators-wrote': 'standing',
  'member-answered': 'standing',
  'appeal-decided': 'standing',
  'representative-verified': 'standing',
  'representative-revoked': 'standing',
  'representative-declined': 'standing',
  'role-given': 'standing',
  'role-taken': 'standing',
  'webhook-off': 'standing',
  'case-kept': 'moderation',
  'case-overdue': 'moderation',
} as const satisfies Record<string, NoticeType>
export type NotificationKind = keyof typeof noticeTypeOfKind

/** What a review tells the poster: what to change, or that others see the post no more; of a post that nobody saw yet it goes without saying. */
export function noticeOfReview({ from, to }: { from: PostStatus; to: PostStatus }): NotificationKind | null {
  if (to === 'poster-review') {
    return 'changes-requested'
  }
  return to === 'staff-review' && isPublicStatus(from) ? 'under-review' : null
}
/** Where notices of a member's standing lead: decisions, appeals, and what moderators wrote. */
export const urlOfStanding = pagePaths.settings.to('standing')
/** Who ended a post is told with it; an end that the poster chose, and its date, are no news to them. */
export function noticeOfExpiry({ cause }: { cause: string }): NotificationKind | null {
  if (cause === 'report') {
    return 'expired-by-community'
  }
  return cause === 'moderator' || cause === 'member' ? 'marked-expired' : null
}
/** What a poster is told once a decision was taken back, which they heard of: how the post stands again. */
export const noticeOfUndoing: Readonly<Record<PostStatus, NotificationKind>> = {
  active: 'restored',
  expired: 'restored',
  'staff-review': 'under-review',
  'ai-review': 'under-review',
  'poster-review': 'changes-requested',
  deleted: 'removed',
}
export const noticeTypeNames = Object.keys(noticeTypes) as NoticeType[]

export const digestFrequencies = ['off', 'daily', 'weekly'] as const
export const deliveryChannels = ['email', 'push'] as const
export type DeliveryChannel = (typeof deliveryChannels)[number]
/** Local hours at which digests go out. */
export const digestHours = { morning: 7, noon: 12, evening: 18 } as const
export const digestTimes = ['morning', 'noon', 'evening'] as const
