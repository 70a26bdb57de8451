import { findCategory, type AskedOf, type feedReads, type PostCard } from '@deals/events'
import { posts, stores, users, type PostDoc } from '@deals/projector/read-models'
import { defineQuery } from '../platform/pipeline.ts'
import type { Asking } from '../platform/ports.ts'
import { notFound, type QueryRefusal } from '../platform/refusals.ts'
import { postCards } from '../posts/post-cards.hydrator.ts'
import { findStore } from '../stores/merged-stores.hydrator.ts'
import { toRss } from './rss.ts'

const feedLength = 50
/** Looked through for posts with enough votes. */
const mostLookedAt = 300

type Request = AskedOf<typeof feedReads.siteFeed> & { slug?: string }

/** What a feed is of: its name, its page, and the filter of its posts. */
interface Subject {
  title: string
  path: string
  filter: Record<string, string>
}
interface Found extends Subject {
  docs: PostDoc[]
}
type Hydrated = Found & { cards: PostCard[] }
type FindSubject = (asking: Asking, slug: string) => Promise<Subject | QueryRefusal>

function feedOf(findSubject: FindSubject) {
  return defineQuery<Request, Found, Hydrated, string>({
    reads: [posts, stores, users],
    find: async (asking, request) => {
      const subject = await findSubject(asking, request.slug ?? '')
      return 'refused' in subject ? subject : { ...subject, docs: await newest(asking, subject, request) }
    },
    hydrate: async (asking, found) => {
      const cardOf = await postCards({ ...asking, viewer: null }, found.docs)
      return { ...found, cards: found.docs.map((post) => cardOf(post)) }
    },
    permit: (_asking, hydrated) => ({
      ...hydrated,
      cards: hydrated.cards.filter(({ status }) => status === 'active'),
    }),
    present: ({ publicUrl }, { title, path, cards }) =>
      toRss({
        title,
        link: `${publicUrl}${path}`,
        self: `${publicUrl}${path === '/' ? '' : path}/feed.xml`,
        about: `The newest deals: ${title}`,
        posts: cards,
        publicUrl,
      }),
  })
}

async function newest({ readModels }: Asking, { filter }: Subject, request: Request): Promise<PostDoc[]> {
  const { types, currency, minVotes } = request
  const least = /^\d{1,6}$/.test(minVotes) ? Number(minVotes) : null
  const found = await readModels.collection<PostDoc>(posts).find(
    {
      status: 'active',
      ...filter,
      ...(types.length > 0 && { type: { $in: types } }),
      ...(currency && { listedCurrencies: currency }),
    },
    { sort: [['createdAt', -1]], limit: least === null ? feedLength : mostLookedAt },
  )
  return found.filter(({ votes }) => least === null || votes >= least).slice(0, feedLength)
}

const nameOfSite = 'Dealstream'

/** GET /feed.xml, /category/{slug}/feed.xml, /store/{slug}/feed.xml */
export const siteFeed = feedOf(async () => ({ title: nameOfSite, path: '/', filter: {} }))
export const categoryFeed = feedOf(async (_asking, slug) => {
  const category = findCategory(slug)
  return category === undefined
    ? notFound('Category')
    : { title: `${category.name} – ${nameOfSite}`, path: `/category/${slug}`, filter: { categorySlug: slug } }
})
export const storeFeed = feedOf(async (asking, slug) => {
  const store = await findStore(asking, slug)
  return store === null || store.status === 'blocked'
    ? notFound('Store')
    : { title: `${store.name} – ${nameOfSite}`, path: `/store/${store.slug}`, filter: { storeSlug: store.slug } }
})
