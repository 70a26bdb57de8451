import { z } from 'zod'

export const roles = ['owner', 'superUser', 'moderator', 'staff'] as const
export type Role = (typeof roles)[number]

/** 0 new, 1 member, 2 trusted; derived by projection, never granted. */
export const trustLevelField = z.literal([0, 1, 2])
export type TrustLevel = z.infer<typeof trustLevelField>

/** Who asks: a signed-in member with roles. A visitor is null. */
export const viewerField = z.object({
  id: z.string(),
  username: z.string(),
  roles: z.array(z.enum(roles)).readonly(),
  trustLevel: trustLevelField,
})
export type Viewer = z.infer<typeof viewerField>

const has = (viewer: Pick<Viewer, 'roles'> | null, ...wanted: Role[]): boolean =>
  viewer !== null && wanted.some((role) => viewer.roles.includes(role))

/** Moderator, super user or owner: the people of content. */
export const isModeratorUp = (viewer: Pick<Viewer, 'roles'> | null): boolean =>
  has(viewer, 'moderator', 'superUser', 'owner')
/** Staff, super user or owner: the people of stores, catalogue and business. */
export const isStaffUp = (viewer: Pick<Viewer, 'roles'> | null): boolean => has(viewer, 'staff', 'superUser', 'owner')
export const isOwner = (viewer: Pick<Viewer, 'roles'> | null): boolean => has(viewer, 'owner')

/** The highest role, as event metadata and histories name it. */
export function actorKind(viewer: Pick<Viewer, 'roles'>): 'user' | 'moderator' | 'staff' | 'superUser' | 'owner' {
  return (['owner', 'superUser', 'moderator', 'staff'] as const).find((role) => viewer.roles.includes(role)) ?? 'user'
}
