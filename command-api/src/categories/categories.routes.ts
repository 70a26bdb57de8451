import type { categoryCalls } from '@deals/events'
import type { CommandContext } from '../context.ts'
import type { Handlers } from '../platform/call.ts'
import { nameParam } from '../platform/params.ts'
import { categoryCommands } from './categories.commands.ts'

export function categoryHandlers(context: CommandContext): Handlers<typeof categoryCalls> {
  const { moveSubCategory, undoSubCategoryMove } = categoryCommands(context)
  return {
    moveSubCategory: {
      run: ({ caller, by, params, body }) => moveSubCategory({ caller, by, slug: nameParam(params.slug), ...body }),
    },
    undoSubCategoryMove: {
      run: ({ caller, by, params, body }) => undoSubCategoryMove({ caller, by, slug: nameParam(params.slug), ...body }),
    },
  }
}
