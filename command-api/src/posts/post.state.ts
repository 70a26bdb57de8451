import {
  eventsOfAdvice,
  eventsOfLocks,
  eventsOfSuggestions,
  keptAuthorId,
  factTime,
  votesAfterEdit,
  type EventType,
  type PostFields,
  type RecordedOf,
  type ShelfOfPost,
} from '@deals/events'
import { foldFrom, leaving, type Missing } from '../platform/fold.ts'
import { deletedWord, moved, renewed, undone, type ExistingPost } from './existing-post.ts'
import {
  agreed,
  allEnded,
  applied,
  ended,
  movedAlong,
  suggested,
  withKeptWords,
  withoutRemoved,
  writtenOver,
} from './post-suggestions.ts'
import { blockIn, decisionOf, editedSince, submission } from './post-decisions.ts'
import { redacted, written } from './post-versions.ts'

/** A post as its rules know it: where it stands, what it says, and what led there. */
export type PostState = Missing | ExistingPost
export type { ExistingPost, PostOutline } from './existing-post.ts'

const changes = foldFrom<'post', 'PostSubmitted', ExistingPost>(
  { PostSubmitted: submitted },
  {
    PostEdited: edited,
    PostStoreFollowed: (post, { data: { storeSlug } }) => ({ ...post, fields: { ...post.fields, storeSlug } }),
    PostSubCategoryFollowed: (post, { data: { categorySlug, subCategorySlug } }) => ({
      ...post,
      fields: { ...post.fields, categorySlug, subCategorySlug },
      suggestions: movedAlong(post.suggestions, post.fields, { categorySlug, subCategorySlug }),
    }),
    PostExpired: (post, event) => ({ ...moved(post, event, 'expired'), expiredAt: factTime(event) }),
    PostRenewed: (post, event) => renewed(post, event),
    PostSentToReview: (post, event) => ({
      ...moved(post, event, event.data.to),
      isAskedByPerson: event.meta.actor.kind !== 'system',
      wasSentToReview: true,
      blockId: blockIn(event),
    }),
    PostResubmitted: (post, event) => moved(post, event, event.data.to),
    PosterReminded: (post, event) => ({
      ...post,
      asked: post.asked && { ...post.asked, reminded: { day: event.data.day, at: factTime(event) } },
    }),
    PostRenewalSuggested: (post, event) => ({ ...post, renewalSuggestedAt: factTime(event) }),
    // Advice changes nothing by itself.
    PostReviewAdvised: (post) => post,
    PostApproved: (post, event) => ({
      ...moved(post, event, 'active'),
      publishedAt: post.publishedAt ?? factTime(event),
    }),
    PostDeleted: (post, event) => ({
      ...moved(post, event, 'deleted'),
      deletion: { at: factTime(event), from: post.status },
      suggestions: allEnded(post.suggestions, event, deletedWord),
    }),
    PostRestored: (post, event) => ({ ...moved(post, event, event.data.to), deletion: null }),
    PostKept: kept,
    PostMerged: (post, event) => ({
      ...moved(post, event, 'expired'),
      expiredAt: post.expiredAt ?? factTime(event),
      mergedInto: event.data.into,
      lastMerge: { into: event.data.into, eventId: event.id },
      lastDecision: decisionOf(post, event, 'merged into another post'),
      suggestions: allEnded(post.suggestions, event, 'the post was merged into another one'),
    }),
    PostDuplicatesChanged: (post, { data: { duplicates } }) => ({ ...post, duplicates }),
    PostCommentsLocked: (post) => ({ ...post, areCommentsLocked: true }),
    PostCommentsUnlocked: (post) => ({ ...post, areCommentsLocked: false }),
    PostVersionRedacted: (post, event) => ({
      ...post,
      versions: redacted(post.versions, event),
      suggestions: withoutRemoved(post.suggestions, event, post.versions),
    }),
    PostDecisionUndone: undone,
    EditSuggested: (post, event) => ({ ...post, suggestions: suggested(post.suggestions, event, post.fields) }),
    EditSuggestionAgreed: (post, event) => ({ ...post, suggestions: agreed(post.suggestions, event) }),
    EditSuggestionApplied: (post, event) => ({ ...post, suggestions: applied(post.suggestions, event) }),
    EditSuggestionEnded: (post, event) => ({ ...post, suggestions: ended(post.suggestions, event) }),
  },
)

export const postFold = leaving<PostState>(changes, (after, event) =>
  after.status === 'missing' || unread.includes(event.type) ? after : { ...after, version: event.revision },
)
/** These change nothing of the post that anybody could have read, so nobody's edit is out of date by them. */
const unread: readonly EventType[] = [
  ...eventsOfSuggestions,
  ...eventsOfAdvice,
  ...eventsOfLocks,
  'PostStoreFollowed',
  'PostSubCategoryFollowed',
]

function submitted(event: RecordedOf<'PostSubmitted'>): ExistingPost {
  const { postId, type, authorId, status, duplicateOverride: _override, ...fields } = event.data
  const at = factTime(event)
  return {
    status,
    postId,
    type,
    authorId,
    fields,
    namedStore: fields.storeSlug,
    namedShelf: shelfOf(fields),
    version: event.revision,
    submittedAt: at,
    publishedAt: status === 'active' ? at : null,
    expiredAt: null,
    votesOutdatedAt: null,
    heldPrice: undefined,
    deletion: null,
    isAskedByPerson: false,
    wasSentToReview: false,
    asked: status === 'poster-review' ? { since: at, reminded: null } : null,
    renewalSuggestedAt: null,
    blockId: null,
    lastDecision: submission(event),
    mergedInto: null,
    lastMerge: null,
    duplicates: [],
    areCommentsLocked: false,
    versions: written([], event.revision, fields),
    suggestions: [],
  }
}

function edited(post: ExistingPost, event: RecordedOf<'PostEdited'>): ExistingPost {
  const { changes: wanted } = event.data
  const fields = { ...post.fields, ...wanted }
  const { by, heldPrice } = votesAfterEdit({ ...post.fields, heldPrice: post.heldPrice }, event.data)
  const isPutElsewhere = wanted.categorySlug !== undefined || wanted.subCategorySlug !== undefined
  return {
    ...post,
    fields,
    versions: written(post.versions, event.revision, wanted),
    namedStore: wanted.storeSlug === undefined ? post.namedStore : wanted.storeSlug,
    namedShelf: isPutElsewhere ? shelfOf(fields) : post.namedShelf,
    votesOutdatedAt: by === null ? post.votesOutdatedAt : event.at,
    heldPrice,
    lastDecision: editedSince(post.lastDecision, wanted),
    suggestions: writtenOver(post.suggestions, event),
  }
}

function kept(post: ExistingPost, event: RecordedOf<'PostKept'>): ExistingPost {
  const { title, content, subtitle } = event.data
  return {
    ...post,
    // Nobody can read any more what was written before.
    versions: written([], event.revision, { title, content, subtitle }),
    suggestions: withKeptWords(post.suggestions, event, post.versions),
    authorId: keptAuthorId,
    fields: { ...post.fields, title, content, subtitle },
  }
}

const shelfOf = ({ categorySlug, subCategorySlug }: PostFields): ShelfOfPost => ({ categorySlug, subCategorySlug })
