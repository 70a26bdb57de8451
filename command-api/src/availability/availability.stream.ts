import { streamOf } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { decideAndAppend, type Decided } from '../platform/decide-and-append.ts'
import type { LogPorts } from '../platform/fold.ts'
import type { ByMember } from '../platform/invocation.ts'
import type { Refused } from '../platform/refusal.ts'
import type { ExistingPost } from '../posts/post.state.ts'
import { availabilityFold, type AvailabilityState } from './availability.state.ts'
import { signalAvailability } from './signal-availability.ts'

export interface Signal extends ByMember {
  readonly post: Pick<ExistingPost, 'postId' | 'authorId'>
  readonly available: boolean
}

/** Notes what a member says about a deal; a report that it is over says the same. */
export async function noteSignal(
  context: LogPorts & Pick<CommandContext, 'settings'>,
  { by, ...signal }: Signal,
): Promise<Decided<AvailabilityState> | Refused> {
  const settings = await context.settings()
  return decideAndAppend(context, by, {
    stream: streamOf.availability(signal.post.postId, signal.caller.id),
    fold: availabilityFold,
    decide: (state) => signalAvailability({ ...signal, settings }, state),
  })
}
