import type { AnsweredBy, ProcessCalls } from './process-call.ts'

type Answering = (asked: unknown) => Promise<unknown>

/** Functions by the names of a list of calls; entries lose which name goes with which type, each checks its answer. */
export function parseAnswering<Calls extends ProcessCalls>(entries: readonly [string, Answering][]): AnsweredBy<Calls> {
  return Object.fromEntries(entries) as AnsweredBy<Calls>
}

/** The function of a name, for what the schema of that name has read. */
export function parseAnswerer<Calls extends ProcessCalls>(
  by: AnsweredBy<Calls>,
  name: keyof Calls,
): Answering | undefined {
  return by[name] as Answering | undefined
}
