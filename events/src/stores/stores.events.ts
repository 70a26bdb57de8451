import { z } from 'zod'
import { defineEvent, type EventOf } from '../platform/event.ts'

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
  category: 'store',
  about: 'Facts about a store changed.',
  schema: z.object({ slug: z.string(), changes: storeFields.partial() }),
})
export const StorePaused = defineEvent({
  type: 'StorePaused',
  category: 'store',
  about: 'For a while nobody posts deals of a store; without a time that is over.',
  schema: z.object({ slug: z.string(), until: z.number().nullable() }),
})
export const storeEvents = [StoreRegistered, StoreChanged, StorePaused] as const
export type StoreEvent = EventOf<(typeof storeEvents)[number]>
