import { setTimeout as delay } from 'node:timers/promises'
import type { Position } from '@deals/events'
import { projections, type ProjectionStore } from '@deals/projector/app'

const askEvery = 20

/** Until every view holds the log up to there. */
export async function untilFolded(store: ProjectionStore, head: Position): Promise<void> {
  const isFolded = async () => {
    const versions = await store.versions()
    return versions.length >= projections.length && versions.every(({ position }) => position >= head)
  }
  while (!(await isFolded())) {
    await delay(askEvery)
  }
}
