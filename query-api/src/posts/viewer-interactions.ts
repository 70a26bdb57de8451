import { LRUCache } from 'lru-cache'
import { dayMs } from '@deals/events'
import { bookmarks, comments, memberVisits, posts, postVotes, recommendationTerms } from '@deals/projector/read-models'
import type { DismissedPost, PostVoteDoc, ReadModels, VisitsDoc } from '@deals/projector/read-models'
import type { Asking } from '../platform/ports.ts'
import { whileUnchanged } from '../platform/while-unchanged.ts'
import type { Interaction } from './affinity.ts'

const mostOfEach = 100

/** What is known of somebody that lists for them are made of. */
export interface ViewerInteractions {
  /** They want no recommendations: then nothing else was looked for. */
  readonly isOff: boolean
  /** The latest things that they did with posts, as far as they count: saved, voted, commented, dismissed. */
  readonly interactions: readonly Interaction[]
  /** Posts that need not be recommended to them any more. */
  readonly known: ReadonlySet<number>
}

const nothing: ViewerInteractions = { isOff: false, interactions: [], known: new Set() }

const mostKept = 100_000
const keptInteractions = whileUnchanged<ViewerInteractions>({
  most: mostKept,
  sizeOf: ({ interactions, known }) => interactions.length + known.size + 1,
})

/** Read once as long as no document changes: home asks for it with every list. */
export async function viewerInteractions(asking: Asking): Promise<ViewerInteractions> {
  const { readModels, now, viewer } = asking
  if (viewer === null) {
    return nothing
  }
  return keptInteractions({ readModels, now, key: viewer.id }, () => readInteractions(asking, viewer.id))
}

async function readInteractions(asking: Asking, userId: string): Promise<ViewerInteractions> {
  const { readModels } = asking
  const [terms, visits] = await Promise.all([
    readModels.collection(recommendationTerms).get(userId),
    readModels.collection(memberVisits).get(userId),
  ])
  if (terms?.isOff === true) {
    return { ...nothing, isOff: true }
  }
  const { clearedAt = -Infinity, dismissed = [] } = terms ?? {}
  const done = [...(await latestOf(readModels, userId)), ...dismissed.slice(-mostOfEach).map(dismissal)]
  return {
    isOff: false,
    interactions: await withPlaces(
      asking,
      done.filter(({ at }) => at > clearedAt),
    ),
    known: new Set([...done, ...dismissed, ...seenIn(visits, asking.now)].map(({ postId }) => postId)),
  }
}

const foundAgainMs = dayMs

/** What was opened is recommended for another day, so that who looks for it again finds it. */
const seenIn = (visits: VisitsDoc | null, now: number) =>
  (visits?.opened ?? []).filter(({ at }) => now - at > foundAgainMs)

async function latestOf(readModels: ReadModels, userId: string): Promise<Done[]> {
  const [saved, votes, said] = await Promise.all([
    readModels.collection(bookmarks).find({ userId }, { sort: [['savedAt', -1]], limit: mostOfEach }),
    readModels.collection(postVotes).find({ userId }, { sort: [['at', -1]], limit: mostOfEach }),
    readModels.collection(comments).find({ authorId: userId }, { sort: [['createdAt', -1]], limit: mostOfEach }),
  ])
  return [
    ...saved.map(({ postId, savedAt }): Done => ({ postId, kind: 'bookmark', at: savedAt })),
    ...votes.flatMap(({ postId, value, at }) => voteDone({ postId, value, at })),
    ...said.map(({ postId, createdAt }): Done => ({ postId, kind: 'comment', at: createdAt })),
  ]
}

type Done = Pick<Interaction, 'kind' | 'at'> & { postId: number }

const dismissal = ({ postId, at }: DismissedPost): Done => ({ postId, kind: 'dismissal', at })

function voteDone({ postId, value, at }: Pick<PostVoteDoc, 'postId' | 'value' | 'at'>): Done[] {
  return value === 0 ? [] : [{ postId, kind: value === 1 ? 'up-vote' : 'down-vote', at }]
}

async function withPlaces({ readModels, now }: Asking, done: readonly Done[]): Promise<Interaction[]> {
  const places = await placesOf(readModels, { now, posts: new Set(done.map(({ postId }) => postId)) })
  return done.flatMap((one) => {
    const place = places.get(one.postId)
    return place === undefined ? [] : [{ kind: one.kind, at: one.at, ...place }]
  })
}

type Place = Pick<Interaction, 'categorySlug' | 'storeSlug'>
interface KnownPlace extends Place {
  at: number
}

const mostPlaces = 100_000
/** Posts seldom move to another category; what somebody likes may learn of it a minute later. */
const knownForMs = 60_000
const memories = new WeakMap<ReadModels, LRUCache<number, KnownPlace>>()

/** Category and store of each post. Posts are long, and hundreds would be read for each list. */
async function placesOf(
  readModels: ReadModels,
  { now, posts: asked }: { now: number; posts: ReadonlySet<number> },
): Promise<ReadonlyMap<number, Place>> {
  const memory = memories.get(readModels) ?? new LRUCache<number, KnownPlace>({ max: mostPlaces })
  memories.set(readModels, memory)
  const known = (postId: number): KnownPlace | undefined => {
    const place = memory.get(postId)
    return place !== undefined && Math.abs(now - place.at) < knownForMs ? place : undefined
  }
  const unknown = [...asked].filter((postId) => known(postId) === undefined)
  const found = await readModels.collection(posts).many(unknown.map(String))
  for (const { postId, categorySlug, storeSlug } of found.values()) {
    memory.set(postId, { categorySlug, storeSlug, at: now })
  }
  return new Map(
    [...asked].flatMap((postId) => {
      const { categorySlug, storeSlug } = known(postId) ?? {}
      return categorySlug === undefined ? [] : [[postId, { categorySlug, storeSlug }] as const]
    }),
  )
}
