import { productLinks, posts, type PostDoc, type ReadModels } from '@deals/projector/read-models'

const mostPosts = 200
const mostLinks = 400
/** From one page to another by a link, and on from there: what lies further is told by posts that lie nearer. */
const mostSteps = 4

interface Of {
  /** Null for a post that is not there yet. */
  readonly postId: number | null
  readonly urlKey: string | null
  readonly currency: string
}
interface Places {
  readonly postIds: readonly number[]
  readonly urlKeys: readonly string[]
}

/**
 * The other posts of a product in one currency, in whatever status: those of the same page, those that were linked by
 * members or a moderator, and those of their pages in turn. It is looked up each time, so what is parted is apart at once.
 */
export async function othersOfProduct(readModels: ReadModels, { postId, urlKey, currency }: Of): Promise<PostDoc[]> {
  const own = postId === null ? [] : [postId]
  const visited = new Set(own)
  const found: PostDoc[] = []
  const asked = new Set<string>()
  let places: Places = { postIds: await linkedTo(readModels, own), urlKeys: urlKey === null ? [] : [urlKey] }
  for (let step = 0; step < mostSteps && found.length < mostPosts; step += 1) {
    const added = (await postsAt(readModels, places, currency)).filter((post) => !visited.has(post.postId))
    if (added.length === 0) {
      break
    }
    places.urlKeys.forEach((key) => asked.add(key))
    added.forEach((post) => visited.add(post.postId))
    found.push(...added)
    const linked = await linkedTo(
      readModels,
      added.map((post) => post.postId),
    )
    places = {
      postIds: linked.filter((id) => !visited.has(id)),
      urlKeys: [...new Set(added.flatMap((post) => post.urlKey ?? []))].filter((key) => !asked.has(key)),
    }
  }
  return found
}

/** Posts that were linked with some of these. */
export async function linkedTo(readModels: ReadModels, postIds: readonly number[]): Promise<number[]> {
  if (postIds.length === 0) {
    return []
  }
  const links = await readModels
    .collection(productLinks)
    .find({ postId: { $in: [...postIds] } }, { sort: [['at', 1]], limit: mostLinks })
  return [...new Set(links.map(({ otherId }) => otherId))]
}

async function postsAt(readModels: ReadModels, { postIds, urlKeys }: Places, currency: string): Promise<PostDoc[]> {
  const collection = readModels.collection(posts)
  const [byId, ofPages] = await Promise.all([
    postIds.length === 0 ? new Map<string, PostDoc>() : collection.many(postIds.map(String)),
    urlKeys.length === 0
      ? []
      : collection.find({ urlKey: { $in: [...urlKeys] }, currency, type: 'product' }, { sort: [], limit: mostPosts }),
  ])
  const ofPage = new Set(ofPages.map(({ postId }) => postId))
  const linked = [...byId.values()].filter((post) => post.currency === currency && post.type === 'product')
  return [...ofPages, ...linked.filter(({ postId }) => !ofPage.has(postId))]
}
