import { heldNowUntil, keptForMs, mayHoldCases, streamOf, type DomainEvent, type PostStatus } from '@deals/events'
import { decideAndAppend, type Decided } from '../platform/decide-and-append.ts'
import { loadState, type LogPorts } from '../platform/fold.ts'
import type { OnPost } from '../platform/invocation.ts'
import type { Refused } from '../platform/refusal.ts'
import { userFold } from '../users/user.state.ts'
import { caseFold, freedFrom, heldAgainst, type CaseState } from './case.state.ts'

type About = Pick<OnPost, 'by' | 'postId'>

/** Decides on the case of a post; what moderators write into it is sealed with the poster's key. */
export function onCase(
  ports: LogPorts,
  { by, postId }: About,
  { authorId, rule }: { authorId: string; rule: (state: CaseState) => readonly DomainEvent[] | Refused },
): Promise<Decided<CaseState> | Refused> {
  return decideAndAppend(ports, by, {
    stream: streamOf.case(postId),
    fold: caseFold,
    decide: rule,
    subject: () => authorId,
  })
}

/** A case as it keeps others waiting now: nobody waits for somebody who may not moderate any more, and who that is. */
export async function loadHeld(ports: LogPorts, postId: number): Promise<{ held: CaseState; lapsedId: string | null }> {
  const state = await loadState(ports, streamOf.case(postId), caseFold)
  const { assigneeId } = state
  const isHeld = assigneeId !== null && heldNowUntil(state, ports.clock.now()) !== null
  const lapsedId = isHeld && !(await mayHold(ports, assigneeId)) ? assigneeId : null
  return { held: freedFrom(lapsedId, state), lapsedId }
}

async function mayHold(ports: LogPorts, userId: string): Promise<boolean> {
  const user = await loadState(ports, streamOf.user(userId), userFold)
  return user.status === 'active' && mayHoldCases(user, ports.clock.now())
}

interface Closed {
  readonly authorId: string
  readonly decision: string
  readonly action: PostStatus | 'reports'
}

/** Writes what was decided into the case, which nobody holds any more. */
export function closeCase(ports: LogPorts, about: About, { authorId, ...closed }: Closed) {
  const resolved: DomainEvent = { type: 'CaseResolved', data: { postId: about.postId, ...closed } }
  return onCase(ports, about, { authorId, rule: () => [resolved] })
}

/** Keeps what came back changed for the person who asked for the changes, as long as they are a moderator. */
export async function keepForAsker(
  ports: LogPorts,
  { by, postId }: About,
  { authorId, askerId }: { authorId: string; askerId: string },
): Promise<void> {
  if (await mayHold(ports, askerId)) {
    const kept = { postId, askerId, now: ports.clock.now() }
    const { lapsedId } = await loadHeld(ports, postId)
    await onCase(ports, { by, postId }, { authorId, rule: (state) => keepCase(kept, freedFrom(lapsedId, state)) })
  }
}

interface KeepCase {
  readonly postId: number
  /** Who asked for the changes with which it came back. */
  readonly askerId: string
  readonly now: number
}

/** A post that came back changed is for the moderator who asked, for a while; whoever looks at it already goes on. */
function keepCase({ postId, askerId, now }: KeepCase, state: CaseState): DomainEvent[] {
  if (heldAgainst(state, askerId, now) !== null) {
    return []
  }
  const kept: DomainEvent = { type: 'CaseKept', data: { postId, assigneeId: askerId, until: now + keptForMs } }
  return state.isOpened ? [kept] : [{ type: 'CaseOpened', data: { postId, trigger: 'moderator' } }, kept]
}
