import { factTime, isModeratorsRole, type AnyRecorded, type PostStatus, type RecordedOf } from '@deals/events'

/** What a decision about a post changes. */
export interface Standing {
  readonly status: PostStatus
  readonly publishedAt: number | null
  readonly expiredAt: number | null
  readonly deletion: { readonly at: number; readonly from: PostStatus } | null
  readonly isAskedByPerson: boolean
  readonly mergedInto: number | null
  readonly expiresAt: number | null
}

export interface LastDecision {
  /** Revision of its event. */
  readonly version: number
  readonly word: string
  /** Who made it; null for the site itself. */
  readonly byId: string | null
  readonly at: number
  /** A person with the role decided, and not about a post of their own. */
  readonly isByModerator: boolean
  /** What it changed, as it stood before; null where there is nothing to go back to. */
  readonly before: Standing | null
}

export const statusWords: Record<PostStatus, string> = {
  active: 'approved',
  expired: 'marked as expired',
  deleted: 'deleted',
  'ai-review': 'resubmitted',
  'staff-review': 'sent to staff review',
  'poster-review': 'sent to the poster',
}

/** That a post was submitted stands in the place of a first decision. */
export const submission = (event: RecordedOf<'PostSubmitted'>): LastDecision => ({
  version: event.revision,
  word: 'submitted',
  byId: event.data.authorId,
  at: factTime(event),
  isByModerator: false,
  before: null,
})

/** In a status that it comes into a post waits anew, and what members said of the one before is over. */
export const newIn = (status: PostStatus, event: AnyRecorded) => ({
  status,
  asked: status === 'poster-review' ? { since: factTime(event), reminded: null } : null,
  renewalSuggestedAt: null,
  blockId: null,
})

interface Decided extends Omit<Standing, 'expiresAt'> {
  readonly authorId: string
  readonly fields: Pick<Standing, 'expiresAt'>
}

export function decisionOf(post: Decided, event: AnyRecorded, word: string): LastDecision {
  const { status, publishedAt, expiredAt, deletion, isAskedByPerson, mergedInto, fields } = post
  const before = { status, publishedAt, expiredAt, deletion, isAskedByPerson, mergedInto, expiresAt: fields.expiresAt }
  const { id: byId, kind } = event.meta.actor
  const isByModerator = isModeratorsRole(kind) && byId !== post.authorId
  return { version: event.revision, word, byId, at: factTime(event), isByModerator, before }
}

/** What is edited after a decision stays when that is taken back. */
export function editedSince(decision: LastDecision, { expiresAt }: Partial<Pick<Standing, 'expiresAt'>>): LastDecision {
  const { before } = decision
  return expiresAt === undefined || before === null ? decision : { ...decision, before: { ...before, expiresAt } }
}

/** The block because of which alone the site sent a post to staff, by the event that made it. */
export function blockIn({ data: { findings }, meta }: RecordedOf<'PostSentToReview'>): string | null {
  const isAlone = findings.length > 0 && findings.every(({ code }) => code === 'blocked-domain')
  return isAlone && meta.actor.kind === 'system' ? meta.causationId : null
}
