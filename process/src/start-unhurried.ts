import { setFlagsFromString } from 'node:v8'

/** Bytes of bytecode that a function runs before V8 compiles it to be fast; what V8 itself takes, in Node 20 to 24. */
const usualBudget = 67_584
const budgetAtStart = 600_000
const startTakesMs = 3_000

/**
 * Lets V8 make functions fast only when the start is over: most of what a start runs, it runs once, and compiling it takes
 * other cores and memory (record 129).
 */
export function startUnhurried(setFlags: (flags: string) => void = setFlagsFromString): void {
  setFlags(`--interrupt-budget=${budgetAtStart}`)
  setTimeout(() => setFlags(`--interrupt-budget=${usualBudget}`), startTakesMs).unref()
}
