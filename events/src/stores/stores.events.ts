import { z } from 'zod'
import { defineEvent } from '../platform/event.ts'

export const storeFields = z.object({
  name: z.string(),
  url: z.string().nullable(),
  iconUrl: z.string().nullable(),
  /** Lower-case host names without www whose pages belong to the store. */
  hosts: z.array(z.string()),
  description: z.string().nullable(),
  status: z.enum(['active', 'pending', 'blocked']),
  affiliateDisclosed: z.boolean(),
})
export type StoreFields = z.infer<typeof storeFields>

export const StoreRegistered = defineEvent({
  type: 'StoreRegistered',
  category: 'store',
  about: 'A store is known to the site.',
  schema: storeFields.extend({ slug: z.string() }),
})
export const StoreChanged = defineEvent({
  type: 'StoreChanged',
  version: 2,
  category: 'store',
  about: 'Facts about a store changed.',
  schema: z.object({
    slug: z.string(),
    changes: storeFields.partial(),
    /** Why its state was decided so, where somebody said so. */
    reason: z.string().optional(),
  }),
})
export const StorePaused = defineEvent({
  type: 'StorePaused',
  category: 'store',
  about: 'For a while nobody posts deals of a store; without a time that is over.',
  schema: z.object({ slug: z.string(), until: z.number().nullable() }),
})
export const StoreMerged = defineEvent({
  type: 'StoreMerged',
  category: 'store',
  about: 'Staff found that a store is the same as another one, to which it leads from then on.',
  schema: z.object({ slug: z.string(), into: z.string(), reason: z.string() }),
})
export const StoreMergeUndone = defineEvent({
  type: 'StoreMergeUndone',
  category: 'store',
  about: 'A store that led to another one stands for itself again.',
  schema: z.object({ slug: z.string(), into: z.string() }),
})
export const StoreGathered = defineEvent({
  type: 'StoreGathered',
  category: 'store',
  about: 'Which stores lead to a store changed, and its hosts with them.',
  schema: z.object({
    slug: z.string(),
    /** Every store that leads there, also through others, with the hosts that it brought. */
    gathered: z.array(z.object({ slug: z.string(), hosts: z.array(z.string()) })),
    hosts: z.array(z.string()),
  }),
})
const representative = z.object({ slug: z.string(), userId: z.string() })
export const RepresentativeAsked = defineEvent({
  type: 'RepresentativeAsked',
  category: 'store',
  sealed: ['statement', 'proof'],
  about: 'A member asks to be verified as one who speaks for a store.',
  schema: representative.extend({
    statement: z.string(),
    /** A work address or a link that shows it. */
    proof: z.string(),
  }),
})
export const RepresentativeDeclined = defineEvent({
  type: 'RepresentativeDeclined',
  category: 'store',
  sealed: ['reason'],
  about: 'Staff did not verify a member who asked to speak for a store.',
  schema: representative.extend({
    /** Why, as the member reads it. */
    reason: z.string(),
  }),
})
export const RepresentativeVerified = defineEvent({
  type: 'RepresentativeVerified',
  category: 'store',
  sealed: ['reason'],
  about: 'Staff verified that a member speaks for a store.',
  schema: representative.extend({
    /** Why, for staff alone. */
    reason: z.string(),
  }),
})
export const RepresentativeRevoked = defineEvent({
  type: 'RepresentativeRevoked',
  version: 2,
  category: 'store',
  sealed: ['reason'],
  about: 'A member no longer speaks for a store.',
  schema: representative.extend({
    reason: z.string(),
    /** The member reads the reason; those of the first version were written for staff alone. */
    isTold: z.boolean(),
  }),
})
export const storeEvents = [
  StoreRegistered,
  StoreChanged,
  StorePaused,
  StoreMerged,
  StoreMergeUndone,
  StoreGathered,
  RepresentativeAsked,
  RepresentativeDeclined,
  RepresentativeVerified,
  RepresentativeRevoked,
] as const
