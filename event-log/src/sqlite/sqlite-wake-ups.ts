import { resolve } from 'node:path'
import { BroadcastChannel } from 'node:worker_threads'

/** Tells every thread of this process that has the same file open that something was written. */
export function joinWakeUps(file: string) {
  const channel = new BroadcastChannel(`written ${resolve(file)}`)
  // A listener alone is no reason for a process to stay.
  channel.unref()
  let wakeUp = () => {}
  channel.onmessage = () => wakeUp()
  return {
    /** The channel does not speak to its own sender. */
    send: () => {
      channel.postMessage(null)
      wakeUp()
    },
    onWakeUp: (listener: () => void) => {
      wakeUp = listener
    },
    close: () => channel.close(),
  }
}
