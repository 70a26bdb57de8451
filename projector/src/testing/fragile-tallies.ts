import { projection, type Projection } from '../platform/projection.ts'
import { voteTallies } from './small-views.ts'

/** Tallies that cannot fold votes of the second post until somebody has repaired them. */
export function fragileTallies(): { view: Projection; repair: () => void } {
  let isRepaired = false
  const view = projection({
    ...voteTallies,
    evolve(documents, event) {
      if (!isRepaired && event.type === 'VoteCast' && event.data.postId === 2) {
        throw new Error('cannot count')
      }
      voteTallies.evolve(documents, event)
    },
  })
  return { view, repair: () => void (isRepaired = true) }
}
