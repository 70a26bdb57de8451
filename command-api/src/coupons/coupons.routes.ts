import type { couponCalls } from '@deals/events'
import type { CommandContext } from '../context.ts'
import type { Handlers } from '../platform/call.ts'
import { numericParam } from '../platform/params.ts'
import { couponCommands } from './coupons.commands.ts'

export function couponHandlers(context: CommandContext): Handlers<typeof couponCalls> {
  const { tryCoupon } = couponCommands(context)
  return {
    tryCoupon: {
      costs: ['coupon'],
      run: ({ caller, by, params, body }) => tryCoupon({ caller, by, postId: numericParam(params.id), ...body }),
    },
  }
}
