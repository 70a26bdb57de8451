import { once } from 'node:events'
import { callsTo, startThread } from '@deals/storage/threads'
import type { FoldBeside } from './platform/back-fill.ts'
import { roomForWholeLog as limits } from './room-for-young.ts'
import { isFilled, type FoldThreadData } from './thread-messages.ts'

/** Folds versions on a thread of its own, which opens the stores again for itself. */
export function foldOnThread({ dataDir, masterKey, eventStoreUrl }: Omit<FoldThreadData, 'versions'>): FoldBeside {
  return async (versions, { signal, onProgress }) => {
    signal.throwIfAborted()
    const data: FoldThreadData = { dataDir, masterKey, eventStoreUrl, versions }
    const worker = startThread(import.meta.url, { name: 'fold.thread', limits }, data)
    const ended = once(worker, 'exit')
    const calls = callsTo(worker)
    worker.on('message', (message: unknown) => isFilled(message) && onProgress(message))
    const stop = (): void => void calls.ask('stop').catch(() => undefined)
    signal.addEventListener('abort', stop, { once: true })
    try {
      await calls.ask('folded')
    } finally {
      signal.removeEventListener('abort', stop)
      stop()
      await ended
    }
  }
}
