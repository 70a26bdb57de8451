import type { Processor } from '../processor.ts'
import type { Feeding } from '../feeding.ts'
import type { ProjectionStore } from '../projection-store.ts'

/** Moves the checkpoints that lazy processors have put off, in one step where the store can. */
export async function flushMoves(store: ProjectionStore, processors: readonly Processor[]): Promise<void> {
  const waiting = processors.flatMap((processor) => {
    const move = processor.putOff()
    return move === null ? [] : [{ processor, move }]
  })
  if (waiting.length === 0) {
    return
  }
  const advancing = store.advance?.(waiting.map(({ move }) => move)) ?? Promise.resolve([])
  const made = await Promise.all(
    waiting.map(({ processor }, at) => processor.movedWhen(advancing.then((ones) => ones[at] === true))),
  )
  const left = waiting.filter((_, at) => made[at] !== true)
  // Another process stands in, or the store knows no such step: each processor finds out for itself.
  const outcomes = await Promise.allSettled(left.map(({ processor }) => processor.flush()))
  const failed = outcomes.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') {
    throw failed.reason
  }
}

/** The same for views that are fed; what could not be moved together finds out by itself why. */
export async function moveOn(
  store: ProjectionStore,
  feedings: readonly Feeding[],
  onFailure: (feeding: Feeding, error: unknown) => Promise<void>,
): Promise<void> {
  const processors = feedings.map(({ processor }) => processor)
  await flushMoves(store, processors).catch(() => undefined)
  for (const feeding of feedings) {
    if (feeding.processor.putOff() !== null) {
      await feeding.processor.flush().catch((error: unknown) => onFailure(feeding, error))
    }
  }
}
