import {
  ERASED_TEXT,
  factTime,
  keptAuthorId,
  numberOf,
  type AnyRecorded,
  type EventTypeIn,
  type Position,
  type PostFields,
  type RecordedByType,
  type RecordedOf,
} from '@deals/events'
import { byPost, changesFor, foldPerEvent, ownerOfText, roleOf, type Folds } from '../platform/fold-per-event.ts'
import type { DocumentRef, Documents } from '../platform/projection.ts'
import { afterEdit, changeOf, withoutTexts } from './history-changes.ts'
import { removeWords, standingAfter, textsIn } from './history-redactions.ts'
import { historyHeads, postHistory, type HistoryDoc, type HistoryHeadDoc } from './history.read-models.ts'

type AboutPost = Extract<AnyRecorded, { data: { postId: number } }>
type Told = Pick<HistoryDoc, 'from' | 'to' | 'code' | 'score' | 'changes' | 'texts' | 'redaction' | 'suggestion'> & {
  reason?: string | null
}

const isPublic = true
const forModerators = false
const lineId = ({ data, position }: { data: { postId: number }; position: Position }): string =>
  `${data.postId}:${numberOf(position)}`
const headOf = (documents: Documents, { data }: AboutPost): HistoryHeadDoc | null =>
  documents.get(historyHeads, String(data.postId))

/** One line of a post's history, of the kind that its event is. */
function tell(documents: Documents, event: AboutPost, { visible, ...told }: Told & { visible: boolean }): void {
  const { authorId, fields } = headOf(documents, event) ?? {}
  const change = visible ? changeOf(event.type, told) : undefined
  const actorId = event.meta.actor.id ?? undefined
  const line: HistoryDoc = {
    ...told,
    reason: told.reason ?? undefined,
    textOf: ownerOfText(event, authorId ?? actorId ?? ''),
    postId: event.data.postId,
    position: event.position,
    stream: event.stream,
    revision: event.revision,
    at: factTime(event),
    kind: event.type,
    role: roleOf(event, authorId),
    actorId,
    isPublic: visible,
    ...(change !== undefined && { change, ...placeOf(fields) }),
  }
  documents.put(postHistory, lineId(event), line)
}

/** With which other post it is, or is not. */
const aboutProduct = (documents: Documents, event: RecordedByType[EventTypeIn<'product'>], visible: boolean): void =>
  tell(documents, event, { visible, code: String(event.data.otherId) })

/** Where a post belongs. */
const placeOf = (fields?: PostFields): Pick<HistoryDoc, 'categorySlug' | 'storeSlug'> => ({
  ...(fields !== undefined && { categorySlug: fields.categorySlug }),
  ...(fields?.storeSlug && { storeSlug: fields.storeSlug }),
})

function edited(documents: Documents, event: RecordedOf<'PostEdited'>): void {
  const head = headOf(documents, event)
  if (head === null) {
    return
  }
  const changes = changesFor(event, head.authorId)
  const edit = afterEdit(head.fields, changes)
  const texts = textsIn(changes)
  documents.put(historyHeads, String(event.data.postId), {
    ...head,
    fields: edit.fields,
    standing: standingAfter(head.standing, event, changes),
  })
  const wrote = texts.length > 0 && { texts }
  tell(documents, event, { visible: isPublic, changes: edit.changes, reason: event.data.reason, ...wrote })
}

