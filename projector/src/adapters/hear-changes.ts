import type { Signals } from './signal.ts'

const lookEvery = 200

/** Calls back at what threads of this process say at once, and looks for what another process changed. Answers the way out. */
export function hearChanges(signals: Signals, listener: () => void, look: () => void): () => void {
  const timer = setInterval(look, lookEvery)
  timer.unref()
  const leave = signals.listen((signal) => {
    if (signal.kind !== 'progress') {
      listener()
    }
  })
  return () => {
    clearInterval(timer)
    leave()
  }
}
