import type { Lane } from '../lane.ts'
import type { ProjectionStore } from '../projection-store.ts'

/** Moves the checkpoints that lazy lanes have put off, in one step where the store can. */
export async function flushMoves(store: ProjectionStore, lanes: readonly Lane[]): Promise<void> {
  const waiting = lanes.flatMap((lane) => {
    const move = lane.putOff()
    return move === null ? [] : [{ lane, move }]
  })
  if (waiting.length === 0) {
    return
  }
  const made = await store.advance?.(waiting.map(({ move }) => move))
  const left = waiting.filter(({ lane, move }, at) => {
    const isMade = made?.[at] === true
    if (isMade) {
      lane.moved(move)
    }
    return !isMade
  })
  // Another process stands in, or the store knows no such step: each lane finds out for itself.
  const outcomes = await Promise.allSettled(left.map(({ lane }) => lane.flush()))
  const failed = outcomes.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') {
    throw failed.reason
  }
}
