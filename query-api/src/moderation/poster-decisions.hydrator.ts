import { decisionsTold } from '@deals/events'
import { cases, type PosterDecision } from '@deals/projector/read-models'
import type { Asking } from '../platform/ports.ts'

export type DecisionsOf = (authorId: string) => readonly PosterDecision[]

/** What moderators decided last about the posts of each of these members, the latest first: two reads for all of them. */
export async function posterDecisions(
  { readModels }: Pick<Asking, 'readModels'>,
  authorIds: readonly string[],
): Promise<DecisionsOf> {
  const authors = [...new Set(authorIds)]
  const collection = readModels.collection(cases)
  const filters = authors.map((authorId) => ({ authorId, decidedAt: { $gt: 0 } }))
  const ids = authors.length === 0 ? [] : await collection.idsOfEach(filters, latest)
  const found = await collection.many(ids.flat())
  const byAuthor = new Map(
    authors.map((authorId, at) => [authorId, (ids[at] ?? []).flatMap((id) => found.get(id)?.decided ?? [])]),
  )
  return (authorId) => byAuthor.get(authorId) ?? []
}
const latest = { sort: [['decidedAt', -1]], limit: decisionsTold } as const
