import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { perTurn, StoreProblem } from '@deals/storage'
import { startThread } from '@deals/storage/threads'
import type { AppendQueue } from './sqlite-append-queue.ts'
import type { TimedAppend, Verdict } from './sqlite-log-core.ts'
import type { FromWriter, ToWriter } from './sqlite-writer-messages.ts'

type Answer = (verdict: Verdict) => void

/** Writes on a thread of its own, so that whoever asks never stands still for the disk. */
export async function openThreadWriter(file: string, onWritten: () => void): Promise<AppendQueue> {
  const thread = startThread(import.meta.url, 'sqlite-writer.thread', { file })
  await untilReady(thread)
  const tickets = ticketsOf(thread)
  const send = (message: ToWriter) => thread.postMessage(message)
  const queue = perTurn<{ ticket: number; append: TimedAppend }>((appends) => send({ kind: 'append', appends }))

  thread.on('message', (message: FromWriter) => {
    if (message.kind === 'verdicts') {
      message.verdicts.forEach(({ ticket, verdict }) => tickets.answer(ticket, verdict))
      onWritten()
    }
  })
  return {
    submit: (append) =>
      new Promise((answer) => {
        const ticket = tickets.issue(answer)
        if (ticket !== undefined) {
          queue.add({ ticket, append })
        }
      }),
    close: async () => {
      thread.ref()
      queue.flush()
      const ended = once(thread, 'exit')
      send({ kind: 'close' })
      await ended
    },
  }
}

async function untilReady(thread: Worker): Promise<void> {
  const [message] = (await once(thread, 'message')) as [FromWriter]
  if (message.kind === 'failed') {
    await thread.terminate()
    throw new StoreProblem(message.message)
  }
  // A log that waits for nothing keeps no process alive.
  thread.unref()
}

/** Remembers who waits for which answer. A thread that ends leaves their outcome unknown, and later ones unwritten. */
function ticketsOf(thread: Worker) {
  const waiting = new Map<number, Answer>()
  let last = 0
  let hasEnded = false
  const remove = (ticket: number) => {
    waiting.delete(ticket)
    if (waiting.size === 0) {
      thread.unref()
    }
  }
  // The end follows an error and says all there is to say to those who wait.
  thread.on('error', () => undefined)
  thread.on('exit', () => {
    hasEnded = true
    waiting.forEach((answer) => answer({ kind: 'unknown', message: 'The writer of the event log ended.' }))
    waiting.clear()
  })
  return {
    issue: (answer: Answer): number | undefined => {
      if (hasEnded) {
        answer({ kind: 'unavailable', message: 'The writer of the event log has ended; start the program again.' })
        return undefined
      }
      last += 1
      waiting.set(last, answer)
      thread.ref()
      return last
    },
    answer: (ticket: number, verdict: Verdict) => {
      waiting.get(ticket)?.(verdict)
      remove(ticket)
    },
  }
}
