import type { Logger } from 'pino'
import { Unavailable } from '@deals/storage'
import { answererIn, byName, type SystemQueries } from '@deals/events'
import { askedQuestions, type AskedQueries, type AskedQuestion } from './asked-questions.ts'

type Ask = (asked: unknown) => Promise<unknown>

/** Puts the questions that are declared to the read side, and does what is declared while it does not answer. */
export function askingReadSide(queries: SystemQueries, logger: Pick<Logger, 'warn'>): AskedQueries {
  const asking = ([name, { instead, waitsMs }]: [string, AskedQuestion]): [string, Ask][] => {
    const ask = answererIn(queries, name)
    if (ask === undefined || instead === undefined) {
      return ask === undefined ? [] : [[name, ask]]
    }
    const goOn = async (asked: unknown) => {
      try {
        return await (waitsMs === undefined ? ask(asked) : inTime(ask(asked), waitsMs))
      } catch (error) {
        logger.warn({ err: error }, `the read side did not answer ${name}; it goes on without`)
        return instead
      }
    }
    return [[name, goOn]]
  }
  return byName(Object.entries(askedQuestions).flatMap(asking))
}

async function inTime(answer: Promise<unknown>, longestMs: number): Promise<unknown> {
  let late: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    late = setTimeout(() => reject(new Unavailable('The read side takes too long.')), longestMs)
  })
  try {
    return await Promise.race([answer, tooLate])
  } finally {
    clearTimeout(late)
  }
}
