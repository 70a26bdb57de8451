import {
  ERASED_TEXT,
  factTime,
  keptAuthorId,
  votesAfterEdit,
  rankWindow,
  eventsOfSuggestions,
  type PostStatus,
  type RecordedOf,
} from '@deals/events'
import type { Documents } from '../platform/projection.ts'
import { changesFor, nothingAt, roleOf, textFor, type Folds } from '../platform/fold-per-event.ts'
import { activated, changed, fieldsAfter, newPost, rankedFromAfterRenewal, standingOf } from './post-doc.ts'
import { outdatedBy } from './vote-sums.ts'
import { posts, rankWindowId, rankWindows, type PostDoc } from './posts.read-models.ts'
import { postSignals } from './signals.read-models.ts'

/** Changes fields of the post that an event is about, and its orders; an event about a post that nobody submitted is nothing. */
export function changePost(documents: Documents, postId: number, change: (post: PostDoc) => Partial<PostDoc>): void {
  const id = String(postId)
  const post = documents.get(posts, id)
  if (post !== null) {
    documents.put(posts, id, changed(post, change(post)))
  }
}

type AboutPost = { data: { postId: number }; revision: number; at: number; meta: { occurredAt?: number } }

/** Like `changePost`, for the events of the post's own stream: edits are checked against its revision. */
function step(documents: Documents, event: AboutPost, change: (post: PostDoc, at: number) => Partial<PostDoc>): void {
  const at = factTime(event)
  changePost(documents, event.data.postId, (post) => ({
    ...change(post, at),
    updatedAt: at,
    version: event.revision,
  }))
}

/** Like `step`, for what changes the status: how the post stood before is kept, so that it can be taken back. */
function turn(documents: Documents, event: AboutPost, change: (post: PostDoc, at: number) => Partial<PostDoc>): void {
  const since = { renewalSuggestedBy: undefined }
  step(documents, event, (post, at) => ({ ...since, ...change(post, at), prior: standingOf(post) }))
}

const inStatus = (post: PostDoc, status: PostStatus, at: number): Partial<PostDoc> =>
  status === 'active' ? activated(post, at) : { status }

/** The poster's life with a post: submitting, editing, ending, renewing, and what moderators do with it. */
export const postFolds = {
  PostSubmitted: (documents, event) => {
    const { hours } = documents.get(rankWindows, rankWindowId) ?? { hours: rankWindow.usual }
    documents.put(posts, String(event.data.postId), newPost(event, hours))
  },
  PostEdited: (documents, event) =>
    step(documents, event, (post, at) => {
      const { grace } = event.data
      const { by, heldPrice } = votesAfterEdit(post, event.data)
      return {
        heldPrice,
        ...fieldsAfter(post, changesFor(event, post.authorId)),
        prior: priorAfter(post, event),
        ...outdatedBy(post, by, { pos: event.position, at }),
        edited: post.edited || !grace,
        ...(changesPrice(post, event) && { priceChangedAt: at }),
      }
    }),
  PostExpired: (documents, event) => turn(documents, event, (_post, at) => ({ status: 'expired', expiredAt: at })),
  PostRenewed: (documents, event) =>
    turn(documents, event, (post, at) => ({
      ...activated(post, at),
      expiredAt: undefined,
      renewedAt: at,
      rankedFrom: rankedFromAfterRenewal(post, at),
      ...(post.expiresAt !== undefined && post.expiresAt <= at && { expiresAt: undefined }),
      // What members said of the deal before it came back is about the deal that was over.
      confirmed: 0,
      denied: 0,
      lastConfirmedAt: undefined,
    })),
  PostSentToReview: (documents, event) =>
    turn(documents, event, (post, at) => {
      const { to, feedback, findings } = event.data
      const review = {
        feedback: textFor(event, post.authorId, feedback),
        role: roleOf(event, post.authorId),
        at,
        findings,
      }
      return { status: to, review }
    }),
  PostResubmitted: (documents, event) => turn(documents, event, () => ({ status: event.data.to, review: undefined })),
  // What a post says now is not what was removed.
  ...nothingAt('PosterReminded', 'PostVersionRedacted'),
  PostRenewalSuggested: (documents, { data: { postId, members } }) =>
    changePost(documents, postId, () => ({ renewalSuggestedBy: members })),
  ...nothingAt(...eventsOfSuggestions, 'PostReviewAdvised'),
  PostApproved: (documents, event) =>
    turn(documents, event, (post, at) => ({ ...activated(post, at), review: undefined })),
  PostDeleted: (documents, event) =>
    turn(documents, event, (post, at) => {
      const { from, reason, cause } = event.data
      const deletion = { at, role: roleOf(event, post.authorId), reason: textFor(event, post.authorId, reason), cause }
      return { status: 'deleted', statusBeforeDeletion: from, deletion }
    }),
  PostRestored: (documents, event) =>
    turn(documents, event, (post, at) => ({
      ...inStatus(post, event.data.to, at),
      statusBeforeDeletion: undefined,
      deletion: undefined,
    })),
  PostKept: (documents, event) =>
    step(documents, event, (post) => ({
      ...withoutTexts(post),
      ...fieldsAfter(post, event.data),
      authorId: keptAuthorId,
    })),
  PostMerged: (documents, event) =>
    turn(documents, event, (post, at) => ({
      status: 'expired',
      expiredAt: post.expiredAt ?? at,
      mergedInto: event.data.into,
    })),
  PostDuplicatesChanged: (documents, event) =>
    changePost(documents, event.data.postId, (post) => ({
      duplicates: event.data.duplicates.length === 0 ? undefined : event.data.duplicates,
      commentCount: post.commentCount + commentsOf(event.data) - commentsOf(post),
      version: event.revision,
    })),
  PostStoreFollowed: (documents, { data: { postId, storeSlug } }) =>
    changePost(documents, postId, () => ({ storeSlug })),
  PostSubCategoryFollowed: (documents, { data: { postId, categorySlug, subCategorySlug } }) =>
    changePost(documents, postId, () => ({ categorySlug, subCategorySlug })),
  PostCommentsLocked: (documents, event) =>
    changePost(documents, event.data.postId, (post) => ({
      lockedFor: textFor(event, post.authorId, event.data.reason),
    })),
  PostCommentsUnlocked: (documents, event) =>
    changePost(documents, event.data.postId, () => ({ lockedFor: undefined })),
  PostDecisionUndone: (documents, event) =>
    step(documents, event, (post) => ({
      ...(post.prior !== undefined && standingOf(post.prior)),
      ...saidSince(documents, post.prior?.renewedAt),
      // Whoever said so after the decision said so all the same.
      lastConfirmedAt: post.lastConfirmedAt ?? post.prior?.lastConfirmedAt,
      status: event.data.to,
      renewalSuggestedBy: undefined,
      prior: undefined,
    })),
  UserErased: (documents) => {
    for (const [id, post] of documents.matching(posts)) {
      documents.put(posts, id, withoutTexts(post))
    }
  },
} satisfies Folds

