import { hearChanges } from '../hear-changes.ts'
import type { MongoParts } from './mongo-control.ts'

/**
 * Calls back after changes of versions, pauses, requests and the parking: at once in this process, soon from another,
 * which leaves a mark when it changes something; reading it is one small question.
 */
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
  return hearChanges(signals, listener, () => {
    if (!isLooking) {
      isLooking = true
      // A server that is away is asked again; what was changed meanwhile is seen then.
      void look()
        .catch(() => undefined)
        .finally(() => (isLooking = false))
    }
  })
}
