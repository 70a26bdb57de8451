import { canManageStores, streamOf, type SystemCommands } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { decideAndAppend, type Decided } from '../platform/decide-and-append.ts'
import type { Caller, Invocation } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused, refuse, type Refused } from '../platform/refusal.ts'
import { settleMerge } from '../platform/settle-merge.ts'
import { mergeStore, refuseChanged, undoStoreMerge, type MergeStore } from './merge-store.ts'
import { gatherStore, loadStore } from './store-merge.stream.ts'
import { storeFold, type StoreState } from './store.state.ts'

interface OnStore {
  readonly caller: Pick<Caller, 'roles'>
  readonly by: Invocation
  readonly slug: string
  readonly version: number
}
type Merge = OnStore & Omit<MergeStore, 'into'> & { readonly into: string }
export interface MergeAnswer {
  readonly slug: string
  readonly mergedInto: string | null
  readonly version: number
}

const staffOnly = refuse('not-allowed', { message: 'Only staff merge stores.' })

export function storeMergeCommands(context: CommandContext) {
  const settled = async (decided: Decided<StoreState> | Refused): Promise<Outcome<MergeAnswer>> => {
    if (isRefused(decided) || decided.after.status === 'missing') {
      return isRefused(decided) ? decided : refuse('store-not-found')
    }
    const { slug, mergedInto, version } = decided.after
    // Posts follow by a job, which does this again where this process ends here.
    await gatherStore(context, slug)
    return done({ slug, mergedInto, version }, await context.log.head())
  }
  return {
    /** Staff merge a store into another one. */
    mergeStore: async (command: Merge): Promise<Outcome<MergeAnswer>> => {
      const { caller, by, slug } = command
      if (!canManageStores(caller)) {
        return staffOnly
      }
      const begun = await beginStoreMerge(context, command)
      const into = await loadStore(context, command.into)
      const rule = (state: StoreState) => {
        if (isRefused(begun)) {
          return begun
        }
        return state.status === 'missing' || state.version === begun.version
          ? mergeStore({ ...command, into }, state)
          : refuseChanged(state)
      }
      return settled(
        await decideAndAppend(context, by, { stream: streamOf.store(slug), fold: storeFold, decide: rule }),
      )
    },
    /** Staff take the merge of a store back. */
    undoStoreMerge: async (command: OnStore): Promise<Outcome<MergeAnswer>> => {
      const { caller, by, slug } = command
      const rule = (state: StoreState) => (canManageStores(caller) ? undoStoreMerge(command, state) : staffOnly)
      return settled(
        await decideAndAppend(context, by, { stream: streamOf.store(slug), fold: storeFold, decide: rule }),
      )
    },
  }
}

function beginStoreMerge(context: CommandContext, command: Merge): Promise<{ version: number } | Refused> {
  const { by, slug, into: target } = command
  return settleMerge(context, by, {
    of: 'stores',
    from: slug,
    into: target,
    begunBy: {
      OwnerUnseated: null,
      PostMergeBegun: null,
      StoreMergeBegun: ({ data }) => [data.slug, { into: data.into, version: data.version }],
    },
    look: async () => {
      const [store, into] = [await loadStore(context, slug), await loadStore(context, target)]
      const trial = mergeStore({ ...command, into }, store)
      if (isRefused(trial) || store.status === 'missing' || into.status === 'missing') {
        return isRefused(trial) ? trial : refuse('store-not-found')
      }
      return { version: store.version, intoVersion: into.version }
    },
    begin: (version) => ({ type: 'StoreMergeBegun', data: { slug, into: target, version } }),
    busy: 'Somebody merges that store into another one right now.',
  })
}

/** What follows from a merge of stores, or from taking it back, is what the log says by then. */
export const gatherStoreCommands = (context: CommandContext): Pick<SystemCommands, 'gatherStore'> => ({
  gatherStore: async ({ slug }) => {
    const from = await gatherStore(context, slug)
    return from === null ? null : { from: [...from] }
  },
})
