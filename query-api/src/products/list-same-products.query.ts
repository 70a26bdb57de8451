import {
  canRead,
  decidesOnProducts,
  isPublicStatus,
  suggestsEdits,
  voicesOf,
  type SameProduct,
  type SameProducts,
  type Viewer,
} from '@deals/events'
import {
  posts,
  productLinks,
  productProposals,
  stores,
  type PostDoc,
  type StoreDoc,
} from '@deals/projector/read-models'
import { defineQuery } from '../platform/pipeline.ts'
import type { Asking } from '../platform/ports.ts'
import { findPost, refuseReading } from '../posts/post.access.ts'
import { pricesOf } from '../posts/post.view.ts'
import { storesOf } from '../stores/store-marks.hydrator.ts'

const mostPairs = 50

/** A post and another one, with who says that they are of one product; nobody has to where they are linked. */
interface Pair {
  readonly other: PostDoc
  readonly speakerIds: readonly string[]
  readonly isLinked: boolean
}
interface Hydrated {
  readonly post: PostDoc
  readonly pairs: readonly Pair[]
  readonly names: ReadonlyMap<string, StoreDoc>
}

/** GET /api/posts/{id}/same-product; who said so stays unsaid. */
export const listSameProducts = defineQuery({
  reads: [posts, productLinks, productProposals, stores],
  isSameForVisitors: true,
  find: (asking, { id }: { id: string }) => findPost(asking, id),
  hydrate: async (asking, post) => {
    const pairs = await pairsOf(asking, post)
    return {
      post,
      pairs,
      names: await storesOf(
        asking,
        pairs.flatMap(({ other }) => other.storeSlug ?? []),
      ),
    }
  },
  permit: ({ viewer }, { pairs, ...rest }) =>
    refuseReading(viewer, rest.post) ?? {
      ...rest,
      pairs: pairs.filter(({ other }) => other.status !== 'deleted' && canRead(viewer, other)),
    },
  present: ({ viewer }, { post, pairs, names }): SameProducts => {
    const shown = (isLinked: boolean) =>
      pairs.filter((pair) => pair.isLinked === isLinked).map((pair) => toSameProduct(viewer, { post, pair, names }))
    return { linked: shown(true), proposed: shown(false), canPropose: canSay(viewer, post) }
  },
})

async function pairsOf({ readModels }: Asking, { postId }: PostDoc): Promise<Pair[]> {
  const proposals = readModels.collection(productProposals)
  const oldestFirst = { sort: [['at', 1]], limit: mostPairs } as const
  const [links, asOne, asOther] = await Promise.all([
    readModels.collection(productLinks).find({ postId }, oldestFirst),
    proposals.find({ postId }, oldestFirst),
    proposals.find({ otherId: postId }, oldestFirst),
  ])
  const found = [
    ...links.map(({ otherId }) => ({ otherId, speakerIds: [], isLinked: true })),
    ...asOne.map(({ otherId, speakerIds }) => ({ otherId, speakerIds, isLinked: false })),
    ...asOther.map((proposal) => ({ otherId: proposal.postId, speakerIds: proposal.speakerIds, isLinked: false })),
  ]
  const others = await readModels.collection(posts).many(found.map(({ otherId }) => String(otherId)))
  return found.flatMap(({ otherId, ...pair }) => {
    const other = others.get(String(otherId))
    return other === undefined ? [] : [{ ...pair, other }]
  })
}

const canSay = (viewer: Viewer | null, { type, status, mergedInto }: PostDoc): boolean =>
  suggestsEdits(viewer) && type === 'product' && isPublicStatus(status) && mergedInto === undefined

function toSameProduct(
  viewer: Viewer | null,
  { post, pair, names }: { post: PostDoc; pair: Pair; names: Hydrated['names'] },
): SameProduct {
  const { other, speakerIds, isLinked } = pair
  const posters = { posters: [post.authorId, other.authorId] }
  const isOwn = viewer !== null && speakerIds.includes(viewer.id)
  const isFirst = isOwn && speakerIds[0] === viewer.id
  return {
    post: {
      id: other.postId,
      title: other.title,
      price: pricesOf(other).price,
      currency: other.currency,
      status: other.status,
      storeName: names.get(other.storeSlug ?? '')?.name ?? null,
    },
    voices: voicesOf(speakerIds, posters),
    isOwn,
    canConfirm: !isLinked && !isOwn && canSay(viewer, post) && canSay(viewer, other),
    canRefuse: decidesOnProducts(viewer, posters) || isFirst,
  }
}
