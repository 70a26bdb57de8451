import { callsOver } from '@deals/events'
import { sendTo } from '@deals/process'
import { Unavailable } from '@deals/storage'
import { logQuestions } from '@deals/projector/read-models'
import type { PostLog, ProjectionsPort } from './ports.ts'
import { reportsOf } from './report-processors.ts'

export interface ProjectorClientOptions {
  /** Origin of a projector. */
  url: string
  token: string
}

const timeoutMs = 5_000

/** What only a process with the log can tell, asked of a projector. Throws Unavailable while none answers. */
export function projectorClient(options: ProjectorClientOptions): { postLog: PostLog; projections: ProjectionsPort } {
  const send = sendTo({ ...options, timeoutMs }, 'log')
  const projector = callsOver(logQuestions, async (name, asked) => {
    try {
      return await send(name, asked)
    } catch (error) {
      throw new Unavailable('No projector answers.', { cause: error })
    }
  })
  return {
    postLog: {
      eventsOf: (postId) => projector.eventsOf({ postId }),
      asOf: (postId, until) => projector.postAsOf({ postId, until }),
    },
    projections: {
      report: async () => reportsOf(await projector.progress({})),
      desk: () => projector.operationsDesk({}),
    },
  }
}
