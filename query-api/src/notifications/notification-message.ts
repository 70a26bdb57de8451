import { posterReviewDays, reminderDays, reportEndingWords, roleNouns } from '@deals/events'
import type { NoticeDoc } from '@deals/projector/read-models'

export interface MessageParts {
  /** Name of the person who caused it. */
  actor: string
  /** Title of the post, or null when the reader may not know it. */
  title: string | null
  /** Name of the alert whose matches it tells of; null where they are of several. */
  alert: string | null
}
type Told = Pick<NoticeDoc, 'kind' | 'count' | 'detail' | 'reason' | 'commentId'>

const endings: Readonly<Record<string, string>> = reportEndingWords

const roleWords: Readonly<Record<string, string>> = roleNouns
const endedBy: Readonly<Record<string, string>> = { ...roleWords, member: 'a trusted member' }

interface Said extends Omit<MessageParts, 'title'> {
  readonly count: number
  readonly detail: string
  /** Why, behind the sentence; empty where nobody said. */
  readonly because: string
  /** Names the post. */
  readonly post: string
  readonly isOfComment: boolean
}

const messages: Readonly<Record<NoticeDoc['kind'], (said: Said) => string>> = {
  'alert-match': ({ alert, count, post }) => matchesFor(count, alert, post),
  'saved-cheaper': ({ count, detail, post }) =>
    `You saved ${post}: ${count === 1 ? '' : `its price fell ${count} times, and `}now it costs ${detail}`,
  'saved-ending': ({ post }) => `You saved ${post}: it ends within a day`,
  'saved-ending-soon': ({ post }) => `You saved ${post}: it ends within two hours`,
  'saved-over': ({ post }) => `You saved ${post}: it is over`,
  'saved-back': ({ post }) => `You saved ${post}: it is back`,
  reply: ({ actor, post }) => `${actor} replied to your comment on ${post}`,
  comment: ({ actor, count, post }) =>
    count === 1 ? `${actor} commented on your post ${post}` : `${count} new comments on your post ${post}`,
  mention: ({ actor, post }) => `${actor} mentioned you on ${post}`,
  approved: ({ post }) => `Your post ${post} is live`,
  'changes-requested': ({ post }) => `Your post ${post} needs a change before others can see it`,
  'changes-awaited': ({ detail, post }) => `Your post ${post} still waits for your changes${dayWords(detail)}`,
  'under-review': ({ post }) =>
    `Your post ${post} is under review by moderators; others do not see it until they decide`,
  'case-kept': ({ actor, post }) => `${actor} changed ${post} as you asked; it is kept for you for a while`,
  'case-overdue': ({ post }) => `${post} has waited for a decision for more than two hours`,
  'back-by-community': ({ detail, post }) =>
    `${detail} members say that your post ${post} is available again. Renew it?`,
  removed: ({ post }) => `Your post ${post} was removed`,
  restored: ({ post }) => `Your post ${post} was restored`,
  merged: ({ post }) => `Your post ${post} was merged into another post. See which`,
  'marked-expired': ({ detail, post }) =>
    `Your post ${post} was marked as expired by ${endedBy[detail] ?? 'a moderator'}. See what you can do`,
  'comments-locked': ({ post }) => `A moderator locked the comments of your post ${post}. See why`,
  'comments-unlocked': ({ post }) => `Your post ${post} takes comments again`,
  'words-removed': ({ post }) => `A moderator removed words of an earlier version of your post ${post}`,
  'edit-suggested': ({ actor, post }) => `${actor} suggests an edit of your post ${post}`,
  'edited-while-away': ({ actor, post }) =>
    `${actor} changed your post ${post} while you were away. Keep it, or take it back`,
  'edit-applied': ({ post }) => `A suggested edit of your post ${post} was accepted`,
  'edit-answered': ({ detail, post }) => `The edit that you suggested of ${post} was ${detail}`,
  'expired-by-community': ({ post }) => `The community says that your post ${post} is over`,
  'votes-milestone': ({ detail, post }) => `Your post ${post} reached ${detail} votes`,
  'score-completed': ({ detail, post }) => `The deal score of ${post} is ready: ${detail}`,
  warned: () => 'A moderator warned you. See why',
  restricted: () => 'A moderator keeps you from something for now. See what and why',
  reinstated: () => 'You may do everything on the site again',
  'appeal-decided': ({ detail }) =>
    detail === 'overturned'
      ? 'Your appeal was right: the decision was taken back'
      : 'Your appeal was decided: the decision stands. See why',
  'moderators-wrote': () => 'A moderator wrote to you. Read and answer it',
  'member-answered': ({ actor }) => `${actor} answered the moderators`,
  'representative-verified': ({ detail }) => `Staff verified that you speak for ${detail}`,
  'representative-revoked': ({ detail, because }) =>
    `You no longer speak for ${detail}: staff took that back${because}`,
  'representative-declined': ({ detail, because }) => `Staff did not verify that you speak for ${detail}${because}`,
  'role-given': ({ detail }) => `You are ${roleWords[detail] ?? detail} now. See what you can do`,
  'role-taken': ({ detail }) => `You are no longer ${roleWords[detail] ?? detail}`,
  'webhook-off': () => 'A webhook of yours was switched off: its address did not take what it was sent. See which',
  'report-decided': ({ detail, post, isOfComment }) =>
    `You reported ${isOfComment ? `a comment on ${post}` : post}: ${endings[detail] ?? 'moderators decided'}`,
}

/** What a notification says, in one sentence. */
export function messageOf(told: Told, { actor, title, alert }: MessageParts): string {
  const { kind, count, detail = '', reason, commentId } = told
  const because = reason === undefined ? '' : `. Their reason: “${reason}”`
  const post = title === null ? 'a post' : `“${title}”`
  return messages[kind]({ actor, alert, count, detail, because, post, isOfComment: commentId !== undefined })
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
