import type { productCalls } from '@deals/events'
import type { CommandContext } from '../context.ts'
import type { Handlers } from '../platform/call.ts'
import { numericParam } from '../platform/params.ts'
import { productCommands } from './products.commands.ts'

export function productHandlers(context: CommandContext): Handlers<typeof productCalls> {
  const { saySameProduct, refuseSameProduct } = productCommands(context)
  return {
    saySameProduct: {
      costs: ['sameProduct'],
      run: ({ caller, by, params, body: { otherId } }) =>
        saySameProduct({ caller, by, postId: numericParam(params.id), otherId }),
    },
    refuseSameProduct: {
      run: ({ caller, by, params }) =>
        refuseSameProduct({ caller, by, postId: numericParam(params.id), otherId: numericParam(params.otherId) }),
    },
  }
}
