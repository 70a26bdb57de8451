import { longestPostWay, streamOf, type DomainEvent } from '@deals/events'
import { loadState, type LogPorts } from '../platform/fold.ts'
import { systemInvocation } from '../platform/invocation.ts'
import { isRefused, sentenceOf } from '../platform/refusal.ts'
import { decideOnPost, loadPost } from './post.stream.ts'
import { postFold, type ExistingPost, type PostState } from './post.state.ts'

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

/** What the site does because of a merge is the same command however often it is given. */
export const becauseOf = ({ eventId, isStanding }: Merge, name: string) =>
  systemInvocation(isStanding ? name : `${name}-back`, { causationId: eventId })

/** The post that stays hears which ones lead to it, and so does each one that it leads to itself. */
export async function gatherDuplicate(ports: LogPorts, merge: Merge, comments: number): Promise<void> {
  const { from } = merge
  const own = { postId: from.postId, comments: comments - sumOf(from.duplicates) }
  const led = [own, ...from.duplicates]
  let target: PostState = merge.into
  for (let steps = 0; steps < longestPostWay && target.status !== 'missing'; steps += 1) {
    const by = becauseOf(merge, 'gather-duplicate')
    const rule = (state: PostState) => gathered(state, led, merge.isStanding)
    const decided = await decideOnPost(ports, { by, postId: target.postId, rule })
    if (isRefused(decided)) {
      throw new Error(sentenceOf(decided))
    }
    if (target.mergedInto === null || target.mergedInto === from.postId) {
      return
    }
    target = await loadPost(ports, target.mergedInto)
  }
}

type Duplicates = ExistingPost['duplicates']
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
