import {
  storeRepresentatives,
  storeRequests,
  type RepresentativeDoc,
  type StoreDoc,
} from '@deals/projector/read-models'
import type { Asking } from '../platform/ports.ts'
import { findMembers, type Members } from '../users/members.hydrator.ts'

type Reading = Pick<Asking, 'readModels'>

/** Those who speak for stores, and why. */
export interface Speakers {
  readonly told: readonly RepresentativeDoc[]
  readonly members: Members
}

/** A page of stores, with the most that each has. */
const mostSpeakers = 2_000

export async function speakersOf(asking: Reading, found: readonly StoreDoc[]): Promise<Speakers> {
  const spokenFor = found.flatMap(({ slug, representatives = [] }) => (representatives.length === 0 ? [] : [slug]))
  const told =
    spokenFor.length === 0
      ? []
      : await asking.readModels
          .collection(storeRepresentatives)
          .find({ slug: { $in: spokenFor }, kind: 'verified' }, { sort: [['at', -1]], limit: mostSpeakers })
  return { told, members: await membersIn(asking, told) }
}

export const membersIn = (
  asking: Reading,
  docs: readonly { readonly userId: string; readonly actorId?: string }[],
): Promise<Members> =>
  findMembers(
    asking,
    docs.flatMap(({ userId, actorId }) => (actorId === undefined ? [userId] : [userId, actorId])),
  )

const mostWaiting = 5_000

/** How many ask to speak for each store, of those for which somebody does. */
export async function waitingByStore({ readModels }: Reading): Promise<ReadonlyMap<string, number>> {
  const open = await readModels
    .collection(storeRequests)
    .find({ state: 'open' }, { sort: [['at', 1]], limit: mostWaiting })
  const counts = new Map<string, number>()
  open.forEach(({ slug }) => counts.set(slug, (counts.get(slug) ?? 0) + 1))
  return counts
}
