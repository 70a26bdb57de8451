/** What members are told of, as the settings list it: where it goes if they chose nothing. */
export const noticeTypes = {
  alerts: { inApp: true, email: true },
  replies: { inApp: true, email: false },
  comments: { inApp: true, email: false },
  mentions: { inApp: true, email: false },
  'my-posts': { inApp: true, email: true },
  crowd: { inApp: true, email: false },
  milestones: { inApp: true, email: false },
  scores: { inApp: true, email: false },
  reports: { inApp: true, email: false },
} as const satisfies Record<string, { inApp: boolean; email: boolean }>
export type NoticeType = keyof typeof noticeTypes
/** What each of them is about, as it goes on after "letters about". */
export const noticeWords = {
  alerts: 'what your deal alerts find',
  replies: 'replies to your comments',
  comments: 'comments on your posts',
  mentions: 'comments that mention you',
  'my-posts': 'decisions about your posts',
  crowd: 'your posts that people say are over',
  milestones: 'votes on your posts',
  scores: 'deal scores that you asked for',
  reports: 'reports that you made',
} as const satisfies Record<NoticeType, string>
/** Every kind of notification, and which setting it follows. */
export const noticeTypeOfKind = {
  'alert-match': 'alerts',
  reply: 'replies',
  comment: 'comments',
  mention: 'mentions',
  approved: 'my-posts',
  'changes-requested': 'my-posts',
  removed: 'my-posts',
  restored: 'my-posts',
  merged: 'my-posts',
  'expired-by-community': 'crowd',
  'votes-milestone': 'milestones',
  'score-completed': 'scores',
  'report-decided': 'reports',
} as const satisfies Record<string, NoticeType>
export type NotificationKind = keyof typeof noticeTypeOfKind
export const noticeTypeNames = Object.keys(noticeTypes) as NoticeType[]

export const digestFrequencies = ['off', 'daily', 'weekly'] as const
export const deliveryChannels = ['email'] as const
/** Local hours at which digests go out. */
export const digestHours = { morning: 7, noon: 12, evening: 18 } as const
export const digestTimes = ['morning', 'noon', 'evening'] as const
