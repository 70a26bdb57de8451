import { callsOver, operationQuestions, type Operations } from '@deals/events'
import { Unavailable } from '@deals/storage'
import { sendTo, unavailableAs, type OtherProcess } from '@deals/process'

// A switch waits until the other version is as far as the running one.
const timeoutMs = 40_000

/** What is asked of the process that folds the views. */
export const projectorClient = (api: OtherProcess): Pick<Operations, 'operate'> =>
  callsOver(operationQuestions, unavailableAs('No projector answers.', sendTo({ timeoutMs, ...api }, 'log')))

/** Stands in where nobody folds. */
export const withoutProjector: Pick<Operations, 'operate'> = {
  operate: () => Promise.reject(new Unavailable('There is no projector here.')),
}
