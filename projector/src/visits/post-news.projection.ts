import {
  factTime,
  eventsOfSuggestions,
  eventsOfAdvice,
  eventsOfLocks,
  eventsOfFollowing,
  paidThenAndNow,
  type AnyRecorded,
  type PostStatus,
  type RecordedOf,
} from '@deals/events'
import { byPost, foldPerEvent, nothingAt } from '../platform/fold-per-event.ts'
import type { DocumentRef, Documents } from '../platform/projection.ts'
import {
  mostSaid,
  mostSteps,
  postSteps,
  postTalks,
  type PostStep,
  type PostStepsDoc,
  type SaidComment,
  type Standing,
} from './post-news.read-models.ts'

type Change = Partial<Omit<PostStep, 'at'>>
type AboutPost = { data: { postId: number }; at: number; meta: { occurredAt?: number } }

const standings: Record<PostStatus, Standing> = {
  active: 'there',
  expired: 'over',
  'staff-review': 'away',
  'poster-review': 'away',
  'ai-review': 'away',
  deleted: 'away',
}
const standingOf = (status: PostStatus): Change => ({ standing: standings[status] })

const stepFields = ['standing', 'price', 'shippingCost', 'currency'] as const

/** What changes of a post without what one pays or its being there is no step. */
function step(documents: Documents, event: AboutPost, change: Change): void {
  const id = String(event.data.postId)
  const known = documents.get(postSteps, id)
  const last = known?.steps.at(-1)
  if (known === null || last === undefined) {
    return
  }
  const next: PostStep = { ...last, ...change, at: factTime(event) }
  if (stepFields.some((field) => next[field] !== last[field])) {
    const steps = [...known.steps, next].slice(-mostSteps)
    documents.put(postSteps, id, { ...known, steps, ...newsIn(known, last, next) })
  }
}

/** A post is new once: when it is there for the first time. */
function newsIn(known: PostStepsDoc, last: PostStep, next: PostStep): Partial<PostStepsDoc> {
  const { at, standing } = next
  const isThereAgain = standing === 'there' && last.standing !== 'there'
  return {
    ...(isThereAgain && (known.newAt === undefined ? { newAt: at } : { backAt: at })),
    ...(standing === 'over' && last.standing === 'there' && { overAt: at }),
    ...(isCheaper(next, last) && { cheaperAt: at }),
  }
}

function isCheaper(now: PostStep, then: PostStep): boolean {
  const [before, after] = paidThenAndNow(then, now) ?? [0, 0]
  return after < before
}

function edited({ data: { changes } }: RecordedOf<'PostEdited'>): Change {
  const { price, shippingCost, currency } = changes
  return {
    ...(price !== undefined && { price: price ?? undefined }),
    ...(shippingCost !== undefined && { shippingCost }),
    ...(currency !== undefined && { currency }),
  }
}

function talk(documents: Documents, postId: number, change: (said: SaidComment[]) => SaidComment[]): void {
  const id = String(postId)
  const { said } = documents.get(postTalks, id) ?? { said: [] }
  documents.put(postTalks, id, { said: change(said).slice(-mostSaid) })
}

const marked =
  (isGone: true | undefined, { data }: { data: { commentId: number } }) =>
  (said: SaidComment[]): SaidComment[] =>
    said.map((one) => (one.commentId === data.commentId ? { ...one, isGone } : one))

function touches({ type, data }: AnyRecorded): DocumentRef[] {
  const collection = type.startsWith('Comment') ? postTalks : postSteps
  return 'postId' in data ? [{ collection, id: String(data.postId) }] : []
}

/** How each deal stood, what it cost and who spoke of it, step by step. Nobody's words are in it. */
export const postNewsProjection = foldPerEvent<'post' | 'comment'>({
  name: 'post-news',
  version: 2,
  collections: [postSteps, postTalks],
  key: byPost,
  touches,
  folds: {
    PostSubmitted: (documents, event) => {
      const { postId, price, shippingCost, currency, status } = event.data
      const at = factTime(event)
      const first: PostStep = { at, standing: standings[status], price: price ?? undefined, shippingCost, currency }
      const isThere = first.standing === 'there'
      documents.put(postSteps, String(postId), {
        postId,
        steps: [first],
        ...(isThere && { newAt: at }),
      })
    },
    PostEdited: (documents, event) => step(documents, event, edited(event)),
    PostExpired: (documents, event) => step(documents, event, standingOf('expired')),
    PostRenewed: (documents, event) => step(documents, event, standingOf('active')),
    PostSentToReview: (documents, event) => step(documents, event, standingOf(event.data.to)),
    PostResubmitted: (documents, event) => step(documents, event, standingOf(event.data.to)),
    PostApproved: (documents, event) => step(documents, event, standingOf('active')),
    PostDeleted: (documents, event) => step(documents, event, standingOf('deleted')),
    PostRestored: (documents, event) => step(documents, event, standingOf(event.data.to)),
    // It leads on to another post, and that one tells for both.
    PostMerged: (documents, event) => step(documents, event, standingOf('deleted')),
    PostDecisionUndone: (documents, event) => step(documents, event, standingOf(event.data.to)),
    CommentPosted: (documents, event) => {
      const { postId, commentId, authorId: by } = event.data
      talk(documents, postId, (said) => [...said, { commentId, by, at: factTime(event) }])
    },
    CommentDeleted: (documents, event) => talk(documents, event.data.postId, marked(true, event)),
    CommentRestored: (documents, event) => talk(documents, event.data.postId, marked(undefined, event)),
    ...nothingAt(...eventsOfSuggestions, ...eventsOfAdvice, ...eventsOfLocks, ...eventsOfFollowing, 'PostKept'),
    ...nothingAt('CommentEdited'),
  },
})
