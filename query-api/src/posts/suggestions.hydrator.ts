import { postBodies, postHistory, posts, type Found, type SuggestionDoc } from '@deals/projector/read-models'
import type { Asking } from '../platform/ports.ts'
import type { SuggestionParts } from './suggestion.view.ts'

const mostLines = 1_000

/** What some suggestions are about, each kind in one read; one whose post another view does not know yet comes later. */
export async function aboutSuggestions(
  { readModels }: Pick<Asking, 'readModels'>,
  found: readonly Found<SuggestionDoc>[],
): Promise<SuggestionParts[]> {
  if (found.length === 0) {
    return []
  }
  const ids = [...new Set(found.map(({ postId }) => String(postId)))]
  const changed = found.filter((one) => one.stale.length > 0 || one.appliedAs !== undefined).map(({ postId }) => postId)
  const [about, bodies, lines] = await Promise.all([
    readModels.collection(posts).many(ids),
    readModels.collection(postBodies).many(ids),
    changed.length === 0
      ? []
      : readModels
          .collection(postHistory)
          .find({ postId: { $in: changed } }, { sort: [['position', 1]], limit: mostLines }),
  ])
  return found.flatMap((suggestion) => {
    const { postId, position } = suggestion
    const post = about.get(String(postId))
    const content = bodies.get(String(postId))?.content ?? ''
    const since = lines.filter((line) => line.postId === postId && line.position > position)
    return post === undefined ? [] : [{ suggestion, post, content, since }]
  })
}
