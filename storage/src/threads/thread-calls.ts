import type { MessagePort, TransferListItem, Worker } from 'node:worker_threads'
import { errorMessage } from '../error-code.ts'
import { onEachSent, sendingTogether, type Sent } from './send-together.ts'

/** What one side of a thread asks the other, by name. Both are one program and name one type, which is all that gets lost on the way. */
type Calls<Listed> = { readonly [Name in keyof Listed]: (asked: never) => Promise<unknown> }
type AnyCalls = Readonly<Record<string, (asked?: unknown) => Promise<unknown>>>

/** Another thread, which is asked by name and answers once. */
export interface ThreadCalls<Listed extends Calls<Listed> = AnyCalls> {
  ask<Name extends keyof Listed & string>(call: Name, ...asked: Parameters<Listed[Name]>): ReturnType<Listed[Name]>
}

/** An answer whose memory goes over to the other thread instead of being copied. */
export class HandedOver<Result = unknown> {
  readonly result: Result
  readonly memory: readonly TransferListItem[]

  constructor(result: Result, memory: readonly TransferListItem[]) {
    this.result = result
    this.memory = memory
  }
}

interface Call {
  readonly id: number
  readonly call: string
  readonly asked?: unknown
}
interface Answer {
  readonly id: number
  readonly result?: unknown
  readonly failure?: { readonly message: string; readonly stack: string | undefined }
}
/** Whoever answers: a function of the same name for each call. */
type Answers<Listed extends Calls<Listed>> = {
  readonly [Name in keyof Listed]: (
    ...asked: Parameters<Listed[Name]>
  ) => Promise<Awaited<ReturnType<Listed[Name]>> | HandedOver<Awaited<ReturnType<Listed[Name]>>>>
}

const isHandedOver = (answered: unknown): answered is HandedOver => answered instanceof HandedOver
const isNumbered = (message: unknown): message is { id: number } =>
  typeof message === 'object' && message !== null && 'id' in message
const isCall = (message: unknown): message is Call => isNumbered(message) && 'call' in message
const isAnswer = (message: unknown): message is Answer => isNumbered(message) && !('call' in message)

/** The side that is asked. After `stop` a thread listens no more, so that it can end. */
export function answerCalls<Listed extends Calls<Listed> = AnyCalls>(
  port: MessagePort | Worker | null,
  answers: Answers<Listed>,
): void
export function answerCalls(port: MessagePort | Worker | null, answers: AnyCalls): void {
  if (port === null) {
    return
  }
  const send = sendingTogether(port)
  onEachSent(port, (message) => {
    if (isCall(message)) {
      void answer(message, answers, send).then(() => endAfter(message, port))
    }
  })
}

async function answer({ id, call, asked }: Call, answers: AnyCalls, send: (sent: Sent) => void): Promise<void> {
  const fail = (error: unknown) => {
    const failure = { message: errorMessage(error), stack: error instanceof Error ? error.stack : undefined }
    send({ message: { id, failure } satisfies Answer, onRefused: fail })
  }
  try {
    const answering = answers[call]
    if (answering === undefined) {
      throw new Error(`nobody answers ${call}`)
    }
    const answered = await answering(asked)
    const { result, memory } = isHandedOver(answered) ? answered : new HandedOver(answered, [])
    send({ message: { id, result } satisfies Answer, memory, onRefused: fail })
  } catch (error) {
    fail(error)
  }
}

/** What was answered goes over first. */
function endAfter({ call }: Call, port: MessagePort | Worker): void {
  if (call === 'stop' && 'close' in port) {
    process.nextTick(() => port.close())
  }
}

/** Asks a thread. When it ends, everything that was asked of it fails. */
export function callsTo<Listed extends Calls<Listed> = AnyCalls>(worker: Worker): ThreadCalls<Listed>
export function callsTo(worker: Worker): ThreadCalls {
  const { ask, end } = asking(worker)
  worker.on('error', end)
  worker.on('exit', () => end(new Error('the thread has ended')))
  return { ask }
}

/** Asks whoever started this thread. */
export function callsHome<Listed extends Calls<Listed> = AnyCalls>(port: MessagePort): ThreadCalls<Listed>
export function callsHome(port: MessagePort): ThreadCalls {
  return { ask: asking(port).ask }
}

interface Waiting {
  readonly resolve: (result: unknown) => void
  readonly reject: (error: Error) => void
}

function asking(port: MessagePort | Worker) {
  const waiting = new Map<number, Waiting>()
  let last = 0
  let ended: Error | null = null
  const send = sendingTogether(port)
  onEachSent(port, (message) => {
    const asked = isAnswer(message) ? waiting.get(message.id) : undefined
    if (isAnswer(message) && asked !== undefined) {
      waiting.delete(message.id)
      settle(asked, message)
    }
  })
  return {
    ask: (call: string, asked?: unknown) =>
      new Promise<unknown>((resolve, reject) => {
        if (ended !== null) {
          reject(ended)
          return
        }
        last += 1
        const id = last
        waiting.set(id, { resolve, reject })
        const onRefused = (error: unknown) => {
          waiting.delete(id)
          reject(new Error(errorMessage(error), { cause: error }))
        }
        send({ message: { id, call, asked } satisfies Call, onRefused })
      }),
    end: (error: Error) => {
      ended ??= error
      waiting.forEach(({ reject }) => reject(error))
      waiting.clear()
    },
  }
}

function settle({ resolve, reject }: Waiting, { result, failure }: Answer): void {
  if (failure === undefined) {
    resolve(result)
  } else {
    // Where it went wrong is in the other thread.
    reject(Object.assign(new Error(failure.message), failure.stack !== undefined && { stack: failure.stack }))
  }
}
