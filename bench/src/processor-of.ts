import { readFileSync } from 'node:fs'

const ticksPerSecond = 100

/** Seconds of processor that another process has taken so far, in all its threads; undefined where the system does not tell. */
export function processorOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program may hold spaces; it ends with the last bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
  } catch {
    return undefined
  }
}
