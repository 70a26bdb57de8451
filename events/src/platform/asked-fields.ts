import { z } from 'zod'
import type { Position } from './position.ts'

/** Fields that many calls between processes ask with. */
export const postIdField = z.number().int()
export const userIdField = z.string()
/** Milliseconds since 1970. */
export const timeField = z.number().int()
/** At most so many answers. */
export const limitField = z.number().int().min(1).max(10_000)
/** The place after which a list goes on; null begins it. */
export const afterField = z.string().nullable()
/** A position of the log; read alike on both sides, so nothing is transformed. */
export const placeField = z.custom<Position>((value) => Number.isSafeInteger(value) && Number(value) >= 0)
/** A question that must not be answered from documents older than an event. */
export const readAfter = z.object({ minPosition: placeField.optional() })
export type ReadAfter = z.infer<typeof readAfter>
/** The members who did something with a post, a part at a time; `next` is the place to go on from, null at the end. */
export const membersOfPost = readAfter.extend({ postId: postIdField, after: afterField, limit: limitField })
export const membersPage = z.object({ userIds: z.array(userIdField), next: afterField })
export type MembersPage = z.infer<typeof membersPage>
