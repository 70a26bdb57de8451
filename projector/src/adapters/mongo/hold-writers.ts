import { setTimeout as delay } from 'node:timers/promises'
import { changeProjection } from './change-projection.ts'
import type { MongoParts, ProjectionEntry } from './mongo-control.ts'

/** A holder that dies keeps nobody longer than this. */
const holdMs = 2000
const lookEvery = 10

/**
 * Keeps the writers of a projection from beginning another commit, for a moment. What is under way goes on to its end,
 * which the positions of checkpoint and documents show; so the hold makes a moment likely, and proves nothing.
 */
export async function holdWriters({ control, now }: MongoParts, projection: string): Promise<() => Promise<void>> {
  await changeProjection(control, projection, (entry) => ({ ...entry, holdUntil: now() + holdMs }))
  return async () => {
    await changeProjection(control, projection, (entry) => ({ ...entry, holdUntil: 0 }))
  }
}

/** Waits while the writers of a projection are held, and answers what is known of it then. */
export async function unlessHeld({ control, now }: MongoParts, projection: string): Promise<ProjectionEntry | null> {
  const { projections, connection } = control
  for (;;) {
    const entry = await connection.run(() => projections.findOne({ _id: projection }))
    const left = (entry?.holdUntil ?? 0) - now()
    // A clock that runs behind must not make it longer than a holder could mean.
    if (left <= 0 || left > holdMs) {
      return entry
    }
    await delay(lookEvery)
  }
}
