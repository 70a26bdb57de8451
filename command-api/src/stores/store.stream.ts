import { streamOf } from '@deals/events'
import { knownState, type LogPorts } from '../platform/fold.ts'
import { refuse, type Refused } from '../platform/refusal.ts'
import { storeFold, type ExistingStore } from './store.state.ts'

/** What may be done with a store that leads elsewhere: nothing but to take that back. */
export const refuseMerged = ({ name, mergedInto }: ExistingStore): Refused | null =>
  mergedInto === null
    ? null
    : refuse('conflict', { message: `${name} was merged into ${mergedInto}; take that back first.` })

/** Whether staff verified that a member speaks for a store. */
export async function isRepresentative(ports: LogPorts, storeSlug: string | null, userId: string): Promise<boolean> {
  if (storeSlug === null) {
    return false
  }
  const store = await knownState(ports, { stream: streamOf.store(storeSlug), fold: storeFold }, () => true)
  return store.status !== 'missing' && store.representatives.includes(userId)
}
