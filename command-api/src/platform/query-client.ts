import { callsOver, systemQueries, type SystemQueries } from '@deals/events'
import { sendTo, unavailableAs, type OtherProcess } from '@deals/process'

const timeoutMs = 5000

/** The questions of the site itself; while none answers nothing is written, and the person is told to try again. */
export const queryClient = (api: OtherProcess): SystemQueries =>
  callsOver(systemQueries, unavailableAs('The read side does not answer.', sendTo({ timeoutMs, ...api }, 'queries')))
