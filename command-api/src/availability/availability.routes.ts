import type { availabilityCalls } from '@deals/events'
import type { CommandContext } from '../context.ts'
import type { Handlers } from '../platform/call.ts'
import { numericParam } from '../platform/params.ts'
import { availabilityCommands } from './availability.commands.ts'
import { clickCommands } from './clicks.commands.ts'

export function availabilityHandlers(context: CommandContext): Handlers<typeof availabilityCalls> {
  const { signalAvailability } = availabilityCommands(context)
  const { visitDeal, viewPost } = clickCommands(context)
  return {
    signalAvailability: {
      costs: ['availability'],
      run: ({ caller, by, params, body }) =>
        signalAvailability({ caller, by, postId: numericParam(params.id), available: body.available }),
    },
    viewPost: {
      run: ({ caller, address, params }) => viewPost({ caller, address, postId: numericParam(params.id) }),
    },
    visitDeal: {
      run: ({ caller, address, params }) => visitDeal({ caller, address, postId: numericParam(params.id) }),
    },
  }
}
