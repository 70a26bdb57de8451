import { z } from 'zod'
import type { CommandContext } from '../context.ts'
import { memberCall, type Call } from '../platform/call.ts'
import { numericParam } from '../platform/params.ts'
import { availabilityCommands } from './availability.commands.ts'

export function availabilityCalls(context: CommandContext): Call[] {
  const { signalAvailability } = availabilityCommands(context)
  return [
    memberCall({
      method: 'post',
      path: '/api/posts/:id/availability',
      about: 'Says that a deal is still available, or over.',
      speaks: 'json',
      schema: z.strictObject({ available: z.boolean('Say true or false') }),
      run: ({ caller, by, params, input }) =>
        signalAvailability({ caller, by, postId: numericParam(params['id']), available: input.available }),
    }),
  ]
}
