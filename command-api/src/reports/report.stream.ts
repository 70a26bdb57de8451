import { streamOf, type Position } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { decideAndAppend } from '../platform/decide-and-append.ts'
import { readHistory } from '../platform/fold.ts'
import type { Invocation } from '../platform/invocation.ts'
import { reopenReport } from './resolve-report.ts'
import { reportFold } from './report.state.ts'

interface TakenBack {
  readonly postId: number
  /** Of the decision in the post's stream. */
  readonly revision: number
  readonly position: Position
}

/** A decision was taken back: so is what the site concluded from it about reports. */
export async function reopenConclusions(
  context: CommandContext,
  by: Invocation,
  { postId, revision, position }: TakenBack,
): Promise<void> {
  const history = await readHistory(context, streamOf.post(postId))
  const because = history.find((event) => event.revision === revision)?.id
  if (because === undefined) {
    return
  }
  const decided = await context.queries.decidedReports({ postId, minPosition: position })
  for (const { id } of decided) {
    await decideAndAppend(context, by, {
      stream: streamOf.reportNamed(id),
      fold: reportFold,
      decide: (state) => reopenReport({ caller: null, because }, state),
    })
  }
}

/** Whether the decision about a post that an event holds was taken back since. */
export async function isTakenBack(context: CommandContext, postId: number, eventId: string): Promise<boolean> {
  const history = await readHistory(context, streamOf.post(postId))
  const revision = history.find(({ id }) => id === eventId)?.revision
  return (
    revision !== undefined &&
    history.some((event) => event.type === 'PostDecisionUndone' && event.data.undone === revision)
  )
}
