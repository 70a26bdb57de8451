import { assertNever, isRefusal } from '@deals/events'
import type { Caller, Invocation } from '@deals/command-api/app'
import type { Doors } from './clockwork.ts'
import type { DemoPost } from './demo-data.ts'
import type { Action } from './timeline.ts'

/** What later actions must know of earlier ones. */
export interface Written {
  /** The moment at which the site starts: everything happened before it. */
  start: number
  /** An earlier start was cut off in the middle. */
  isResumed: boolean
  callers: ReadonlyMap<string, Caller>
  /** Addresses of a post's pictures, first to last. */
  pictures: ReadonlyMap<string, readonly string[]>
  postIds: Map<string, number>
  commentIds: Map<string, number>
  /** Ids of alerts by their keys. */
  alertIds: ReadonlyMap<string, string>
  invoke(caller: Caller, what: string): Invocation
}

/**
 * Gives the command that an action is. Throws when it is refused: the data would not be what it says. Only a start that
 * takes up an earlier one may be refused: what was done then may have closed the post since.
 */
export async function perform(action: Action, doors: Doors, written: Written): Promise<void> {
  const outcome = await give(action, doors, written)
  if (isRefusal(outcome) && !written.isResumed) {
    throw new Error(`${action.kind} of "${action.post.key}" was refused: ${JSON.stringify(outcome)}`)
  }
}

function give(action: Action, doors: Doors, written: Written): Promise<unknown> {
  const { members } = doors
  const { post } = action
  const as = (username: string, what: string) => {
    const caller = callerOf(written, username)
    return { caller, by: written.invoke(caller, `${what} ${post.key}`), postId: postIdOf(written, post) }
  }
  switch (action.kind) {
    case 'submit':
      return submit(post, doors, written)
    case 'vote':
      return members.castVote({ ...as(action.username, 'vote'), value: action.value })
    case 'comment':
      return comment(action, doors, written)
    case 'comment-vote': {
      const commentId = written.commentIds.get(action.comment.key) ?? 0
      return members.voteOnComment({ ...as(action.username, `like ${action.comment.key}`), commentId, value: 1 })
    }
    case 'bookmark':
      return members.toggleBookmark(as(action.username, 'bookmark'))
    case 'report': {
      const { username, reason, note = null } = action.report
      return members.reportPost({ ...as(username, 'report'), reason, note })
    }
    case 'uphold':
      return uphold(action, doors, written)
    case 'edit': {
      const { price, content, reason } = action.edit
      const form = { reason, ...(price !== undefined && { price }), ...(content !== undefined && { content }) }
      return members.editPost({ ...as(post.authorKey, 'edit'), form })
    }
    case 'look':
      return sayAfterLook(action, doors, written)
    case 'match':
      return tellOfMatch(action, doors, written)
    case 'expire':
    case 'renew':
      return endOrRenew(action, members, as(post.authorKey, action.kind))
    case 'send-back':
    case 'hold':
    case 'delete':
      return moderate(action, members, as(action.feedback.moderator, action.kind))
    default:
      return assertNever(action)
  }
}

function tellOfMatch({ post, match }: Part<'match'>, { site }: Doors, written: Written): Promise<unknown> {
  const { alert, price, currency, why } = match
  const alertId = written.alertIds.get(alert.key) ?? ''
  const causationId = `demo match ${alert.key} ${post.key}`
  return site.matchAlert({ causationId, alertId, postId: postIdOf(written, post), price, currency, why })
}

function uphold({ post, report }: Part<'uphold'>, { site }: Doors, written: Written): Promise<unknown> {
  const { username } = report
  const reportId = `${postIdOf(written, post)}_${callerOf(written, username).id}`
  return site.resolveReport({ causationId: `demo uphold ${username} ${post.key}`, reportId, outcome: 'upheld' })
}

function sayAfterLook({ post, word }: Part<'look'>, { members }: Doors, written: Written): Promise<unknown> {
  const { username, about, isGood } = word
  const caller = callerOf(written, username)
  const command = { caller, by: written.invoke(caller, `try ${about} ${post.key}`), postId: postIdOf(written, post) }
  return about === 'deal'
    ? members.signalAvailability({ ...command, available: isGood })
    : members.tryCoupon({ ...command, code: post.couponCode ?? '', worked: isGood })
}

type Part<Kind extends Action['kind']> = Extract<Action, { kind: Kind }>
interface OnPost {
  caller: Caller
  by: Invocation
  postId: number
}

function endOrRenew({ kind }: Part<'expire' | 'renew'>, members: Doors['members'], command: OnPost): Promise<unknown> {
  return kind === 'expire' ? members.expirePost(command) : members.renewPost(command)
}

function moderate(
  { kind, feedback: { text } }: Part<'send-back' | 'hold' | 'delete'>,
  members: Doors['members'],
  command: OnPost,
): Promise<unknown> {
  if (kind === 'delete') {
    return members.setPostStatus({ ...command, status: 'deleted', reason: text })
  }
  const status = kind === 'hold' ? 'staff-review' : 'poster-review'
  return members.setPostStatus({ ...command, status, feedback: text })
}

async function submit(post: DemoPost, { members, site }: Doors, written: Written): Promise<unknown> {
  const caller = callerOf(written, post.authorKey)
  const by = written.invoke(caller, `submit ${post.key}`)
  const outcome = await members.submitPost({ caller, by, form: formOf(post, written) })
  if (isRefusal(outcome)) {
    return outcome
  }
  written.postIds.set(post.key, outcome.answer.id)
  return site.finishReview({ causationId: by.commandId, postId: outcome.answer.id, findings: [], model: 'built-in-1' })
}

function formOf(post: DemoPost, { pictures, start }: Written) {
  const inHours = (hours: number | undefined) =>
    hours === undefined ? undefined : new Date(start + hours * 3_600_000).toISOString()
  const images = (pictures.get(post.key) ?? []).map((imageUrl, sequence) => ({ imageUrl, sequence, alt: post.title }))
  const { key: _key, authorKey: _authorKey, object: _object, pictureCount: _count, ...more } = post
  const { hoursAgo: _ago, fate: _fate, popularity: _popularity, startsInHours, expiresInHours, ...said } = more
  return {
    ...said,
    startsAt: inHours(startsInHours),
    expiresAt: inHours(expiresInHours),
    images,
  }
}

async function comment(
  { post, comment: { key, parentKey, author, content } }: Extract<Action, { kind: 'comment' }>,
  { members }: Doors,
  written: Written,
): Promise<unknown> {
  const caller = callerOf(written, author)
  const by = written.invoke(caller, `comment ${key}`)
  const parentId = parentKey === null ? null : (written.commentIds.get(parentKey) ?? null)
  const outcome = await members.addComment({ caller, by, postId: postIdOf(written, post), parentId, content })
  if (!isRefusal(outcome)) {
    written.commentIds.set(key, outcome.answer.id)
  }
  return outcome
}

/** Somebody of the demonstration data, as they give commands. */
export function callerOf({ callers }: Pick<Written, 'callers'>, username: string): Caller {
  const caller = callers.get(username)
  if (caller === undefined) {
    throw new Error(`${username} is no member of the demonstration data`)
  }
  return caller
}

function postIdOf({ postIds }: Written, { key }: DemoPost): number {
  const postId = postIds.get(key)
  if (postId === undefined) {
    throw new Error(`"${key}" was not submitted yet`)
  }
  return postId
}
