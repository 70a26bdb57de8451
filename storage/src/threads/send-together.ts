import type { MessagePort, TransferListItem, Worker } from 'node:worker_threads'

/** A message for another thread. */
export interface Sent {
  readonly message: unknown
  /** What of it goes over instead of being copied. */
  readonly memory?: readonly TransferListItem[]
  /** It holds what cannot go to another thread. */
  readonly onRefused: (error: unknown) => void
}

/**
 * What is sent in one turn of the event loop goes over in one list: to wake the other thread takes longer than most of
 * what it is told.
 */
export function sendingTogether(port: MessagePort | Worker): (sent: Sent) => void {
  const waiting: Sent[] = []
  const post = (all: readonly Sent[]) =>
    port.postMessage(
      all.map(({ message }) => message),
      all.flatMap(({ memory = [] }) => memory),
    )
  const flush = () => {
    const all = waiting.splice(0)
    try {
      post(all)
    } catch {
      // Nothing has gone over then; what cannot go keeps nothing else back.
      all.forEach(postAlone)
    }
  }
  const postAlone = (sent: Sent) => {
    try {
      post([sent])
    } catch (error) {
      sent.onRefused(error)
    }
  }
  return (sent) => {
    waiting.push(sent)
    if (waiting.length === 1) {
      process.nextTick(flush)
    }
  }
}

/** Hears what `sendingTogether` sends, one after the other; a port may carry other messages besides. */
export function onEachSent(port: MessagePort | Worker, hear: (message: unknown) => void): void {
  port.on('message', (messages: unknown) => {
    if (Array.isArray(messages)) {
      messages.forEach(hear)
    }
  })
}
