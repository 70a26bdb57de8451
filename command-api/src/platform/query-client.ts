import { callsOver, systemQueries, type SystemQueries } from '@deals/events'
import { sendTo, unavailableAs, type OtherProcess } from '@deals/process'

const timeoutMs = 5000

/** What is asked of the process that answers from views. Throws Unavailable while none does. */
export const queryClient = (api: OtherProcess): SystemQueries =>
  callsOver(systemQueries, unavailableAs('The read side does not answer.', sendTo({ timeoutMs, ...api }, 'queries')))
