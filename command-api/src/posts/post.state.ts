import {
  keptAuthorId,
  factTime,
  type AnyRecorded,
  type PostFields,
  type PostStatus,
  type PostType,
  type RecordedOf,
} from '@deals/events'
import type { Fold } from '../platform/fold.ts'

/** A post as its rules know it: where it stands, what it says, and what led there. */
export type PostState = { readonly status: 'missing' } | ExistingPost

export interface ExistingPost {
  readonly status: PostStatus
  readonly postId: number
  readonly type: PostType
  readonly authorId: string
  readonly fields: PostFields
  /** Revision of the stream: what clients call the version. */
  readonly version: number
  readonly submittedAt: number
  /** When it first went active. */
  readonly publishedAt: number | null
  readonly expiredAt: number | null
  readonly deletion: { readonly at: number; readonly from: PostStatus } | null
  /** A person asked the poster for changes, so a person looks at them. */
  readonly isAskedByPerson: boolean
  /** The last change of status: at which version, and in which word. */
  readonly lastDecision: { readonly version: number; readonly word: string }
  readonly mergedInto: number | null
}

export const postFold: Fold<PostState> = {
  initial: { status: 'missing' },
  evolve: (state, event) => {
    if (state.status === 'missing') {
      return event.type === 'PostSubmitted' ? submitted(event) : state
    }
    return { ...evolve(state, event), version: event.revision }
  },
}

function submitted(event: RecordedOf<'PostSubmitted'>): ExistingPost {
  const { postId, type, authorId, status, duplicateOverride: _override, ...fields } = event.data
  const at = factTime(event)
  return {
    status,
    postId,
    type,
    authorId,
    fields,
    version: event.revision,
    submittedAt: at,
    publishedAt: status === 'active' ? at : null,
    expiredAt: null,
    deletion: null,
    isAskedByPerson: false,
    lastDecision: { version: event.revision, word: 'submitted' },
    mergedInto: null,
  }
}

function evolve(post: ExistingPost, event: AnyRecorded): ExistingPost {
  switch (event.type) {
    case 'PostEdited':
      return { ...post, fields: { ...post.fields, ...event.data.changes } }
    case 'PostKept': {
      const { title, content, subtitle } = event.data
      return { ...post, authorId: keptAuthorId, fields: { ...post.fields, title, content, subtitle } }
    }
    case 'PostExpired':
      return { ...moved(post, event, 'expired'), expiredAt: factTime(event) }
    case 'PostRenewed':
      return renewed(post, event)
    case 'PostSentToReview':
      return { ...moved(post, event, event.data.to), isAskedByPerson: event.meta.actor.kind !== 'system' }
    case 'PostResubmitted':
      return moved(post, event, event.data.to)
    case 'PostApproved':
      return { ...moved(post, event, 'active'), publishedAt: post.publishedAt ?? factTime(event) }
    case 'PostDeleted':
      return { ...moved(post, event, 'deleted'), deletion: { at: factTime(event), from: post.status } }
    case 'PostRestored':
      return { ...moved(post, event, event.data.to), deletion: null }
    case 'PostMerged':
      return { ...post, mergedInto: event.data.into }
    // Advice changes nothing by itself, and events of other streams never come here.
    default:
      return post
  }
}

const words: Record<PostStatus, string> = {
  active: 'approved',
  expired: 'marked as expired',
  deleted: 'deleted',
  'ai-review': 'resubmitted',
  'staff-review': 'sent to staff review',
  'poster-review': 'sent to the poster',
}

function moved(post: ExistingPost, event: AnyRecorded, status: PostStatus): ExistingPost {
  return { ...post, status, lastDecision: { version: event.revision, word: words[status] } }
}

function renewed(post: ExistingPost, event: RecordedOf<'PostRenewed'>): ExistingPost {
  const { expiresAt } = post.fields
  // An end that has passed would end the deal again at once.
  const fields = { ...post.fields, expiresAt: expiresAt !== null && expiresAt <= factTime(event) ? null : expiresAt }
  return { ...moved(post, event, 'active'), fields, expiredAt: null }
}
