import { findCategory, postStatuses, type AskedOf, type feedReads, type PostCard } from '@deals/events'
import { posts, postSearch, stores, users, type Filter, type PostDoc } from '@deals/projector/read-models'
import { defineQuery } from '../platform/pipeline.ts'
import type { Asking } from '../platform/ports.ts'
import { notFound, type QueryRefusal } from '../platform/refusals.ts'
import { newestPosts } from '../posts/newest-posts.hydrator.ts'
import { postCards } from '../posts/post-cards.hydrator.ts'
import { findStore } from '../stores/merged-stores.hydrator.ts'
import { findByName } from '../users/members.hydrator.ts'
import { toRss } from './rss.ts'

const feedLength = 50
/** Looked through for posts with enough votes. */
const mostLookedAt = 300

type Request = AskedOf<typeof feedReads.siteFeed> & { slug?: string; username?: string; q?: string }

/** What a feed is of: its name, its page, and the filter of its posts or the words in them. */
interface Subject {
  title: string
  path: string
  filter: Filter
  words?: string
}
interface Found extends Subject {
  docs: PostDoc[]
}
type Hydrated = Found & { cards: PostCard[]; asked: string }
type FindSubject = (asking: Asking, request: Request) => Promise<Subject | QueryRefusal>

function feedOf(findSubject: FindSubject) {
  return defineQuery<Request, Found & { asked: string }, Hydrated, string>({
    reads: [posts, postSearch, stores, users],
    find: async (asking, request) => {
      const subject = await findSubject(asking, request)
      if ('refused' in subject) {
        return subject
      }
      return { ...subject, docs: await newest(asking, subject, request), asked: askedAgain(request) }
    },
    hydrate: async (asking, found) => {
      const cardOf = await postCards({ ...asking, viewer: null }, found.docs)
      return { ...found, cards: found.docs.map((post) => cardOf(post)) }
    },
    permit: (_asking, hydrated) => ({
      ...hydrated,
      cards: hydrated.cards.filter(({ status }) => status === 'active'),
    }),
    present: ({ publicUrl }, { title, path, words, asked, cards }) =>
      toRss({
        title,
        link: `${publicUrl}${path}${words === undefined ? '' : `?${new URLSearchParams({ q: words }).toString()}`}`,
        self: `${publicUrl}${path === '/' ? '' : path}/feed.xml${asked}`,
        about: `The newest deals: ${title}`,
        posts: cards,
        publicUrl,
      }),
  })
}

/** What was asked for besides the path: the same address has to bring the same feed again. */
function askedAgain({ types, minVotes, currency, q }: Request): string {
  const given = { q: q ?? '', types: types.join(','), minVotes, currency: currency ?? '' }
  const query = new URLSearchParams(Object.entries(given).filter(([, value]) => value !== '')).toString()
  return query === '' ? '' : `?${query}`
}

async function newest(asking: Asking, { filter, words }: Subject, request: Request): Promise<PostDoc[]> {
  const { types, currency, minVotes } = request
  const least = /^\d{1,6}$/.test(minVotes) ? Number(minVotes) : null
  const wanted: Filter = {
    status: 'active',
    ...filter,
    ...(types.length > 0 && { type: { $in: types } }),
    ...(currency && { listedCurrencies: currency }),
  }
  const window = { skip: 0, limit: least === null ? feedLength : mostLookedAt }
  const found = await newestPosts(asking, { filter: wanted, words }, window)
  return found.filter(({ votes }) => least === null || votes >= least).slice(0, feedLength)
}

const nameOfSite = 'Dealstream'

/** GET /feed.xml, /category/{slug}/feed.xml, /store/{slug}/feed.xml, /user/{username}/feed.xml, /search/feed.xml */
export const siteFeed = feedOf(async () => ({ title: nameOfSite, path: '/', filter: {} }))
export const categoryFeed = feedOf(async (_asking, { slug = '' }) => {
  const category = findCategory(slug)
  return category === undefined
    ? notFound('Category')
    : { title: `${category.name} – ${nameOfSite}`, path: `/category/${slug}`, filter: { categorySlug: slug } }
})
export const storeFeed = feedOf(async (asking, { slug = '' }) => {
  const store = await findStore(asking, slug)
  return store === null || store.status === 'blocked'
    ? notFound('Store')
    : { title: `${store.name} – ${nameOfSite}`, path: `/store/${store.slug}`, filter: { storeSlug: store.slug } }
})
/** Said by what is left out, so that the store reads by author and not through everything that is active. */
const notActive = postStatuses.filter((status) => status !== 'active')
export const userFeed = feedOf(async (asking, { username = '' }) => {
  const user = await findByName(asking, username)
  return user === null
    ? notFound('User')
    : {
        title: `${user.username} – ${nameOfSite}`,
        path: `/user/${user.username}`,
        filter: { authorId: user.userId, status: { $nin: notActive } },
      }
})
export const searchFeed = feedOf(async (_asking, { q = '' }) => ({
  title: `${q} – ${nameOfSite}`,
  path: '/search',
  filter: {},
  words: q,
}))
