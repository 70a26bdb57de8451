import { z } from 'zod'
import { roles } from './roles.ts'

// Apart from the roles, so that the browser, which asks for them at its start, loads no library of schemas for it.

/** How far somebody is trusted, as processes tell each other. */
export const trustLevelField = z.literal([0, 1, 2])
/** Somebody who looks, as processes tell each other. */
export const viewerField = z.object({
  id: z.string(),
  username: z.string(),
  roles: z.array(z.enum(roles)).readonly(),
  trustLevel: trustLevelField,
})
