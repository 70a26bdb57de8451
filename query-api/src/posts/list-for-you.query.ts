import { counted, canRead, findCategory, type AskedOf, type ForYouList, type postReads } from '@deals/events'
import {
  bookmarks,
  comments,
  memberVisits,
  posts,
  postVotes,
  recommendationTerms,
  stores,
  users,
  siteSettings,
  type PostDoc,
} from '@deals/projector/read-models'
import { pageOf } from '../platform/page.ts'
import { defineQuery } from '../platform/pipeline.ts'
import type { Asking } from '../platform/ports.ts'
import { affinityOf, likingOf, type Affinity, type Interaction } from './affinity.ts'
import { findListed } from './find-listed.ts'
import { viewerInteractions } from './viewer-interactions.ts'
import { postCards } from './post-cards.hydrator.ts'

/** Fewer things done say too little about somebody; then they choose categories. */
const fewestInteractions = 5
const candidates = 300

type Request = AskedOf<typeof postReads.listForYou>

interface Found {
  docs: PostDoc[]
  total: number
  isKnown: boolean
  isOff: boolean
  interactions: readonly Interaction[]
}

/** GET /api/posts/for-you: `best`, lifted by the categories and stores that a member likes. */
export const listForYou = defineQuery({
  reads: [posts, postVotes, bookmarks, comments, memberVisits, recommendationTerms, stores, users, siteSettings],
  find: async (asking, request: Request) => {
    const { docs, ...found } = await findForYou(asking, request.categories)
    return { ...found, docs: pageOf(docs, request), total: docs.length }
  },
  hydrate: async (asking, found) => ({ ...found, cardOf: await postCards(asking, found.docs) }),
  permit: ({ viewer }, hydrated) => ({ ...hydrated, docs: hydrated.docs.filter((post) => canRead(viewer, post)) }),
  present: (_asking, { docs, total, isKnown, isOff, interactions, cardOf }): ForYouList => ({
    posts: docs.map((post) => cardOf(post, { isRecommended: isKnown })),
    total,
    isKnown,
    isOff,
    because: isKnown ? Object.fromEntries(docs.flatMap((post) => reasonOf(post, interactions))) : {},
  }),
})

/** All posts for a member, in their order, and what it was learned from. */
export async function findForYou(asking: Asking, categories: readonly string[]): Promise<Omit<Found, 'total'>> {
  const { isOff, interactions, known } = await viewerInteractions(asking)
  if (isOff) {
    return { docs: [], isKnown: false, isOff, interactions }
  }
  const isKnown = interactions.filter(saysWhatIsLiked).length >= fewestInteractions
  const found = isKnown ? await liked(asking, affinityOf(interactions, asking.now)) : await chosen(asking, categories)
  const docs = found.filter(({ postId, authorId }) => !known.has(postId) && authorId !== asking.viewer?.id)
  return { docs, isKnown, isOff, interactions }
}

/** What somebody is not interested in tells of nothing that could be shown instead. */
const saysWhatIsLiked = ({ kind }: Interaction): boolean => kind !== 'dismissal'

async function liked(asking: Asking, affinity: Affinity): Promise<PostDoc[]> {
  const window = { skip: 0, limit: candidates }
  const mine = { status: 'active', categorySlug: { $in: [...affinity.categories.keys()] } }
  const [best, bestOfMine] = await Promise.all([
    findListed(asking, { filter: { status: 'active' }, order: 'best' }, window),
    affinity.categories.size === 0 ? [] : findListed(asking, { filter: mine, order: 'best' }, window),
  ])
  const byId = new Map([...best, ...bestOfMine].map((post) => [post.postId, post]))
  return [...byId.values()].sort(
    (left, right) => likingOf(right, affinity) - likingOf(left, affinity) || right.postId - left.postId,
  )
}

/** Before anything is known: the best of the categories that the member chose. */
async function chosen(asking: Asking, categories: readonly string[]): Promise<PostDoc[]> {
  const filter = { status: 'active', categorySlug: { $in: [...categories] } }
  return categories.length === 0 ? [] : findListed(asking, { filter, order: 'best' }, { skip: 0, limit: candidates })
}

const words = { bookmark: 'saved', 'up-vote': 'voted for', comment: 'commented on' } as const

/** "Because you saved 3 deals in Computers", by what was done most often in the category. */
function reasonOf(post: PostDoc, interactions: readonly Interaction[]): [string, string][] {
  const category = findCategory(post.categorySlug)?.name ?? post.categorySlug
  const counts = (['bookmark', 'up-vote', 'comment'] as const).map((kind) => ({
    kind,
    count: interactions.filter((one) => one.kind === kind && one.categorySlug === post.categorySlug).length,
  }))
  const [most] = counts.toSorted((left, right) => right.count - left.count)
  return most === undefined || most.count === 0
    ? []
    : [[String(post.postId), `Because you ${words[most.kind]} ${counted(most.count, 'deal')} in ${category}`]]
}
