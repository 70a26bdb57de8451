import type { Readable } from 'node:stream'
import { Unavailable } from '@deals/storage'

/** A read of the client, which is a stream that can be called off. */
export interface Reading extends Readable {
  cancel(): Promise<void>
}

export interface Watched {
  /** How long the server may be silent before its first answer; later up to twice as long. */
  withinMs: number
  /** Ends the reading. */
  signal: AbortSignal
}

export interface Listener<Item> extends Watched {
  /** Told of each item as it comes. */
  take: (item: Item) => void
  /** Told once: of the end, or of the error that came instead. */
  done: (error?: Error) => void
}

export interface Listening {
  pause(): void
  resume(): void
}

/**
 * Listens to a reading. The client ignores deadlines of readings, and gives no sign of one that it called off itself,
 * so both are watched here; and a reading that is left alone would keep its memory and the server at work.
 */
export function listenTo<Item>(reading: Reading, { take, done, withinMs, signal }: Listener<Item>): Listening {
  let isOver = false
  const finish = (error?: Error) => {
    if (!isOver) {
      isOver = true
      silence.stop()
      signal.removeEventListener('abort', leave)
      done(error)
    }
  }
  // Only what goes on is called off: a server that is told so of a call that is over takes many of them for an attack.
  const callOff = (error: Error) => {
    if (!isOver) {
      reading.off('data', taken)
      // Not destroyed: the call beneath ends only when all that came before was read, and the client waits for its end.
      reading.resume()
      reading.cancel().catch(() => undefined)
      finish(error)
    }
  }
  const leave = () =>
    callOff(signal.reason instanceof Unavailable ? signal.reason : new Unavailable('Nobody reads on.'))
  const silence = watchSilence(withinMs, callOff)
  const taken = (item: Item) => {
    silence.broken()
    try {
      take(item)
    } catch (error) {
      callOff(asError(error))
    }
  }
  signal.addEventListener('abort', leave)
  // The listener to errors stays to the last: one that nobody hears would end the process.
  reading
    .on('data', taken)
    .on('error', finish)
    .on('end', () => finish())
  if (signal.aborted) {
    leave()
  }
  return pausing(reading, silence)
}

const pausing = (reading: Reading, silence: Silence): Listening => ({
  pause() {
    silence.isOurs(true)
    reading.pause()
  },
  resume() {
    silence.isOurs(false)
    reading.resume()
  },
})

interface Silence {
  broken(): void
  /** Whether it is we who make the server wait. */
  isOurs(ours: boolean): void
  stop(): void
}

/** Tells of a server that says nothing, unless the silence is ours. */
function watchSilence(withinMs: number, tell: (error: Unavailable) => void): Silence {
  let [hasSpoken, isOurs] = [false, false]
  const timer = setInterval(() => {
    if (!hasSpoken && !isOurs) {
      tell(new Unavailable(`EventStoreDB was silent for ${withinMs} ms.`))
    }
    hasSpoken = false
  }, withinMs)
  return {
    broken() {
      hasSpoken = true
    },
    isOurs(ours: boolean) {
      isOurs = ours
      hasSpoken = true
    },
    stop: () => clearInterval(timer),
  }
}

/** Reads to the end. */
export function readWhole<Item>(reading: Reading, listener: Omit<Listener<Item>, 'done'>): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = (error?: Error) => (error === undefined ? resolve() : reject(error))
    listenTo(reading, { ...listener, done })
  })
}

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)))
