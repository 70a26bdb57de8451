import type { storeCalls } from '@deals/events'
import type { CommandContext } from '../context.ts'
import type { Handlers } from '../platform/call.ts'
import { nameParam } from '../platform/params.ts'
import { representativeCommands } from './representatives.commands.ts'
import { storeMergeCommands } from './store-merges.commands.ts'
import { storeCommands } from './stores.commands.ts'

export function storeHandlers(context: CommandContext): Handlers<typeof storeCalls> {
  const { registerStore, changeStore } = storeCommands(context)
  const { setRepresentative, declineRepresentative, askToRepresent } = representativeCommands(context)
  const { mergeStore, undoStoreMerge } = storeMergeCommands(context)
  return {
    registerStore: {
      run: ({ caller, by, body: { slug, reason, ...fields } }) => registerStore({ caller, by, slug, fields, reason }),
    },
    changeStore: {
      run: ({ caller, by, params, body }) => {
        const { pausedUntil, reason, ...changes } = body
        const pause =
          pausedUntil === undefined ? {} : { pausedUntil: pausedUntil === null ? null : Date.parse(pausedUntil) }
        return changeStore({ caller, by, slug: nameParam(params.slug), changes, reason, ...pause })
      },
    },
    mergeStore: {
      run: ({ caller, by, params, body }) => mergeStore({ caller, by, slug: nameParam(params.slug), ...body }),
    },
    undoStoreMerge: {
      run: ({ caller, by, params, body }) => undoStoreMerge({ caller, by, slug: nameParam(params.slug), ...body }),
    },
    setRepresentative: {
      run: ({ caller, by, params, body }) => setRepresentative({ caller, by, slug: nameParam(params.slug), ...body }),
    },
    declineRepresentative: {
      run: ({ caller, by, params, body }) =>
        declineRepresentative({ caller, by, slug: nameParam(params.slug), ...body }),
    },
    askToRepresent: {
      run: ({ caller, by, params, body }) => askToRepresent({ caller, by, slug: nameParam(params.slug), ...body }),
    },
  }
}
