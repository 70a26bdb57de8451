import type { ShownOfMember } from '../preferences/preferences.events.ts'
import { isModeratorUp, isOwner, isSuperUserUp, type Asker, type Role, type Viewer } from '../platform/roles.ts'
import { isNoNewcomer } from '../platform/trust.ts'
import type { Restriction } from './users.events.ts'

type Judge = Pick<Viewer, 'id' | 'roles'>
type Judged = { readonly userId: string; readonly roles: readonly Role[] }

export const canGiveRoles = (viewer: Asker): boolean => isOwner(viewer)
/** When and from where everybody signed in. */
export const canSeeSignIns = (viewer: Asker): boolean => isOwner(viewer)
/** Which accounts signed in on the same device or from the same address: it tells where people are. */
export const canSeeLinkedAccounts = (viewer: Asker): boolean => isSuperUserUp(viewer)
export const canSanction = (viewer: Asker): boolean => isModeratorUp(viewer)
/** Nobody decides about themselves, their equals or those above them. */
export const canSanctionMember = (judge: Judge, member: Judged): boolean =>
  canSanction(judge) && judge.id !== member.userId && !isOutOfReach(judge, member)
/** Whoever is kept from something answers under the name that they had. */
export const canChangeUsername = ({ restricts }: { readonly restricts: readonly Restriction[] }): boolean =>
  restricts.length === 0
/** Under which names somebody was known before. */
export const canSeeFormerNames = (viewer: Asker): boolean => isModeratorUp(viewer)
/** Somebody has to be there who gives roles. */
export const canLeave = (member: Pick<Viewer, 'roles'>): boolean => !isOwner(member)
/** Why somebody may have no addresses told of changes; null for who may. */
export const whyNoWebhooks = (
  member: Parameters<typeof isNoNewcomer>[0] & { readonly restricts: readonly Restriction[] },
): 'restricted' | 'newcomer' | null =>
  member.restricts.length > 0 ? 'restricted' : isNoNewcomer(member) ? null : 'newcomer'
export const canHaveWebhooks = (member: Parameters<typeof whyNoWebhooks>[0]): boolean => whyNoWebhooks(member) === null
/** Who may do more than others is signed out sooner. */
export const isSignedOutSooner = ({ roles }: Pick<Viewer, 'roles'>): boolean => roles.length > 0

/**
 * What somebody sees of a member besides their posts. Moderators see what was said whoever it is shown to; how many votes
 * somebody gave is nothing that they need.
 */
export function visibleOf(viewer: Viewer | null, userId: string, shown: ShownOfMember): ShownOfMember {
  const isSelf = viewer?.id === userId
  const judges = isSelf || isModeratorUp(viewer)
  return { comments: shown.comments || judges, badges: shown.badges || judges, votes: shown.votes || isSelf }
}

/** Of how many reports some were right tells how often somebody was wrong. */
export const canSeeReportAccuracy = (viewer: Viewer | null, userId: string): boolean =>
  viewer?.id === userId || isModeratorUp(viewer)

const rank: Record<Role, number> = { owner: 3, superUser: 2, moderator: 1, staff: 1 }
const rankOf = (held: readonly Role[]) => Math.max(0, ...held.map((role) => rank[role]))

/** Nobody decides about their equals or those above them; owners decide about anybody. */
export function isOutOfReach(judge: Pick<Viewer, 'roles'>, member: Pick<Viewer, 'roles'>): boolean {
  return !isOwner(judge) && rankOf(member.roles) >= rankOf(judge.roles)
}
