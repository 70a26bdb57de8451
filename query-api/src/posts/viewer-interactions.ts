import { LRUCache } from 'lru-cache'
import { bookmarks, comments, posts, postVotes } from '@deals/projector/read-models'
import type { BookmarkDoc, CommentDoc, PostDoc, PostVoteDoc, ReadModels } from '@deals/projector/read-models'
import type { Asking } from '../platform/ports.ts'
import type { Interaction } from './affinity.ts'

const mostOfEach = 100

/** The latest things that the viewer did with posts: saved, voted, commented. */
export async function viewerInteractions(asking: Asking): Promise<(Interaction & { postId: number })[]> {
  const { readModels, viewer } = asking
  if (viewer === null) {
    return []
  }
  const [saved, votes, said] = await Promise.all([
    readModels
      .collection<BookmarkDoc>(bookmarks)
      .find({ userId: viewer.id }, { sort: [['savedAt', -1]], limit: mostOfEach }),
    readModels
      .collection<PostVoteDoc>(postVotes)
      .find({ userId: viewer.id }, { sort: [['at', -1]], limit: mostOfEach }),
    readModels
      .collection<CommentDoc>(comments)
      .find({ authorId: viewer.id }, { sort: [['createdAt', -1]], limit: mostOfEach }),
  ])
  const done: Done[] = [
    ...saved.map(({ postId, savedAt }): Done => ({ postId, kind: 'bookmark', at: savedAt })),
    ...votes.flatMap(({ postId, value, at }) => voteDone({ postId, value, at })),
    ...said.map(({ postId, createdAt }): Done => ({ postId, kind: 'comment', at: createdAt })),
  ]
  return withPlaces(asking, done)
}

type Done = Pick<Interaction, 'kind' | 'at'> & { postId: number }

function voteDone({ postId, value, at }: Pick<PostVoteDoc, 'postId' | 'value' | 'at'>): Done[] {
  return value === 0 ? [] : [{ postId, kind: value === 1 ? 'up-vote' : 'down-vote', at }]
}

async function withPlaces(
  { readModels, now }: Asking,
  done: readonly Done[],
): Promise<(Interaction & { postId: number })[]> {
  const places = await placesOf(readModels, { now, posts: new Set(done.map(({ postId }) => postId)) })
  return done.flatMap((one) => {
    const place = places.get(one.postId)
    return place === undefined ? [] : [{ ...one, ...place }]
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
  const found = await readModels.collection<PostDoc>(posts).many(unknown.map(String))
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
