import {
  callsOver,
  ReadModelsBehind,
  systemCommands,
  systemQueries,
  type SendCall,
  type SystemCommands,
  type SystemQueries,
} from '@deals/events'
import { CallFailed, sendTo, type OtherProcess } from '@deals/process'
import { Unavailable } from '@deals/storage'
import { DoNotRetry } from './job-queue.ts'

/** The commands of the site itself, given to the process that carries them out. */
export const commandClient = (api: OtherProcess): SystemCommands =>
  callsOver(systemCommands, untilRefused(sendTo(api, 'commands')))

/** The questions of the site itself, put to the process that answers them. */
export const queryClient = (api: OtherProcess): SystemQueries =>
  callsOver(systemQueries, untilRefused(sendTo(api, 'queries')))

/** A job whose call is refused for good does not come again; one that nobody answers waits until somebody does. */
function untilRefused(send: SendCall): SendCall {
  return async (name, asked) => {
    try {
      return await send(name, asked)
    } catch (error) {
      if (error instanceof CallFailed) {
        throw error.isForGood ? new DoNotRetry(error.message) : error
      }
      const isAnswered = error instanceof ReadModelsBehind || error instanceof SyntaxError
      throw isAnswered ? error : new Unavailable(`Nobody answers ${name} just now.`, { cause: error })
    }
  }
}
