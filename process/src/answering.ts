import { LogReplaced } from '@deals/event-log'

/** Whoever asks whether a process is ready waits less than a second, and hears names even while a store is frozen. */
const longestWait = 800

/** What a process stands on, by name, with a question that each can answer. */
export type Stores = Readonly<Record<string, () => Promise<unknown>>>
/** Answers names of what is not ready. */
export type Naming = () => Promise<readonly string[]>

/** The names of those stores that do not answer in time, and all names that others tell. */
export async function notAnswering(stores: Stores, others: Readonly<Record<string, Naming>> = {}): Promise<string[]> {
  const named = [
    ...Object.entries(stores).map(([name, ask]) => inTime(() => ask().then(() => []), [name])),
    ...Object.entries(others).map(([name, ask]) => inTime(ask, [name])),
  ]
  return [...new Set((await Promise.all(named)).flat())]
}

async function inTime(ask: Naming, otherwise: readonly string[]): Promise<readonly string[]> {
  let late: NodeJS.Timeout | undefined
  const tooLate = new Promise<readonly string[]>((resolve) => {
    late = setTimeout(() => resolve(otherwise), longestWait)
  })
  try {
    return await Promise.race([ask().catch((error: unknown) => named(error, otherwise)), tooLate])
  } finally {
    clearTimeout(late)
  }
}

/** What an operator has to know besides the name. */
const named = (error: unknown, names: readonly string[]): readonly string[] =>
  error instanceof LogReplaced ? names.map((name) => `${name}: ${error.message}`) : names
