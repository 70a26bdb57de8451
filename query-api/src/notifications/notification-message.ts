import { posterReviewDays, reminderDays } from '@deals/events'
import type { NoticeDoc } from '@deals/projector/read-models'

export interface MessageParts {
  /** Name of the person who caused it. */
  actor: string
  /** Title of the post, or null when the reader may not know it. */
  title: string | null
  /** Name of the alert whose matches it tells of; null where they are of several. */
  alert: string | null
}
type Told = Pick<NoticeDoc, 'kind' | 'count' | 'detail'>

const outcomes: Readonly<Record<string, string>> = { upheld: 'upheld', dismissed: 'not upheld' }

/** What a notification says, in one sentence. */
export function messageOf({ kind, count, detail = '' }: Told, { actor, title, alert }: MessageParts): string {
  const post = title === null ? 'a post' : `“${title}”`
  switch (kind) {
    case 'alert-match':
      return matchesFor(count, alert, post)
    case 'reply':
      return `${actor} replied to your comment on ${post}`
    case 'comment':
      return count === 1 ? `${actor} commented on your post ${post}` : `${count} new comments on your post ${post}`
    case 'mention':
      return `${actor} mentioned you on ${post}`
    case 'approved':
      return `Your post ${post} is live`
    case 'changes-requested':
      return `Your post ${post} needs a change before it can go live`
    case 'changes-awaited':
      return `Your post ${post} still waits for your changes${dayWords(detail)}`
    case 'case-kept':
      return `${actor} changed ${post} as you asked; it is kept for you for a while`
    case 'back-by-community':
      return `${detail} members say that your post ${post} is available again. Renew it?`
    case 'removed':
      return `Your post ${post} was removed`
    case 'restored':
      return `Your post ${post} was restored`
    case 'merged':
      return `Your post ${post} was merged into another post`
    case 'expired-by-community':
      return `The community says that your post ${post} is over`
    case 'votes-milestone':
      return `Your post ${post} reached ${detail} votes`
    case 'score-completed':
      return `The deal score of ${post} is ready: ${detail}`
    case 'warned':
      return 'A moderator warned you. See why'
    case 'restricted':
      return 'A moderator keeps you from something for now. See what and why'
    case 'reinstated':
      return 'You may do everything on the site again'
    case 'appeal-decided':
      return detail === 'overturned'
        ? 'Your appeal was right: the decision was taken back'
        : 'Your appeal was decided: the decision stands. See why'
    case 'report-decided':
      return `Your report on ${post} was ${outcomes[detail] ?? 'decided'}`
  }
}

/** The last reminder says how long there is left; the first need not hurry anybody. */
function dayWords(day: string): string {
  const left = posterReviewDays - Number(day)
  return Number(day) === reminderDays[0] ? '' : `; without them it goes in ${left} days`
}

function matchesFor(count: number, alert: string | null, post: string): string {
  const name = alert === null ? 'your alerts' : `“${alert}”`
  return count === 1 ? `New match for ${name}: ${post}` : `${count} new matches for ${name}`
}
