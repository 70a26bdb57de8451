import { z } from 'zod'
import type { RoleFlags } from './roles.ts'

const heldRoles = {
  isOwner: z.boolean(),
  isSuperUser: z.boolean(),
  isModerator: z.boolean(),
  isStaff: z.boolean(),
} satisfies Record<keyof RoleFlags, z.ZodBoolean>

export const currentUser = z.object({
  id: z.string(),
  username: z.string(),
  ...heldRoles,
  trustLevel: z.number(),
})
export type CurrentUser = z.infer<typeof currentUser>
export const publicProfile = z.object({
  username: z.string(),
  joinedAt: z.string(),
  bio: z.string().nullable(),
  location: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  roles: z.array(z.string()),
  isNewMember: z.boolean(),
  postsPublished: z.number(),
  commentCount: z.number(),
  reputation: z.number(),
  active: z.boolean(),
})
export type PublicProfile = z.infer<typeof publicProfile>
