import { z } from 'zod'

/** A name that a member had: since when they have another one, and until when it leads to them. */
const formerName = z.object({ username: z.string(), changedAt: z.string(), leadsOnUntil: z.string().nullable() })
export type FormerNameView = z.infer<typeof formerName>
/** The newest first. */
export const formerNames = z.array(formerName)
