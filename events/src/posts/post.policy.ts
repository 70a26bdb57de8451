import { isChosen, isModeratorUp, type Asker, type Viewer } from '../platform/roles.ts'
import { isNoNewcomer, isTrusted } from '../platform/trust.ts'
import { dayMs } from '../platform/day.ts'
import { isPublicStatus, type PostStatus } from './post.vocabulary.ts'

/** What the policy must know of a post; both APIs can tell it. */
export interface PostFacts {
  authorId: string
  status: PostStatus
  /** When it first went active (ms), or null. */
  publishedAt: number | null
  expiredAt: number | null
  /** The post that this one was merged into. */
  mergedInto?: number | null | undefined
  votes: number
  voteCount: number
  commentCount: number
}
export interface PostPermissions {
  canEdit: boolean
  canSuggestEdit: boolean
  canDelete: boolean
  canExpire: boolean
  canRenew: boolean
  canSendToReview: boolean
  canReport: boolean
  canLockComments: boolean
}
type ReadFacts = Pick<PostFacts, 'authorId' | 'status'>
type Asked = (viewer: Viewer | null, post: PostFacts, now: number) => boolean

export const renewDays = 30
export const restoreDays = 90
export const deleteHours = 24

export const isPoster = (viewer: Viewer | null, post: Pick<PostFacts, 'authorId'>): boolean =>
  viewer !== null && viewer.id === post.authorId

/** What was merged leads to another post, where everything goes on. */
const isMerged = ({ mergedInto = null }: Pick<PostFacts, 'mergedInto'>): boolean => mergedInto !== null

/** Everybody reads public posts; posters their own; moderators everything; staff what is held. */
export function canRead(viewer: Viewer | null, post: ReadFacts): boolean {
  return isPublicStatus(post.status) || isPoster(viewer, post) || canReadAllPosts(viewer)
}
export const canReadAllPosts = (viewer: Asker): boolean => isChosen(viewer)
/** What may be read of a post now bounds what may be read of it as it stood. */
export const canReadPast = (viewer: Viewer | null, now: ReadFacts, then: ReadFacts): boolean =>
  canSeeWholeHistory(viewer) || [now, then].every((post) => post.status !== 'deleted' && canRead(viewer, post))
export const canEdit: Asked = (viewer, post) => {
  if (viewer === null || post.status === 'deleted' || isMerged(post)) {
    return false
  }
  if (isChosen(viewer)) {
    return true
  }
  return isPoster(viewer, post) && ['active', 'expired', 'poster-review'].includes(post.status)
}
/** Who says what should stand in posts of others; a newcomer may not yet. */
export const suggestsEdits = (viewer: ({ trustLevel: number } & NonNullable<Asker>) | null): boolean =>
  viewer !== null && isNoNewcomer(viewer)
export const canSuggestEdit: Asked = (viewer, post) =>
  suggestsEdits(viewer) && !isPoster(viewer, post) && isPublicStatus(post.status) && !isMerged(post)
interface Suggested extends Pick<PostFacts, 'authorId'> {
  /** Who suggests the edit. */
  readonly userId: string
}
/** The poster answers an edit of the post, or somebody who was chosen; nobody answers their own. */
export const canAnswerSuggestion = (viewer: Viewer | null, { userId, ...post }: Suggested): boolean =>
  viewer !== null && viewer.id !== userId && (isPoster(viewer, post) || isChosen(viewer))
/** Trusted members agree to what another one suggests. */
export const canAgreeToSuggestion = (viewer: Viewer | null, { userId, ...post }: Suggested): boolean =>
  viewer !== null && viewer.id !== userId && !isPoster(viewer, post) && isTrusted(viewer)
/** What trusted members suggest may stand at once; where it does is said by `standsAtOnce`. */
export const editsAtOnce = (viewer: { readonly trustLevel: number } | null): boolean =>
  viewer !== null && isTrusted(viewer)
