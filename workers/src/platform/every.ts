import type { Logger } from './logger.ts'

/** Does something from time to time, never twice at once, until it is stopped. */
export interface Repeated {
  /** Does it now, after what is under way. */
  now(): Promise<void>
  stop(): Promise<void>
}

export function every(
  ms: number,
  { name, task, logger }: { name: string; task: () => Promise<void>; logger: Logger },
): Repeated {
  let last: Promise<void> = Promise.resolve()
  let isStopped = false
  const once = async () => {
    if (!isStopped) {
      await task().catch((error: unknown) => logger.warn({ err: error, name }, 'a regular task failed, it comes again'))
    }
  }
  const now = () => (last = last.then(once))
  let isQueued = false
  const timer = setInterval(() => {
    if (!isQueued) {
      isQueued = true
      void now().finally(() => {
        isQueued = false
      })
    }
  }, ms)
  timer.unref()
  return {
    now,
    async stop() {
      isStopped = true
      clearInterval(timer)
      await last
    },
  }
}
