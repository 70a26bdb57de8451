import { longestPostWay, streamOf, type DomainEvent, type Viewer } from '@deals/events'
import { loadState, type LogPorts } from '../platform/fold.ts'
import { systemInvocation, type Invocation } from '../platform/invocation.ts'
import { isRefused, sentenceOf, type Refused } from '../platform/refusal.ts'
import { openPost } from './post.access.ts'
import { decideOnPost, knownPost, loadPost, type PostDecision } from './post.stream.ts'
import { postFold, type ExistingPost, type PostOutline, type PostState } from './post.state.ts'

/** The last merge of a post, as the log has it now: it may have been taken back meanwhile. */
export interface Merge {
  readonly from: ExistingPost
  readonly into: ExistingPost
  /** The event that folded the one into the other. */
  readonly eventId: string
  readonly isStanding: boolean
}

export async function lastMergeOf(ports: LogPorts, postId: number): Promise<Merge | null> {
  const from = await loadState(ports, streamOf.post(postId), postFold)
  if (from.status === 'missing' || from.lastMerge === null) {
    return null
  }
  const { into: target, eventId } = from.lastMerge
  const into = await loadPost(ports, target)
  return into.status === 'missing' ? null : { from, into, eventId, isStanding: from.mergedInto === target }
}

/** The post below which the talk of a post goes on: the end of the way where it was merged. */
export async function postOfTalk(ports: LogPorts, postId: number): Promise<PostState> {
  let post = await loadPost(ports, postId)
  for (let steps = 0; steps < longestPostWay && post.status !== 'missing' && post.mergedInto !== null; steps += 1) {
    post = await loadPost(ports, post.mergedInto)
  }
  return post
}

/** The same as something to talk about, or the answer that this viewer gets instead. */
export async function loadOpenTalk(ports: LogPorts, postId: number, viewer: Viewer): Promise<PostOutline | Refused> {
  const post = await knownPost(ports, postId, (state) => !isRefused(openPost(state, viewer)))
  const isLed = post.status !== 'missing' && post.mergedInto !== null
  return openPost(isLed ? await postOfTalk(ports, postId) : post, viewer)
}

/** What the site does because of a merge is the same command however often it is given. */
export const becauseOf = ({ eventId, isStanding }: Merge, name: string) =>
  systemInvocation(isStanding ? name : `${name}-back`, { causationId: eventId })

/** The post that stays hears which ones lead to it, and so does each one that it leads to itself. */
export async function gatherDuplicate(ports: LogPorts, merge: Merge, comments: number): Promise<void> {
  const led = [ownOf(merge, comments), ...merge.from.duplicates]
  const rule = (state: PostState) => gathered(state, led, merge.isStanding)
  await decideOnTheWay(ports, merge, { by: becauseOf(merge, 'gather-duplicate'), rule })
}

/** The posts that a duplicate leads to hear how many comments it has by now; answers whether one held another number. */
export function recountDuplicate(
  ports: LogPorts,
  merge: Merge,
  { by, comments }: { by: Invocation; comments: number },
): Promise<boolean> {
  const own = ownOf(merge, comments)
  return decideOnTheWay(ports, merge, { by, rule: (state) => recounted(state, own) })
}

/** Decides on each post that a merged one leads to; answers whether anything was written. */
async function decideOnTheWay(
  ports: LogPorts,
  { from, into }: Merge,
  decision: Pick<PostDecision, 'by' | 'rule'>,
): Promise<boolean> {
  let isWritten = false
  let target: PostState = into
  for (let steps = 0; steps < longestPostWay && target.status !== 'missing'; steps += 1) {
    const decided = await decideOnPost(ports, { ...decision, postId: target.postId })
    if (isRefused(decided)) {
      throw new Error(sentenceOf(decided))
    }
    isWritten ||= decided.events.length > 0
    if (target.mergedInto === null || target.mergedInto === from.postId) {
      break
    }
    target = await loadPost(ports, target.mergedInto)
  }
  return isWritten
}

type Duplicates = ExistingPost['duplicates']
/** A duplicate without those that lead to it, of whose comments it counts as many as it was told. */
const ownOf = ({ from }: Merge, comments: number): Duplicates[number] => ({
  postId: from.postId,
  comments: comments - sumOf(from.duplicates),
})
const sumOf = (duplicates: Duplicates): number => duplicates.reduce((sum, { comments }) => sum + comments, 0)

function gathered(state: PostState, led: Duplicates, isStanding: boolean): DomainEvent[] {
  if (state.status === 'missing') {
    return []
  }
  const others = state.duplicates.filter(({ postId }) => !led.some((one) => one.postId === postId))
  const isGathered = others.length < state.duplicates.length
  if (isGathered === isStanding) {
    return []
  }
  const duplicates = isStanding ? [...others, ...led] : others
  return [{ type: 'PostDuplicatesChanged', data: { postId: state.postId, duplicates } }]
}

function recounted(state: PostState, own: Duplicates[number]): DomainEvent[] {
  const duplicates = state.status === 'missing' ? [] : state.duplicates
  const held = duplicates.find(({ postId }) => postId === own.postId)
  if (state.status === 'missing' || held === undefined || held.comments === own.comments) {
    return []
  }
  // What changed stands last, as after a merge.
  const others = duplicates.filter((duplicate) => duplicate !== held)
  return [{ type: 'PostDuplicatesChanged', data: { postId: state.postId, duplicates: [...others, own] } }]
}
