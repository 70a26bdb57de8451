import { refuse, type Refused } from '../platform/refusal.ts'
import type { ExistingStore } from './store.state.ts'

/** What may be done with a store that leads elsewhere: nothing but to take that back. */
export const refuseMerged = ({ name, mergedInto }: ExistingStore): Refused | null =>
  mergedInto === null
    ? null
    : refuse('conflict', { message: `${name} was merged into ${mergedInto}; take that back first.` })
