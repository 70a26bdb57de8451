import { useState } from 'react'
import { isDecidableIn, type CaseView, type DecisionStep, type PostEditForm } from '@deals/events'
import { reviewApi } from '../../features/moderation/review.endpoints.ts'
import { moderationApi, type Decision } from '../../features/moderation/moderation.endpoints.ts'
import { sentenceOf } from '../../lib/api-problem.ts'

/** What was decided about one post, and how it is taken back. */
export interface Decided {
  readonly postId: number
  /** Null where nothing is to be taken back. */
  readonly undo:
    | { readonly version: number }
    | { readonly ids: readonly string[] }
    /** A comment below the post was removed. */
    | { readonly commentId: number }
    | null
}
/** Something that was decided, about one post or about several together. */
export interface Act {
  readonly title: string
  /** What was done, as the banner says it. */
  readonly words: string
  readonly decided: readonly Decided[]
}

/** An open case, and who hears what is decided about it. */
export interface OpenCase {
  readonly open: CaseView
  /** Nothing of it waits any more. */
  readonly onDone: (act: Act) => void
  /** Something of it was decided, and more waits. */
  readonly onPart: (act: Act) => void
}

/** Whether there is something in it to be taken back. */
export const canUndo = ({ decided }: Act): boolean => decided.some(({ undo }) => undo !== null)

/** What may be done about a case, as its status allows. */
export function actsOf({ details, reports, hindrance, renewalSuggestedBy }: CaseView) {
  const isReported = reports.some(({ commentId }) => commentId === null)
  const { status } = details
  const isFree = hindrance === null
  const may = (step: DecisionStep) => isFree && isDecidableIn(step, status)
  return {
    approve: may('approve'),
    keep: isFree && status === 'active' && isReported,
    renew: may('renew') && details.mergedInto === null,
    restore: isFree && status === 'deleted',
    changes: may('changes'),
    expire: may('expire'),
    remove: may('remove'),
    reject: isFree && (isReported || renewalSuggestedBy !== null),
    // What was corrected is approved with it.
    correct: may('approve'),
    merge: may('merge') && details.mergedInto === null,
  } as const
}
export type Acts = ReturnType<typeof actsOf>

interface Answer<Data> {
  readonly data?: Data
  readonly error?: unknown
}

/**
 * The decisions about the open case; what is refused is told beside it, and the case stays open. One that is decided
 * takes no more: the next one opens, and a fast key is not meant for this one.
 */
export function useCaseCommands(open: CaseView, onDone: (act: Act) => void) {
  const { postId, details } = open
  const [problem, setProblem] = useState<string | null>(null)
  const [isDecided, setDecided] = useState(false)
  const [decide, deciding] = moderationApi.useDecideMutation()
  const [decideReports, decidingReports] = moderationApi.useDecideReportsMutation()
  const [mergePost, merging] = moderationApi.useMergePostMutation()
  const [restorePost, restoring] = reviewApi.useRestorePostMutation()
  const [correctPost, correcting] = moderationApi.useCorrectPostMutation()

  const settle = <Data>(words: string, { data, error }: Answer<Data>, undoOf: (data: Data) => Decided['undo']) => {
    setProblem(error === undefined ? null : sentenceOf(error))
    if (data !== undefined) {
      setDecided(true)
      onDone({ title: details.title, words, decided: [{ postId, undo: undoOf(data) }] })
    }
    return error === undefined
  }
  const byVersion = ({ version }: { readonly version: number }) => ({ version })
  const bring = async (words: string, decision: Omit<Decision, 'version'>, version = details.version) =>
    settle(words, await decide({ id: postId, version, ...decision }), byVersion)
  return {
    problem,
    isBusy: isDecided || [deciding, decidingReports, merging, restoring, correcting].some(({ isLoading }) => isLoading),
    approve: () => bring('Approved', { status: 'active' }),
    renew: () => bring('Renewed', { status: 'active' }),
    expire: () => bring('Marked as expired', { status: 'expired' }),
    requestChanges: (feedback: string) => bring('Sent to the poster', { status: 'poster-review', feedback }),
    remove: (reason: string) => bring('Deleted', { status: 'deleted', reason }),
    merge: async (into: number) =>
      settle('Merged', await mergePost({ id: postId, into, version: details.version }), byVersion),
    reject: async (words = 'Reports rejected') => {
      const answer = await decideReports({ id: postId, outcome: 'dismissed' })
      return settle(words, answer, ({ ids }) => (ids.length === 0 ? null : { ids }))
    },
    restore: async () => settle('Restored', await restorePost(postId), () => null),
    /** What the moderator corrected first, then the approval of exactly that. */
    correctAndApprove: async (changes: PostEditForm) => {
      const { data, error } = await correctPost({ id: postId, ...changes, version: details.version })
      return data === undefined
        ? { error }
        : { approved: await bring('Corrected and approved', { status: 'active' }, data.version) }
    },
  }
}
export type CaseCommands = ReturnType<typeof useCaseCommands>