const folds = {
  PostSubmitted: (documents, event) => {
    const { postId, type: _type, authorId, status, duplicateOverride: _override, ...fields } = event.data
    const standing = standingAfter({}, event, fields)
    documents.put(historyHeads, String(postId), { authorId, fields, standing })
    tell(documents, event, { visible: isPublic, to: status, texts: textsIn(fields) })
  },
  PostEdited: edited,
  PostKept: (documents, event) => {
    const head = headOf(documents, event)
    if (head !== null) {
      const { title, content, subtitle } = event.data
      const { fields } = afterEdit(head.fields, { title, content, subtitle })
      const standing = standingAfter({}, event, { title, content, subtitle })
      documents.put(historyHeads, String(event.data.postId), {
        authorId: keptAuthorId,
        fields,
        standing,
        keptAt: event.revision,
      })
      tell(documents, event, { visible: forModerators })
    }
  },
  PostExpired: (documents, event) =>
    tell(documents, event, { visible: isPublic, from: event.data.from, to: 'expired', code: event.data.cause }),
  PostRenewed: (documents, event) => tell(documents, event, { visible: isPublic, from: event.data.from, to: 'active' }),
  PostSentToReview: (documents, event) => {
    const { from, to, feedback } = event.data
    tell(documents, event, { visible: isPublic, from, to, reason: feedback })
  },
  PostResubmitted: (documents, event) =>
    tell(documents, event, { visible: isPublic, from: event.data.from, to: event.data.to }),
  PosterReminded: (documents, event) => tell(documents, event, { visible: isPublic, code: String(event.data.day) }),
  PostRenewalSuggested: (documents, event) =>
    tell(documents, event, { visible: isPublic, code: String(event.data.members) }),
  PostReviewAdvised: (documents, event) => tell(documents, event, { visible: isPublic, code: event.data.verdict }),
  PostApproved: (documents, event) =>
    tell(documents, event, { visible: isPublic, from: event.data.from, to: event.data.to }),
  PostDeleted: (documents, event) => {
    const { from, cause, reason } = event.data
    tell(documents, event, { visible: isPublic, from, to: 'deleted', code: cause, reason })
  },
  PostRestored: (documents, event) =>
    tell(documents, event, { visible: isPublic, from: event.data.from, to: event.data.to }),
  PostMerged: (documents, event) =>
    tell(documents, event, { visible: isPublic, from: event.data.from, to: 'expired', code: String(event.data.into) }),
  PostDuplicatesChanged: (documents, event) => {
    const [latest] = event.data.duplicates.slice(-1)
    tell(documents, event, { visible: forModerators, ...(latest !== undefined && { code: String(latest.postId) }) })
  },
  PostStoreFollowed: (documents, event) => {
    const head = headOf(documents, event)
    const { postId, storeSlug } = event.data
    if (head !== null) {
      documents.put(historyHeads, String(postId), { ...head, fields: { ...head.fields, storeSlug } })
    }
    tell(documents, event, { visible: forModerators, code: storeSlug })
  },
  PostSubCategoryFollowed: (documents, event) => {
    const head = headOf(documents, event)
    const { postId, categorySlug, subCategorySlug } = event.data
    if (head !== null) {
      const isElsewhere = categorySlug !== head.fields.categorySlug
      const edit = afterEdit(head.fields, { subCategorySlug, ...(isElsewhere && { categorySlug }) })
      documents.put(historyHeads, String(postId), { ...head, fields: edit.fields })
      tell(documents, event, { visible: isPublic, changes: edit.changes })
    }
  },
  PostCommentsLocked: (documents, event) => tell(documents, event, { visible: isPublic, reason: event.data.reason }),
  PostCommentsUnlocked: (documents, event) => tell(documents, event, { visible: isPublic }),
  PostVersionRedacted: (documents, event) => {
    const { version, fields, reason } = event.data
    const at = removeWords(documents, event)
    tell(documents, event, { visible: isPublic, reason, ...(at !== null && { redaction: { version, at, fields } }) })
  },
  PostDecisionUndone: (documents, event) =>
    tell(documents, event, { visible: isPublic, from: event.data.from, to: event.data.to }),
  // What would change stands with the suggestion; what was accepted stands in the edit that follows.
  EditSuggested: (documents, event) => tell(documents, event, { visible: forModerators, reason: event.data.reason }),
  EditSuggestionAgreed: (documents, event) => tell(documents, event, { visible: forModerators }),
  EditSuggestionApplied: (documents, event) => tell(documents, event, { visible: forModerators }),
  EditSuggestionEnded: (documents, event) => {
    const { outcome, userId, agreedByIds } = event.data
    const suggestion = { byId: userId, agreedByIds }
    tell(documents, event, { visible: outcome === 'accepted', code: outcome, suggestion })
  },
  SameProductProposed: (documents, event) => aboutProduct(documents, event, forModerators),
  SameProductConfirmed: (documents, event) => aboutProduct(documents, event, forModerators),
  SameProductRefused: (documents, event) => aboutProduct(documents, event, forModerators),
  ProductLinked: (documents, event) => aboutProduct(documents, event, isPublic),
  ProductUnlinked: (documents, event) => aboutProduct(documents, event, isPublic),
  ScoreRequested: (documents, event) => tell(documents, event, { visible: forModerators }),
  ScoreStarted: (documents, event) => tell(documents, event, { visible: forModerators }),
  ScoreFailed: (documents, event) => tell(documents, event, { visible: forModerators, code: event.data.code }),
  ScoreInvalidated: (documents, event) => tell(documents, event, { visible: forModerators }),
  ScoreCompleted: (documents, event) => tell(documents, event, { visible: isPublic, score: event.data.score }),
  PostReported: (documents, event) =>
    tell(documents, event, { visible: forModerators, code: event.data.reason, reason: event.data.note }),
  ReportResolved: (documents, event) => tell(documents, event, { visible: forModerators, code: event.data.outcome }),
  ReportReopened: (documents, event) => tell(documents, event, { visible: forModerators, code: event.data.outcome }),
  PostFeatured: (documents, event) => tell(documents, event, { visible: isPublic }),
  PostUnfeatured: (documents, event) => tell(documents, event, { visible: isPublic }),
  CaseOpened: (documents, event) => tell(documents, event, { visible: forModerators, code: event.data.trigger }),
  CaseAssigned: (documents, event) => tell(documents, event, { visible: forModerators, code: event.data.assigneeId }),
  CaseNoted: (documents, event) => tell(documents, event, { visible: forModerators, reason: event.data.note }),
  CaseResolved: (documents, event) => tell(documents, event, { visible: forModerators, code: event.data.decision }),
  CaseReleased: (documents, event) => tell(documents, event, { visible: forModerators }),
  CaseKept: (documents, event) => tell(documents, event, { visible: forModerators, code: event.data.assigneeId }),
  CaseOverdue: (documents, event) => tell(documents, event, { visible: forModerators }),
  // What members do with their own comments is no decision.
  CommentDeleted: (documents, event) => {
    const { cause, commentId, reason } = event.data
    if (cause === 'moderator') {
      tell(documents, event, { visible: forModerators, code: String(commentId), reason })
    }
  },
  CommentRestored: (documents, event) =>
    tell(documents, event, { visible: forModerators, code: String(event.data.commentId) }),
  UserErased: (documents) => {
    for (const [id, line] of documents.matching(postHistory)) {
      documents.put(postHistory, id, withoutTexts(line))
    }
    for (const [id, head] of documents.matching(historyHeads)) {
      const { title, content, subtitle } = head.fields
      const texts = afterEdit(head.fields, erased({ title, content, subtitle })).fields
      documents.put(historyHeads, id, { ...head, fields: texts })
    }
  },
} satisfies Folds

