import {
  callsOver,
  systemCommands,
  systemQueries,
  type SendCall,
  type SystemCommands,
  type SystemQueries,
} from '@deals/events'
import { CallFailed, sendTo, type OtherProcess } from '@deals/process'
import { DoNotRetry } from './job-queue.ts'

/** The commands of the site itself, given to the process that carries them out. */
export const commandClient = (api: OtherProcess): SystemCommands =>
  callsOver(systemCommands, untilRefused(sendTo(api, 'commands')))

/** The questions of the site itself, put to the process that answers them. */
export const queryClient = (api: OtherProcess): SystemQueries =>
  callsOver(systemQueries, untilRefused(sendTo(api, 'queries')))

/** A job whose call is refused for good does not come again. */
function untilRefused(send: SendCall): SendCall {
  return async (name, asked) => {
    try {
      return await send(name, asked)
    } catch (error) {
      throw error instanceof CallFailed && error.isForGood ? new DoNotRetry(error.message) : error
    }
  }
}
