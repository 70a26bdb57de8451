import { z } from 'zod'

/**
 * One call that a process of the site puts to another: its name is its key in the list that holds it, and nobody outside
 * the site may give it. What is asked and what is answered are read alike on both sides, so schemas transform nothing.
 */
export interface ProcessCall<Asked extends z.ZodType = z.ZodType, Answered extends z.ZodType = z.ZodType> {
  readonly about: string
  readonly asks: Asked
  readonly answers: Answered
}
export type ProcessCalls = Readonly<Record<string, ProcessCall>>

export const processCall = <Asked extends z.ZodType, Answered extends z.ZodType>(
  about: string,
  shapes: { asks: Asked; answers: Answered },
): ProcessCall<Asked, Answered> => ({ about, ...shapes })

/** Whoever answers the calls of a list: a function of the same name for each. */
export type AnsweredBy<Calls extends ProcessCalls> = {
  [Name in keyof Calls]: (asked: z.input<Calls[Name]['asks']>) => Promise<z.output<Calls[Name]['answers']>>
}

/** Brings what is asked to the process that answers, and its answer back as it came. */
export type SendCall = (name: string, asked: unknown) => Promise<unknown>

/** The other process answered with something else than what is declared. */
export class UnexpectedAnswer extends Error {
  override name = 'UnexpectedAnswer'
}

type Answering = (asked: unknown) => Promise<unknown>

/** Functions by their names. Entries lose which name goes with which type: who makes them has made each one for its name. */
export function byName<By>(made: readonly (readonly [string, Answering])[]): By
export function byName(made: readonly (readonly [string, Answering])[]): unknown {
  return Object.fromEntries(made)
}

const isAnswering = (value: unknown): value is Answering => typeof value === 'function'

/** The function of a name, for what somebody has looked at that it takes. */
export function answererIn(by: object, name: string): Answering | undefined {
  const answering: unknown = Reflect.get(by, name)
  return isAnswering(answering) ? answering : undefined
}

/** The calls of a list as they are given to another process. */
export function callsOver<Calls extends ProcessCalls>(calls: Calls, send: SendCall): AnsweredBy<Calls> {
  const over = Object.entries(calls).map(([name, { answers }]): [string, Answering] => {
    const give = async (asked: unknown) => {
      const answer = answers.safeParse(await send(name, asked))
      if (!answer.success) {
        throw new UnexpectedAnswer(`${name}: ${z.prettifyError(answer.error)}`)
      }
      return answer.data
    }
    return [name, give]
  })
  return byName(over)
}

/** What came of a call that another process gave. */
export type ProcessAnswer =
  | { readonly kind: 'answer'; readonly answer: unknown }
  | { readonly kind: 'unknown' | 'not-understood' }

/** Reads what another process asks and lets it be answered. */
export async function answerCall<Calls extends ProcessCalls>(
  calls: Calls,
  by: AnsweredBy<Calls>,
  { name, asked }: { name: string; asked: unknown },
): Promise<ProcessAnswer> {
  if (!Object.hasOwn(calls, name)) {
    return { kind: 'unknown' }
  }
  const understood = calls[name]?.asks.safeParse(asked)
  const answering = answererIn(by, name)
  return understood?.success === true && answering !== undefined
    ? { kind: 'answer', answer: await answering(understood.data) }
    : { kind: 'not-understood' }
}

/** The read models have not come as far as the question asks; it may be asked again in a moment. */
export class ReadModelsBehind extends Error {
  override name = 'ReadModelsBehind'
}
