import type { MessagePort, Worker } from 'node:worker_threads'
import { messageOf } from './decoding.ts'

/** A thread that is asked by name and answers once. */
export interface ThreadCalls {
  ask(call: string, asked?: unknown): Promise<unknown>
}

interface Call {
  id: number
  call: string
  asked?: unknown
}
interface Answer {
  id: number
  result?: unknown
  failure?: string
}

const isCall = (message: unknown): message is Call =>
  typeof message === 'object' && message !== null && 'id' in message && 'call' in message
const isAnswer = (message: unknown): message is Answer =>
  typeof message === 'object' && message !== null && 'id' in message

/** The side that is asked. After `stop` it listens no more, so that the thread can end. */
export function answerCalls(
  port: MessagePort | null,
  calls: Readonly<Record<string, (asked: unknown) => Promise<unknown>>>,
): void {
  port?.on('message', (message: unknown) => {
    if (!isCall(message)) {
      return
    }
    const { id, call } = message
    const asked = calls[call]?.(message.asked) ?? Promise.reject(new Error(`nobody answers ${call}`))
    asked
      .then(
        (result): Answer => ({ id, result }),
        (error: unknown): Answer => ({ id, failure: messageOf(error) }),
      )
      .then((answer) => {
        port.postMessage(answer)
        if (call === 'stop') {
          port.close()
        }
      })
      .catch(() => undefined)
  })
}

/** The side that asks. When the thread ends, everything that was asked of it fails. */
export function callsTo(worker: Worker): ThreadCalls {
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>()
  let last = 0
  let end: Error | null = null
  const failAll = (error: Error) => {
    end = error
    waiting.forEach(({ reject }) => reject(error))
    waiting.clear()
  }
  worker.on('message', (message: unknown) => {
    const asked = isAnswer(message) ? waiting.get(message.id) : undefined
    if (isAnswer(message) && asked !== undefined) {
      waiting.delete(message.id)
      if (message.failure === undefined) {
        asked.resolve(message.result)
      } else {
        asked.reject(new Error(message.failure))
      }
    }
  })
  worker.on('error', (error: Error) => failAll(error))
  worker.on('exit', () => failAll(new Error('the thread has ended')))
  return {
    ask: (call, asked) =>
      new Promise((resolve, reject) => {
        if (end !== null) {
          reject(end)
          return
        }
        last += 1
        waiting.set(last, { resolve, reject })
        worker.postMessage({ id: last, call, asked } satisfies Call)
      }),
  }
}
