import { BroadcastChannel } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'

const most = 20_000
/** After this long another process' destruction of a key is noticed here at the latest. */
const rememberedMs = 30_000

/** Unlocked keys, remembered for a while. Destroying one makes every thread of this process forget it at once. */
export function rememberKeys() {
  // Counted by size: with `max` the cache takes room for all of them before there is one.
  const keys = new LRUCache<string, Buffer>({ maxSize: most, sizeCalculation: () => 1, ttl: rememberedMs })
  // A reading that began before the destruction must not bring the key back afterwards.
  const gone = new Set<string>()
  const drop = (subject: string) => {
    gone.add(subject)
    keys.delete(subject)
  }
  const channel = new BroadcastChannel('sealing keys destroyed')
  channel.unref()
  channel.onmessage = (message) => drop(subjectOf(message))
  return {
    get: (subject: string) => keys.get(subject),
    set: (subject: string, key: Buffer) => {
      if (!gone.has(subject)) {
        keys.set(subject, key)
      }
    },
    forget: (subject: string) => {
      keys.delete(subject)
    },
    destroyed: (subject: string) => {
      drop(subject)
      channel.postMessage(subject)
    },
  }
}

function subjectOf(message: unknown): string {
  return typeof message === 'object' && message !== null && 'data' in message ? String(message.data) : ''
}
