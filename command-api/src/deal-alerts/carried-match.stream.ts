import { streamOf } from '@deals/events'
import { decideAndAppend } from '../platform/decide-and-append.ts'
import { loadState, type LogPorts } from '../platform/fold.ts'
import { becauseOf, type Merge } from '../posts/merge.stream.ts'
import { alertMatchFold } from './alert-match.state.ts'
import { carryMatch, type CarryMatch } from './carry-match.ts'

/** Decides about the match with the post that stays of an alert that found the duplicate. */
export async function followWithMatch(ports: LogPorts, merge: Merge, of: Pick<CarryMatch, 'alertId' | 'userId'>) {
  const { from, into, isStanding } = merge
  const found = await loadState(ports, streamOf.match(of.alertId, from.postId), alertMatchFold)
  return decideAndAppend(ports, becauseOf(merge, 'carry-match'), {
    stream: streamOf.match(of.alertId, into.postId),
    fold: alertMatchFold,
    decide: (state) => carryMatch({ ...of, merge: { from: from.postId, into: into.postId, isStanding }, found }, state),
  })
}
