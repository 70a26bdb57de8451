import { readdirSync, readFileSync } from 'node:fs'

/** Seconds of processor that a process has used so far, in all threads it has; where the system does not tell, not a number. */
export function processorOf(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`)
    const spent = threads.map((thread) => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0])
    return spent.reduce((sum, nanoseconds) => sum + Number(nanoseconds), 0) / 1e9
  } catch {
    return Number.NaN
  }
}
