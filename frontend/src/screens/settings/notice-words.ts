import type { NoticeType } from '@deals/events'

interface NoticeWords {
  readonly label: string
  readonly help: string
}

/** What each type of notice is about. */
export const noticeWords: Readonly<Record<NoticeType, NoticeWords>> = {
  alerts: { label: 'Deal alerts', help: 'A deal that one of your alerts looks for' },
  replies: { label: 'Replies', help: 'Somebody answered your comment' },
  comments: { label: 'Comments', help: 'Somebody commented on your post' },
  mentions: { label: 'Mentions', help: 'Somebody wrote @ and your name' },
  'my-posts': { label: 'My posts', help: 'Approved, to be changed, removed, restored or merged' },
  crowd: { label: 'Over or not', help: 'The community says that your post is over' },
  milestones: { label: 'Votes', help: 'Your post reached 10, 50 or 100 votes' },
  scores: { label: 'Deal scores', help: 'A score that you asked for is ready' },
  reports: { label: 'Reports', help: 'A report of yours was decided' },
}
