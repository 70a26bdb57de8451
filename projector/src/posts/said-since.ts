import type { Documents } from '../platform/projection.ts'
import type { PostDoc } from './posts.read-models.ts'
import { postSignals } from './signals.read-models.ts'

/** What members say of the deal since it began or came back, counted anew from the newest word of each. */
export function saidSince(documents: Documents, renewedAt = 0): Pick<PostDoc, 'confirmed' | 'denied'> {
  const said = documents.matching(postSignals).flatMap(([, { says, at }]) => (at >= renewedAt ? [says] : []))
  const confirmed = said.filter((says) => says === 'confirmed').length
  return { confirmed, denied: said.length - confirmed }
}
