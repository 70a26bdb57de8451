import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

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

/** Megabytes of memory that a process holds; where the system does not tell, not a number. */
export const residentOf = (pid: number): number => megabytesOf(pid, 'VmRSS')

/** The most that it has held so far. */
export const peakOf = (pid: number): number => megabytesOf(pid, 'VmHWM')

function megabytesOf(pid: number, name: 'VmRSS' | 'VmHWM'): number {
  try {
    const lines = readFileSync(`/proc/${pid}/status`, 'utf8').split('\n')
    return Number(lines.find((line) => line.startsWith(name))?.replaceAll(/\D/g, '')) / 1024
  } catch {
    return Number.NaN
  }
}

const lookEveryMs = 1_000
/** Of one core: what a process uses that has nothing to do. One that keeps its views on a server asks it now and then. */
const restingShare = 0.1

/** One that waits for the disk does nothing for a second, too. */
const quietLooks = 3

/** Until a process has done what it does by itself after its start, such as the jobs of what it finds. */
export async function untilQuiet(pid: number): Promise<void> {
  for (let before = processorOf(pid), quiet = 0; quiet < quietLooks;) {
    await delay(lookEveryMs)
    const now = processorOf(pid)
    quiet = ((now - before) * 1000) / lookEveryMs > restingShare ? 0 : quiet + 1
    before = now
  }
}
