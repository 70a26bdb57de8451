import { callsOver, systemQueries, type SystemQueries } from '@deals/events'
import { Unavailable } from '@deals/storage'
import { sendTo } from '@deals/process'

const timeoutMs = 5000

/** The questions of the site itself, put to the process that answers them. */
export function queryClient({ url, token }: { url: string; token: string }): SystemQueries {
  const send = sendTo({ url, token, timeoutMs }, 'queries')
  return callsOver(systemQueries, (name, asked) =>
    send(name, asked).catch((error: unknown) => {
      // Nothing was written yet; the person is told to try again in a moment.
      throw new Unavailable(`The read side did not answer ${name}: ${error instanceof Error ? error.message : ''}`)
    }),
  )
}
