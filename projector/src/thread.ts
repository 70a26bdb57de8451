import { callsOver, operationQuestions } from '@deals/events'
import { StoreProblem } from '@deals/storage'
import { callsTo, startThread } from '@deals/storage/threads'
import { roomOf } from './room-for-young.ts'
import type { Projector } from './start-projector.ts'
import type { ProjectorCalls, ThreadData } from './thread-messages.ts'

/**
 * Starts the projector of a data directory on a thread of its own. Rejects with one sentence when it cannot start. What takes
 * long is told in lines for the console. The module of the thread lies beside `from`.
 */
export async function startProjectorThread(
  data: ThreadData,
  say?: (line: string) => void,
  from = import.meta.url,
): Promise<Projector> {
  const worker = startThread(from, { name: 'projector.thread', limits: roomOf(data.dataDir) }, data)
  const calls = callsTo<ProjectorCalls>(worker)
  worker.on('message', (message: unknown) => isLine(message) && say?.(message.line))
  const ended = new Promise<void>((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', () => resolve())
  })
  ended.catch(() => undefined)
  try {
    await calls.ask('started')
  } catch (error) {
    await worker.terminate()
    throw new StoreProblem(error instanceof Error ? error.message : 'the projector did not start', { cause: error })
  }
  const over = Promise.race([ended, calls.ask('ended').then(() => undefined)])
  // Whoever awaits the end hears of an error; nobody has to.
  over.catch(() => undefined)
  return {
    ended: over,
    caughtUp: async () => void (await calls.ask('caughtUp')),
    progress: () => calls.ask('progress'),
    ...callsOver(operationQuestions, (name, asked) => calls.ask(name, asked)),
    async stop() {
      await calls.ask('stop')
      await ended
    },
  }
}

const isLine = (message: unknown): message is { line: string } =>
  typeof message === 'object' && message !== null && 'line' in message && typeof message.line === 'string'
