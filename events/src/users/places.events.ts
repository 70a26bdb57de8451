import { z } from 'zod'
import { defineEvent } from '../platform/event.ts'
import { placeKinds } from './place-kinds.ts'

const place = z.object({
  userId: z.string(),
  of: z.enum(placeKinds),
  /** What stands on the place, such as the id of a post. */
  thing: z.string(),
  /** How many places are taken now. */
  total: z.number().int().min(0),
})

export const PlaceTaken = defineEvent({
  type: 'PlaceTaken',
  category: 'place',
  about: 'Something of which there is only so much was reserved, before it came into being.',
  schema: place,
})
export const PlaceFreed = defineEvent({
  type: 'PlaceFreed',
  category: 'place',
  about: 'What a place was reserved for did not come into being, or ended.',
  schema: place,
})

export const HostGiven = defineEvent({
  type: 'HostGiven',
  category: 'place',
  about: 'A host name was reserved for a store, before the store says so; without a store it is free again.',
  schema: z.object({ host: z.string(), storeSlug: z.string().nullable() }),
})

export const StorePostCounted = defineEvent({
  type: 'StorePostCounted',
  category: 'place',
  about:
    'A post for a store to which its poster belongs was counted, before it was posted; or no more, when nothing came of it.',
  schema: z.object({ userId: z.string(), postId: z.number().int(), isCounted: z.boolean() }),
})

export const placeEvents = [PlaceTaken, PlaceFreed, HostGiven, StorePostCounted] as const
