import { hostname } from 'node:os'

/** How a process is named to others that wait for it. */
export const thisProcess = (): string => `process ${process.pid} on ${hostname()}`
