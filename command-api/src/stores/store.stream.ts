import { feedbackMaxLength, streamOf, type StoreFields } from '@deals/events'
import { knownState, type LogPorts } from '../platform/fold.ts'
import { refuse, refuseField, type Refused } from '../platform/refusal.ts'
import { storeFold, type ExistingStore } from './store.state.ts'

/** What may be done with a store that leads elsewhere: nothing but to take that back. */
export const refuseMerged = ({ name, mergedInto }: ExistingStore): Refused | null =>
  mergedInto === null
    ? null
    : refuse('conflict', { message: `${name} was merged into ${mergedInto}; take that back first.` })

/** What somebody said of why a store stands as it does, as it is kept; nothing where they said nothing. */
export const reasonOf = (reason: string | null | undefined): { readonly reason?: string } => {
  const text = (reason ?? '').trim()
  return text === '' ? {} : { reason: text }
}

/** A block says why; of everything else it may be said. */
export function refuseReason(
  status: StoreFields['status'] | undefined,
  { reason = '' }: { readonly reason?: string },
): Refused | null {
  const isMissing = status === 'blocked' && reason === ''
  return isMissing || reason.length > feedbackMaxLength
    ? refuseField('reason', `Give a reason of 1 to ${feedbackMaxLength} characters`)
    : null
}

/** Whether staff verified that a member speaks for a store. */
export async function isRepresentative(ports: LogPorts, storeSlug: string | null, userId: string): Promise<boolean> {
  if (storeSlug === null) {
    return false
  }
  const store = await knownState(ports, { stream: streamOf.store(storeSlug), fold: storeFold }, () => true)
  return store.status !== 'missing' && store.representatives.includes(userId)
}
