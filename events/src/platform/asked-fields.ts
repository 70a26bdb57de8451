import { z } from 'zod'

/** Fields that many calls between processes ask with. */
export const postIdField = z.number().int()
export const userIdField = z.string()
/** Milliseconds since 1970. */
export const timeField = z.number().int()
/** At most so many answers. */
export const limitField = z.number().int().min(1).max(10_000)
/** The place after which a list goes on; null begins it. */
export const afterField = z.string().nullable()
/** A question that must not be answered from documents older than an event. */
export const readAfter = z.object({ minPosition: z.number().int().optional() })
export type ReadAfter = z.infer<typeof readAfter>
