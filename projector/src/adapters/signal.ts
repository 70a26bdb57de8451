import { BroadcastChannel } from 'node:worker_threads'

/** What the threads of one process tell each other about a store, so that nobody has to look again and again. */
export type Signal =
  | { kind: 'progress'; projections: readonly string[] }
  | { kind: 'switched'; projection: string }
  | { kind: 'changed' }

export interface Signals {
  send(signal: Signal): void
  listen(listener: (signal: Signal) => void): () => void
  close(): void
}

interface Line {
  channel: BroadcastChannel
  listeners: Set<(signal: Signal) => void>
  users: number
}

/** One line per store and thread: users on the same thread hear each other at once, other threads a moment later. */
const lines = new Map<string, Line>()

/** Carries signals between all users of the same store in this process. Another process has to look at the store. */
export function signalsOf(store: string): Signals {
  const name = `read-models:${store}`
  const line = lines.get(name) ?? openLine(name)
  line.users += 1
  const own = new Set<(signal: Signal) => void>()
  let isOpen = true
  return {
    send(signal) {
      if (isOpen) {
        tell(line, signal)
        line.channel.postMessage(signal)
      }
    },
    listen(listener) {
      own.add(listener)
      line.listeners.add(listener)
      return () => line.listeners.delete(listener)
    },
    close() {
      own.forEach((listener) => line.listeners.delete(listener))
      line.users -= isOpen ? 1 : 0
      isOpen = false
      if (line.users === 0) {
        line.channel.close()
        lines.delete(name)
      }
    },
  }
}

const tell = ({ listeners }: Line, signal: Signal): void => [...listeners].forEach((listener) => listener(signal))

function openLine(name: string): Line {
  const line: Line = { channel: new BroadcastChannel(name), listeners: new Set(), users: 0 }
  // An open channel must not keep a program alive that has nothing else to do.
  line.channel.unref()
  line.channel.onmessage = (message: unknown) => {
    const signal = signalIn(message)
    if (signal !== null) {
      tell(line, signal)
    }
  }
  lines.set(name, line)
  return line
}

function signalIn(message: unknown): Signal | null {
  const held = typeof message === 'object' && message !== null && 'data' in message ? message.data : null
  return isSignal(held) ? held : null
}

/** The channel's name is ours, so only the shape that tells signals apart is looked at. */
const isSignal = (held: unknown): held is Signal => typeof held === 'object' && held !== null && 'kind' in held
