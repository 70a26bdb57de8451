import type { AskedOf, feedReads } from '@deals/events'
import { posts, postSearch, stores, users, siteSettings, type Filter, type PostDoc } from '@deals/projector/read-models'
import { defineQuery } from '../platform/pipeline.ts'
import type { Asking } from '../platform/ports.ts'
import { isRefused } from '../platform/refusals.ts'
import { newestPosts } from '../posts/newest-posts.lookup.ts'
import { postCards } from '../posts/post-cards.hydrator.ts'
import {
  aCategory,
  addressesOf,
  aMember,
  aSearch,
  aStore,
  theSite,
  type FindSubject,
  type Named,
  type Subject,
} from './feed-subjects.ts'
import { itemOfPost, toRss } from './rss.ts'

const feedLength = 50
/** Looked through for posts with enough votes. */
const mostLookedAt = 300

type Request = AskedOf<typeof feedReads.siteFeed> & Named

function feedOf(findSubject: FindSubject) {
  return defineQuery({
    reads: [posts, postSearch, stores, users, siteSettings],
    find: async (asking, request: Request) => {
      const subject = await findSubject(asking, request)
      return isRefused(subject) ? subject : { subject, docs: await newest(asking, subject, request) }
    },
    hydrate: async (asking, found) => {
      const cardOf = await postCards({ ...asking, viewer: null }, found.docs)
      return { ...found, cards: found.docs.map((post) => cardOf(post)) }
    },
    permit: (_asking, hydrated) => ({
      ...hydrated,
      cards: hydrated.cards.filter(({ status }) => status === 'active'),
    }),
    present: ({ publicUrl }, { subject, cards }, request): string => {
      const { page, self } = addressesOf(subject, 'feed.xml', askedBesides(request))
      return toRss({
        title: subject.title,
        link: `${publicUrl}${page}`,
        self: `${publicUrl}${self}`,
        about: `The newest deals: ${subject.title}`,
        items: cards.map((post) => itemOfPost(post, publicUrl)),
      })
    },
  })
}

/** What was asked for besides the path: the same address has to bring the same feed again. */
export const askedBesides = ({ types, minVotes, currency }: AskedOf<typeof feedReads.siteFeed>) => ({
  types: types.join(','),
  minVotes: minVotes === undefined ? '' : String(minVotes),
  currency: currency ?? '',
})

async function newest(asking: Asking, { filter, words }: Subject, request: Request): Promise<PostDoc[]> {
  const { types, currency, minVotes } = request
  const wanted: Filter = {
    status: 'active',
    ...filter,
    ...(types.length > 0 && { type: { $in: types } }),
    ...(currency && { listedCurrencies: currency }),
  }
  const window = { skip: 0, limit: minVotes === undefined ? feedLength : mostLookedAt }
  const found = await newestPosts(asking, { filter: wanted, words }, window)
  return found.filter(({ votes }) => minVotes === undefined || votes >= minVotes).slice(0, feedLength)
}

/** GET /feed.xml, /category/{slug}/feed.xml, /store/{slug}/feed.xml, /user/{username}/feed.xml, /search/feed.xml */
export const siteFeed = feedOf(theSite)
export const categoryFeed = feedOf(aCategory)
export const storeFeed = feedOf(aStore)
export const userFeed = feedOf(aMember)
export const searchFeed = feedOf(aSearch)
