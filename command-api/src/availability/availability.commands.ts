import { meterOf, withWord, type MeterView } from '@deals/events'
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
export function availabilityCommands(context: CommandContext) {
  return {
    /** Says that a deal is still available, or over; answers the meter with this signal in it. */
    signalAvailability: async (command: AvailabilityCommand): Promise<Outcome<MeterView | null>> => {
      const { caller, by, postId, available } = command
      const post = openPost(await loadPost(context, postId), caller)
      if (isRefused(post)) {
        return post
      }
      const decided = await noteSignal(context, { caller, by, post, available })
      if (isRefused(decided)) {
        return decided
      }
      const told = await context.queries.meter({ postId, userId: caller.id })
      if (told === null) {
        return done(null, decided.position)
      }
      const { others, lastConfirmedAt } = told
      const { available: said, weight } = decided.after
      const answer = meterOf(withWord(others, { says: said === true ? 'confirmed' : 'denied', weight }), {
        isLive: post.status === 'active',
        lastConfirmedAt: said === true ? context.clock.now() : lastConfirmedAt,
      })
      return done(answer, decided.position)
    },
  }
}
