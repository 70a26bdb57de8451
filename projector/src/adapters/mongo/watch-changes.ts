import type { MongoParts } from './mongo-control.ts'

/** Another process leaves a mark when it changes something; reading it is one small question. */
const lookEvery = 200

/** Calls back after changes of versions, pauses, requests and the parking: at once in this process, soon from another. */
export function watchChanges({ control, signals }: MongoParts, listener: () => void): () => void {
  const { changes, connection } = control
  // The first look calls back, if anything was ever changed: nobody knows whether that was just now.
  let seen = ''
  let isLooking = false
  const look = async () => {
    const { mark } = (await connection.run(() => changes.findOne({ _id: 'all' }))) ?? { mark: '' }
    const isNew = mark !== seen
    seen = mark
    if (isNew) {
      listener()
    }
  }
  const timer = setInterval(() => {
    if (!isLooking) {
      isLooking = true
      // A server that is away is asked again; what was changed meanwhile is seen then.
      void look()
        .catch(() => undefined)
        .finally(() => (isLooking = false))
    }
  }, lookEvery)
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
