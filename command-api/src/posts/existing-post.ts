import {
  factTime,
  type AnyRecorded,
  type AskedPoster,
  type PostFields,
  type PostStatus,
  type PostType,
  type RecordedOf,
  type ShelfOfPost,
} from '@deals/events'
import { decisionOf, newIn, statusWords, type LastDecision, type Standing } from './post-decisions.ts'
import { allEnded, backAgain, type Suggestions } from './post-suggestions.ts'
import type { PostVersions } from './post-versions.ts'

export interface ExistingPost {
  readonly status: PostStatus
  readonly postId: number
  readonly type: PostType
  readonly authorId: string
  readonly fields: PostFields
  /** The store that people named; where that was merged, `fields` has the one to which it leads. */
  readonly namedStore: string | null
  /** The category and sub-category that people named; `fields` has those to which these lead. */
  readonly namedShelf: ShelfOfPost
  /** Revision of the stream: what clients call the version. */
  readonly version: number
  readonly submittedAt: number
  /** When it first went active. */
  readonly publishedAt: number | null
  readonly expiredAt: number | null
  /** When the log stored the last change that made votes before it votes on another deal (ms). */
  readonly votesOutdatedAt: number | null
  /** What its votes are held to where one pays more by now, shipping included. */
  readonly heldPrice: number | undefined
  readonly deletion: Standing['deletion']
  /** A person asked the poster for changes, so a person looks at them. */
  readonly isAskedByPerson: boolean
  /** Somebody had to look at it at least once. */
  readonly wasSentToReview: boolean
  /** Set while it waits for its poster. */
  readonly asked: AskedPoster | null
  /** When members had said often enough that the deal, which is over, is back. */
  readonly renewalSuggestedAt: number | null
  /** The event of the block because of which alone the site sent it to staff; null of any other post. */
  readonly blockId: string | null
  /** The last change of status. */
  readonly lastDecision: LastDecision
  readonly mergedInto: number | null
  /** The last merge into another post, also when it was taken back. */
  readonly lastMerge: { readonly into: number; readonly eventId: string } | null
  /** Posts that were merged into this one. */
  readonly duplicates: RecordedOf<'PostDuplicatesChanged'>['data']['duplicates']
  /** A moderator ended the talk under it. */
  readonly areCommentsLocked: boolean
  /** What wrote its words, step by step. */
  readonly versions: PostVersions
  /** Edits that others suggest, also those that were answered. */
  readonly suggestions: Suggestions
}

/** A post without its texts, which stay sealed where nobody asks for them. */
export type PostOutline = Omit<ExistingPost, 'fields'> & {
  readonly fields: Omit<PostFields, 'title' | 'content' | 'subtitle'>
}

/** How everything ends that was suggested of a post that is deleted. */
export const deletedWord = 'the post was deleted'

export function moved(post: ExistingPost, event: AnyRecorded, status: PostStatus): ExistingPost {
  return { ...post, ...newIn(status, event), lastDecision: decisionOf(post, event, statusWords[status]) }
}

export function undone(post: ExistingPost, event: RecordedOf<'PostDecisionUndone'>): ExistingPost {
  const { expiresAt, ...standing } = post.lastDecision.before ?? { ...post, expiresAt: post.fields.expiresAt }
  const lastDecision = { ...decisionOf(post, event, 'taken back'), before: null }
  const { status } = standing
  const fields = { ...post.fields, expiresAt }
  const suggestions =
    status === 'deleted' ? allEnded(post.suggestions, event, deletedWord) : backAgain(post.suggestions, event)
  return { ...post, ...standing, ...newIn(status, event), fields, lastDecision, suggestions }
}

export function renewed(post: ExistingPost, event: RecordedOf<'PostRenewed'>): ExistingPost {
  const { expiresAt } = post.fields
  // An end that has passed would end the deal again at once.
  const fields = { ...post.fields, expiresAt: expiresAt !== null && expiresAt <= factTime(event) ? null : expiresAt }
  return { ...moved(post, event, 'active'), fields, expiredAt: null }
}
