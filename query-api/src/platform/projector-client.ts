import { callsOver } from '@deals/events'
import { sendTo, unavailableAs, type OtherProcess } from '@deals/process'
import { logQuestions } from '@deals/projector/read-models'
import type { PostLog, ProjectionsPort, VoteLog } from './ports.ts'
import { reportsOf } from './report-processors.ts'

const timeoutMs = 5_000

/** What only a process with the log can tell, asked of a projector. Throws Unavailable while none answers. */
export function projectorClient(api: OtherProcess): {
  postLog: PostLog
  voteLog: VoteLog
  projections: ProjectionsPort
} {
  const send = unavailableAs('No projector answers.', sendTo({ timeoutMs, ...api }, 'log'))
  const projector = callsOver(logQuestions, send)
  return {
    postLog: {
      eventsOf: (postId) => projector.eventsOf({ postId }),
      commentEvents: (commentId) => projector.commentEvents({ commentId }),
      versions: (asked) => projector.postVersions({ asked: [...asked] }),
      asOf: (postId, until) => projector.postAsOf({ postId, until }),
    },
    voteLog: { receiptsOf: (postId, userId) => projector.voteReceipts({ postId, userId }) },
    projections: {
      report: async () => reportsOf(await projector.progress({})),
      desk: () => projector.operationsDesk({}),
    },
  }
}
