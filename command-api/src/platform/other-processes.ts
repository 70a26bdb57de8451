import { callsOver, operationQuestions, systemQueries, type Operations, type SystemQueries } from '@deals/events'
import { Unavailable } from '@deals/storage'
import { sendTo, unavailableAs, type OtherProcess } from '@deals/process'

const timeoutMs = 5000
// A switch waits until the other version is as far as the running one.
const switchTimeoutMs = 40_000

/** What is asked of the process that answers from views. Throws Unavailable while none does. */
export const queryClient = (api: OtherProcess): SystemQueries =>
  callsOver(systemQueries, unavailableAs('The read side does not answer.', sendTo({ timeoutMs, ...api }, 'queries')))

/** What is asked of the process that folds the views. */
export const projectorClient = (api: OtherProcess): Pick<Operations, 'operate'> =>
  callsOver(
    operationQuestions,
    unavailableAs('No projector answers.', sendTo({ timeoutMs: switchTimeoutMs, ...api }, 'log')),
  )

/** Stands in where nobody folds. */
export const withoutProjector: Pick<Operations, 'operate'> = {
  operate: () => Promise.reject(new Unavailable('There is no projector here.')),
}
