import { errorMessage } from '@deals/storage'
import type { AppendingClient, BatchCall } from './appending-client.ts'
import { batchMessage, parseBatchAnswer, type BatchAnswer, type BatchResult, type Sent } from './batch-messages.ts'

/** Sends appends over one call that they share. They reach the server in the order in which they were given. */
export interface BatchAppends {
  /** Never rejects: what the call came to is told in words. */
  send(sent: Sent, withinMs: number): Promise<BatchResult>
}

export function batchAppends(client: AppendingClient): BatchAppends {
  let current: Promise<Line> | undefined
  let number = 0
  const open = (): Promise<Line> => {
    const opened = openLine(client, () => {
      current = current === opened ? undefined : current
    })
    return opened
  }
  return {
    async send(sent, withinMs) {
      try {
        // All wait for the same promise, so they go on in the order in which they came.
        const line = await (current ??= open())
        number += 1
        return await answerOn(line, { number, sent, withinMs })
      } catch (error) {
        return failed(errorMessage(error))
      }
    },
  }
}

/** A call, and who waits for which of its answers. */
interface Line {
  readonly call: BatchCall
  readonly waiting: Map<number, (result: BatchResult) => void>
}

const failed = (reason: string): BatchResult => ({ kind: 'failed', reason })

/** However well the end of a call looks, nobody has to wait for it any more. */
async function openLine(client: AppendingClient, onOver: () => void): Promise<Line> {
  const waiting: Line['waiting'] = new Map()
  const over = (reason: string) => {
    onOver()
    ;[...waiting.values()].forEach((settle) => settle(failed(reason)))
  }
  try {
    const call = await client.openCall((begun) => {
      begun
        .on('data', (answer: BatchAnswer) => {
          const { number, result } = parseBatchAnswer(answer)
          // Late answers are for nobody.
          waiting.get(number)?.(result)
        })
        // Stays to the last: an error that nobody hears would end the process.
        .on('error', (error) => over(errorMessage(error)))
        .on('end', () => {
          // Half a call would be waited for when the client is closed.
          begun.end()
          over('the server ended the call')
        })
        .on('close', () => over('the call was closed'))
    })
    return { call, waiting }
  } catch (error) {
    onOver()
    throw error
  }
}

interface Question {
  readonly number: number
  readonly sent: Sent
  readonly withinMs: number
}

function answerOn({ call, waiting }: Line, { number, sent, withinMs }: Question): Promise<BatchResult> {
  return new Promise((resolve) => {
    const settle = (result: BatchResult) => {
      clearTimeout(timer)
      waiting.delete(number)
      resolve(result)
    }
    const late = () => settle(failed(`no answer within ${Math.round(withinMs)} ms`))
    // What came while this process was busy is read before it is called late.
    const timer = setTimeout(() => setImmediate(late), withinMs)
    waiting.set(number, settle)
    call.write(batchMessage(number, sent))
  })
}
