import { errorMessage } from '@deals/storage'
import { answerTimes, type AnswerTimes } from './answer-times.ts'
import type { AppendingClient, BatchCall } from './appending-client.ts'
import { batchMessage, parseBatchAnswer, type BatchAnswer, type BatchResult, type Sent } from './batch-messages.ts'

/** Sends appends over one call that they share. They reach the server in the order in which they were given. */
export interface BatchAppends {
  /**
   * Never rejects: what the call came to is told in words. Without patience an answer is waited for as long as answers
   * have lately taken, and no longer than so many milliseconds.
   */
  send(sent: Sent, waiting: { readonly withinMs: number; readonly isPatient: boolean }): Promise<BatchResult>
}

export function batchAppends(client: AppendingClient): BatchAppends {
  let current: Promise<Line> | undefined
  let number = 0
  const times = answerTimes()
  const open = (): Promise<Line> => {
    const opened = openLine({ client, times }, () => {
      current = current === opened ? undefined : current
    })
    return opened
  }
  return {
    async send(sent, { withinMs, isPatient }) {
      try {
        // All wait for the same promise, so they go on in the order in which they came.
        const line = await (current ??= open())
        number += 1
        // Equal ones of several processes that were not answered do not come again together.
        const worth = isPatient ? withinMs : Math.min(withinMs, times.patience() * (1 + Math.random() / 4))
        return await answerOn(line, { number, sent, withinMs: worth })
      } catch (error) {
        return failed(errorMessage(error))
      }
    },
  }
}

/** A call, and who waits for which of its answers. */
interface Line {
  readonly call: BatchCall
  readonly waiting: Map<number, Waiting>
  readonly times: AnswerTimes
}
interface Waiting {
  readonly since: number
  readonly settle: (result: BatchResult) => void
}

/** Whoever answers later than that has lost sight of it. */
const lateUntilMs = 5_000

const failed = (reason: string): BatchResult => ({ kind: 'failed', reason })

/** However well the end of a call looks, nobody has to wait for it any more. */
async function openLine(
  { client, times }: { readonly client: AppendingClient; readonly times: AnswerTimes },
  onOver: () => void,
): Promise<Line> {
  const waiting: Line['waiting'] = new Map()
  const over = (reason: string) => {
    onOver()
    ;[...waiting.values()].forEach(({ settle }) => settle(failed(reason)))
  }
  try {
    const call = await client.openCall((begun) => {
      begun
        .on('data', (answer: BatchAnswer) => {
          const { number, result } = parseBatchAnswer(answer)
          const asked = waiting.get(number)
          if (asked !== undefined) {
            waiting.delete(number)
            // One that is late is for nobody, and tells how long answers take.
            times.took(performance.now() - asked.since)
            asked.settle(result)
          }
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
    return { call, waiting, times }
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
      resolve(result)
    }
    const late = () => {
      if (waiting.has(number)) {
        settle(failed(`no answer within ${Math.round(withinMs)} ms`))
        setTimeout(() => waiting.delete(number), lateUntilMs).unref()
      }
    }
    // What came while this process was busy is read before it is called late.
    const timer = setTimeout(() => setImmediate(late), withinMs)
    waiting.set(number, { since: performance.now(), settle })
    call.write(batchMessage(number, sent))
  })
}