export const canDelete: Asked = (viewer, post, now) => {
  if (viewer === null || post.status === 'deleted') {
    return false
  }
  if (isModeratorUp(viewer)) {
    return true
  }
  // What others said below a merged post stands below the one that stays.
  if (!isPoster(viewer, post) || post.status === 'staff-review' || isMerged(post)) {
    return false
  }
  const isYoung = post.publishedAt === null || now - post.publishedAt <= deleteHours * 3_600_000
  return isYoung || (post.voteCount === 0 && post.commentCount === 0)
}
export const canExpire: Asked = (viewer, post) =>
  viewer !== null && post.status === 'active' && (isPoster(viewer, post) || isChosen(viewer) || isTrusted(viewer))
export const canRenew: Asked = (viewer, post, now) => {
  if (viewer === null || post.status !== 'expired' || isMerged(post)) {
    return false
  }
  if (isChosen(viewer)) {
    return true
  }
  return isPoster(viewer, post) && now - (post.expiredAt ?? now) <= renewDays * dayMs
}
/** In which status a moderator asks its poster for changes of a post. */
export const changesAskedIn: readonly PostStatus[] = ['active', 'ai-review', 'staff-review']
export const canSendToReview: Asked = (viewer, post) => isModeratorUp(viewer) && changesAskedIn.includes(post.status)
export const canReport: Asked = (viewer, post) =>
  viewer !== null && !isPoster(viewer, post) && isPublicStatus(post.status) && !isMerged(post)
/** Ends the talk under a post, and lets it go on. */
export const canLockComments: Asked = (viewer, post) =>
  isModeratorUp(viewer) && !isPoster(viewer, post) && isPublicStatus(post.status) && !isMerged(post)
/** Takes words that were replaced out of the past of a post; nobody does so with their own. */
export const canRedact = (viewer: Viewer | null, post: Pick<PostFacts, 'authorId'>): boolean =>
  isModeratorUp(viewer) && !isPoster(viewer, post)
export const canRestore = (viewer: Asker): boolean => isModeratorUp(viewer)
/** Votes were given to a price in one currency, so it stays from the first of them on, whatever their sum. */
export const isCurrencyLocked = ({ voteCount }: Pick<PostFacts, 'voteCount'>): boolean => voteCount > 0
/** Which store a post is of, once it is there. */
export const canChangeStoreOfPost = (viewer: Asker): boolean => isChosen(viewer)
/** Lists what is not public, and reads it with the feedback of reviews. */
export const canSeeHeldPosts = (viewer: Asker): boolean => isModeratorUp(viewer)
/** Every entry of a post's history with who did it, and the post as it stood. */
export const canSeeWholeHistory = (viewer: Asker): boolean => isModeratorUp(viewer)
/** Others see where a deleted post stood, and no more. */
export const canReadDeleted = (viewer: Asker): boolean => isChosen(viewer)
/** In whose name a post expires that somebody else wrote. */
export const expiresAs = (viewer: Asker): 'moderator' | 'member' => (isChosen(viewer) ? 'moderator' : 'member')
export function isOpenForComments(post: Pick<PostFacts, 'status' | 'expiredAt'>, now: number): boolean {
  if (post.status === 'active') {
    return true
  }
  return post.status === 'expired' && now - (post.expiredAt ?? now) <= 90 * dayMs
}

export function permissionsOf(viewer: Viewer | null, post: PostFacts, now: number): PostPermissions {
  return {
    canEdit: canEdit(viewer, post, now),
    canSuggestEdit: canSuggestEdit(viewer, post, now),
    canDelete: canDelete(viewer, post, now),
    canExpire: canExpire(viewer, post, now),
    canRenew: canRenew(viewer, post, now),
    canSendToReview: canSendToReview(viewer, post, now),
    canReport: canReport(viewer, post, now),
    canLockComments: canLockComments(viewer, post, now),
  }
}
