import {
  bulkStep,
  canModerate,
  streamOf,
  type BulkOutcome,
  type BulkReply,
  type BulkRequest,
  type DomainEvent,
  type Viewer,
} from '@deals/events'
import type { CommandContext } from '../context.ts'
import { decideAndAppend } from '../platform/decide-and-append.ts'
import { childInvocation, type ByMember, type OnPost } from '../platform/invocation.ts'
import { done, type Done, type Outcome } from '../platform/outcome.ts'
import { isRefused, refuse, sentenceOf, type Refused } from '../platform/refusal.ts'
import { bulkFold, type BulkState } from './bulk.state.ts'
import { bringInto, takeBack } from './decide-on-post.ts'
import { decideReports } from './decide-reports.ts'
import { refuseWords, wordsOf } from './set-post-status.ts'

export type DecideBulk = BulkRequest & ByMember

/** What a bulk is, whichever of its requests names it. */
interface Begin extends Pick<BulkRequest, 'id' | 'decision' | 'posts'> {
  readonly caller: Viewer
}

/** The first request of a bulk begins it; each later one must name the same. */
export function beginBulk({ caller, id, decision, posts }: Begin, state: BulkState): DomainEvent[] | Refused {
  if (!canModerate(caller)) {
    return refuse('not-allowed', { message: 'Only moderators decide about posts.' })
  }
  const postIds = posts.map((post) => post.id)
  if (state.status === 'missing') {
    return [{ type: 'BulkDecided', data: { bulkId: id, userId: caller.id, decision, postIds } }]
  }
  const isSame =
    state.userId === caller.id && state.decision === decision && state.postIds.join(' ') === postIds.join(' ')
  return isSame ? [] : refuse('conflict', { message: 'Another decision about several posts has this id.' })
}

/**
 * A moderator decides the same about several posts. Each is a decision of its own, whole or refused; all of them are
 * one command, so a request that is given again changes nothing and answers the same.
 */
export async function decideBulk(context: CommandContext, command: DecideBulk): Promise<Outcome<BulkReply>> {
  const { caller, by, posts, from = 0 } = command
  const words = canModerate(caller) ? refuseBulkWords(command) : null
  if (words !== null) {
    return words
  }
  const begun = await decideAndAppend(context, by, {
    stream: streamOf.bulk(command.id),
    fold: bulkFold,
    decide: (state) => beginBulk(command, state),
  })
  if (isRefused(begun)) {
    return begun
  }
  const parent = begun.after.status === 'missing' ? command.id : begun.after.eventId
  const child = childInvocation(by, parent)
  let position = begun.position
  const outcomes: BulkOutcome[] = []
  for (const { id: postId, version } of posts.slice(from, from + bulkStep)) {
    const one = await decideOne(context, { ...command, by: child, postId, version })
    position = isRefused(one) ? position : (one.position ?? position)
    outcomes.push(isRefused(one) ? { postId, refused: sentenceOf(one), undo: null } : one.answer)
  }
  const next = from + bulkStep
  return done({ outcomes, next: next < posts.length ? next : null }, position)
}

/** What is wrong with the words is wrong for every post, so nothing is begun with them. */
function refuseBulkWords({ decision, feedback, reason }: DecideBulk): Refused | null {
  return decision === 'keep' || decision === 'undo'
    ? null
    : refuseWords({ status: decision, ...wordsOf({ feedback, reason }) })
}

type One = DecideBulk & OnPost & { readonly version: number | undefined }

async function decideOne(context: CommandContext, one: One): Promise<Done<BulkOutcome> | Refused> {
  const { decision, caller, by, postId, version, feedback, reason } = one
  if (decision === 'keep') {
    const kept = await decideReports(context, { caller, by, postId, words: { outcome: 'dismissed' } })
    return isRefused(kept) ? kept : { ...kept, answer: { postId, refused: null, undo: keptUndo(kept.answer.ids) } }
  }
  if (decision === 'undo') {
    const taken = await takeBack(context, { caller, by, postId, version: version ?? noVersion })
    return isRefused(taken) ? taken : { ...taken, answer: { postId, refused: null, undo: null } }
  }
  const decided = await bringInto(context, { caller, by, postId, status: decision, feedback, reason, version })
  return isRefused(decided)
    ? decided
    : { ...decided, answer: { postId, refused: null, undo: { version: decided.answer.version } } }
}

/** No decision made it. */
const noVersion = -1

/** Where members only said that a deal is back, no report was decided that could be opened again. */
const keptUndo = (ids: readonly string[]): BulkOutcome['undo'] => (ids.length === 0 ? null : { ids: [...ids] })