/** What is edited after a decision stays when that is taken back. */
const priorAfter = ({ prior }: PostDoc, { data: { changes } }: RecordedOf<'PostEdited'>): PostDoc['prior'] =>
  prior === undefined || changes.expiresAt === undefined
    ? prior
    : { ...prior, expiresAt: changes.expiresAt ?? undefined }

/** What is put right in the first minutes is no news. */
const changesPrice = ({ price }: PostDoc, { data: { changes, grace } }: RecordedOf<'PostEdited'>): boolean =>
  changes.price !== undefined && (changes.price ?? undefined) !== price && !grace

const commentsOf = ({ duplicates = [] }: Pick<PostDoc, 'duplicates'>): number =>
  duplicates.reduce((sum, { comments }) => sum + comments, 0)

/** What stays of a post whose author has left: the same as a rebuild gives, which cannot read the texts any more. */
function withoutTexts(post: PostDoc): PostDoc {
  const { subtitle, prior, lockedFor } = post
  return {
    ...post,
    ...withoutWords(post),
    title: ERASED_TEXT,
    excerpt: ERASED_TEXT,
    ...(subtitle !== undefined && { subtitle: ERASED_TEXT }),
    ...(lockedFor !== undefined && { lockedFor: ERASED_TEXT }),
    ...(prior !== undefined && { prior: { ...prior, ...withoutWords(prior) } }),
  }
}

/** What moderators wrote to somebody who left. */
function withoutWords({ review, deletion }: Pick<PostDoc, 'review' | 'deletion'>): Partial<PostDoc> {
  return {
    ...(review?.feedback !== undefined && { review: { ...review, feedback: ERASED_TEXT } }),
    ...(deletion?.reason !== undefined && { deletion: { ...deletion, reason: ERASED_TEXT } }),
  }
}

/** What members say of the deal since it began or came back, counted anew from the newest word of each. */
function saidSince(documents: Documents, renewedAt = 0): Pick<PostDoc, 'confirmed' | 'denied'> {
  const said = documents.matching(postSignals).flatMap(([, { says, at }]) => (at >= renewedAt ? [says] : []))
  const confirmed = said.filter((says) => says === 'confirmed').length
  return { confirmed, denied: said.length - confirmed }
}
