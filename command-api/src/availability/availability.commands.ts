import type { CommandContext } from '../context.ts'
import type { OnPost } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused } from '../platform/refusal.ts'
import { openPost } from '../posts/post.access.ts'
import { loadPost } from '../posts/post.stream.ts'
import { noteSignal } from './availability.stream.ts'

export interface AvailabilityCommand extends OnPost {
  readonly available: boolean
}
export interface MeterAnswer {
  readonly confirmed: number
  readonly denied: number
  readonly lastConfirmedAt: string | null
}

export function availabilityCommands(context: CommandContext) {
  return {
    /** Says that a deal is still available, or over; answers the meter with this signal in it. */
    signalAvailability: async (command: AvailabilityCommand): Promise<Outcome<MeterAnswer>> => {
      const { caller, by, postId, available } = command
      const post = openPost(await loadPost(context, postId), caller)
      if (isRefused(post)) {
        return post
      }
      const decided = await noteSignal(context, { caller, by, post, available })
      if (isRefused(decided)) {
        return decided
      }
      const { confirmed, denied, lastConfirmedAt, own } = await context.queries.meter({ postId, userId: caller.id })
      const said = decided.after.available ?? available
      const answer = {
        confirmed: confirmed - (own === true ? 1 : 0) + (said ? 1 : 0),
        denied: denied - (own === false ? 1 : 0) + (said ? 0 : 1),
        lastConfirmedAt: isoOf(said ? context.clock.now() : lastConfirmedAt),
      }
      return done(answer, decided.position)
    },
  }
}

const isoOf = (time: number | null) => (time === null ? null : new Date(time).toISOString())
