import { streamOf, type DecideReports, type OpenReport, type Position, type Viewer } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { decideAndAppend, type Decided } from '../platform/decide-and-append.ts'
import { readHistory } from '../platform/fold.ts'
import type { Invocation } from '../platform/invocation.ts'
import type { Refused } from '../platform/refusal.ts'
import { reportFold, type ReportState } from './report.state.ts'
import { isOwn, reopenReport, resolveReport } from './resolve-report.ts'

interface TakenBack {
  readonly postId: number
  /** Of the decision in the post's stream. */
  readonly revision: number
  readonly position: Position
  /** What was decided before. */
  readonly known: readonly OpenReport[]
}

/** Reports on a post that are decided by now. Asked before a decision is taken back: while nobody tells, nothing is. */
export const decidedOn = async ({ queries, log }: CommandContext, postId: number): Promise<OpenReport[]> =>
  queries.decidedReports({ postId, minPosition: await log.head() })

/** A decision was taken back: so is what the site concluded from it about reports. */
export async function reopenConclusions(
  context: CommandContext,
  by: Invocation,
  { revision, ...taken }: TakenBack,
): Promise<void> {
  const history = await readHistory(context, streamOf.post(taken.postId))
  const because = history.find((event) => event.revision === revision)?.id
  await (because === undefined ? undefined : reopenConcluded(context, by, { ...taken, because }))
}

/** A comment stands again: so do the reports that the site found right since it was deleted. */
export async function reopenOnComment(
  context: CommandContext,
  by: Invocation,
  { commentId, ...taken }: Omit<TakenBack, 'revision'> & { readonly commentId: number },
): Promise<void> {
  const history = await readHistory(context, streamOf.comment(commentId))
  const because = history.findLast(({ type }) => type === 'CommentDeleted')?.id
  await (because === undefined ? undefined : reopenConcluded(context, by, { ...taken, because }))
}

async function reopenConcluded(
  context: CommandContext,
  by: Invocation,
  { postId, because, position, known }: Omit<TakenBack, 'revision'> & { readonly because: string },
): Promise<void> {
  // What was decided meanwhile is among them, unless the read side went away this very moment.
  const decided = await context.queries.decidedReports({ postId, minPosition: position }).catch(() => known)
  for (const { id } of decided) {
    await decideAndAppend(context, by, {
      stream: streamOf.reportNamed(id),
      fold: reportFold,
      decide: (state) => reopenReport({ caller: null, because }, state),
    })
  }
}

/** What reports are about. */
export interface About {
  readonly postId: number
  /** Null: the post itself. */
  readonly commentId: number | null
}

/** Whether the decision about what was reported that an event holds was taken back since. */
export async function isTakenBack(
  context: CommandContext,
  { postId, commentId }: About,
  eventId: string,
): Promise<boolean> {
  if (commentId !== null) {
    const said = await readHistory(context, streamOf.comment(commentId))
    const removal = said.find(({ id }) => id === eventId)?.revision
    return removal !== undefined && said.some(({ type, revision }) => type === 'CommentRestored' && revision > removal)
  }
  const history = await readHistory(context, streamOf.post(postId))
  const revision = history.find(({ id }) => id === eventId)?.revision
  return (
    revision !== undefined &&
    history.some((event) => event.type === 'PostDecisionUndone' && event.data.undone === revision)
  )
}

interface Judged {
  readonly id: string
  readonly caller: Viewer
  readonly postId: number
  readonly outcome: DecideReports['outcome']
}

/** Decides one of the reports on a post, or opens it again; those that the caller made or that are about them stay. */
export function judgeReport(
  context: CommandContext,
  by: Invocation,
  { id, caller, postId, outcome }: Judged,
): Promise<Decided<ReportState> | Refused> {
  return decideAndAppend(context, by, {
    stream: streamOf.reportNamed(id),
    fold: reportFold,
    decide: (state) => {
      if (!state.isReported || state.postId !== postId || isOwn(caller, state)) {
        return []
      }
      return outcome === 'open' ? reopenReport({ caller }, state) : resolveReport({ caller, outcome }, state)
    },
  })
}