const erased = ({ subtitle }: { title: string; content: string; subtitle: string | null }) => ({
  title: ERASED_TEXT,
  content: ERASED_TEXT,
  subtitle: subtitle === null ? null : ERASED_TEXT,
})

const linesOfPost = ({ postId }: { postId: number }): DocumentRef => ({
  collection: postHistory,
  where: { field: 'postId', equals: postId },
})

/** What happened to each post, line by line; lines are only ever added, and lose no more than words. */
export const historyProjection = foldPerEvent<
  'post' | 'score' | 'report' | 'case' | 'featured' | 'product',
  'CommentDeleted' | 'CommentRestored' | 'UserErased'
>({
  name: 'history',
  version: 5,
  collections: [postHistory, historyHeads],
  key: byPost,
  touches: (event): readonly DocumentRef[] => {
    if (event.type === 'UserErased') {
      const { userId } = event.data
      return [
        { collection: postHistory, where: { field: 'textOf', equals: userId } },
        { collection: historyHeads, where: { field: 'authorId', equals: userId } },
      ]
    }
    return 'postId' in event.data
      ? [
          ...(event.type === 'PostVersionRedacted' ? [linesOfPost(event.data)] : []),
          { collection: postHistory, id: lineId({ data: event.data, position: event.position }) },
          { collection: historyHeads, id: String(event.data.postId) },
        ]
      : []
  },
  folds,
})
