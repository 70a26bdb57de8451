import { callsOver, operationQuestions, type Operations } from '@deals/events'
import { Unavailable } from '@deals/storage'
import { sendTo } from '@deals/process'

// A switch waits until the other version is as far as the running one.
const timeoutMs = 40_000

/** What is asked of the process that folds the views. */
export function projectorClient({ url, token }: { url: string; token: string }): Pick<Operations, 'operate'> {
  const send = sendTo({ url, token, timeoutMs }, 'log')
  return callsOver(operationQuestions, (name, asked) =>
    send(name, asked).catch((error: unknown) => {
      throw new Unavailable(`The projector did not answer ${name}: ${error instanceof Error ? error.message : ''}`)
    }),
  )
}

/** Stands in where nobody folds. */
export const withoutProjector: Pick<Operations, 'operate'> = {
  operate: () => Promise.reject(new Unavailable('There is no projector here.')),
}
