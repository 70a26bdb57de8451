import {
  canRead,
  numberOf,
  postChanges as allChanges,
  toMajorUnits,
  type AskedOf,
  type ChangeList,
  type ChangeView,
  type feedReads,
  type PostCard,
} from '@deals/events'
import {
  postHistory,
  posts,
  postSearch,
  stores,
  users,
  type HistoryDoc,
  type PostDoc,
} from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'
import { defineQuery, type Query } from '../platform/pipeline.ts'
import type { Asking } from '../platform/ports.ts'
import { isRefused } from '../platform/refusals.ts'
import { newestPosts } from '../posts/newest-posts.hydrator.ts'
import { postCards, type CardOf } from '../posts/post-cards.hydrator.ts'
import { changesAsRss } from './changes-rss.ts'
import {
  aCategory,
  aPost,
  aSearch,
  aStore,
  theSite,
  type FindSubject,
  type Named,
  type Subject,
} from './feed-subjects.ts'
import { leastVotes } from './get-feed.query.ts'

export type ChangesRequest = AskedOf<typeof feedReads.siteChanges>
type Request = ChangesRequest & Named

const feedLength = 50
/** Looked through for changes of posts that are to be seen and asked for. */
const mostLookedAt = 300
/** Posts of a search whose changes are told. */
const mostPosts = 100

interface Found {
  subject: Subject
  lines: HistoryDoc[]
}
interface Hydrated extends Found {
  about: ReadonlyMap<string, PostDoc>
  cardOf: CardOf
}

/** Changes as everybody may see them, whoever asks. */
function changesOf<Asked extends ChangesRequest, Answer>(
  findSubject: (asking: Asking, request: Asked) => ReturnType<FindSubject>,
  present: (asking: Asking, changes: ChangeView[], about: { subject: Subject; request: Asked }) => Answer,
): Query<Asked, Answer> {
  return defineQuery<Asked, Found, Hydrated, Answer>({
    reads: [postHistory, posts, postSearch, stores, users],
    find: async (asking, request) => {
      const subject = await findSubject(asking, request)
      return isRefused(subject) ? subject : { subject, lines: await linesOf(asking, subject, request) }
    },
    hydrate: async (asking, found) => {
      const ids = [...new Set(found.lines.map(({ postId }) => String(postId)))]
      const about = await asking.readModels.collection<PostDoc>(posts).many(ids)
      return { ...found, about, cardOf: await postCards({ ...asking, viewer: null }, [...about.values()]) }
    },
    permit: (_asking, hydrated, request) => ({
      ...hydrated,
      about: new Map([...hydrated.about].filter(([, post]) => canRead(null, post) && isWanted(post, request))),
    }),
    present: (asking, { subject, lines, about, cardOf }, request) => {
      const told = lines.flatMap((line) => toChange(line, about.get(String(line.postId)), cardOf) ?? [])
      return present(asking, told.slice(0, feedLength), { subject, request })
    },
  })
}

async function linesOf(asking: Asking, { filter, words }: Subject, { changes }: ChangesRequest): Promise<HistoryDoc[]> {
  const place = words === undefined ? filter : { postId: { $in: await postsLike(asking, words) } }
  const wanted = changes.length > 0 ? changes : allChanges
  return asking.readModels
    .collection<HistoryDoc>(postHistory)
    .find({ isPublic: true, ...place, change: { $in: wanted } }, { sort: [['position', -1]], limit: mostLookedAt })
}

async function postsLike(asking: Asking, words: string): Promise<number[]> {
  const filter = { status: { $in: ['active', 'expired'] } }
  const found = await newestPosts(asking, { filter, words }, { skip: 0, limit: mostPosts })
  return found.map(({ postId }) => postId)
}

function isWanted(post: PostDoc, { types, currency, minVotes }: ChangesRequest): boolean {
  return (
    (types.length === 0 || types.includes(post.type)) &&
    (currency === undefined || post.listedCurrencies.includes(currency)) &&
    post.votes >= (leastVotes(minVotes) ?? -Infinity)
  )
}

function toChange(line: HistoryDoc, post: PostDoc | undefined, cardOf: CardOf): ChangeView | null {
  const { change, at, position, changes } = line
  return change === undefined || post === undefined
    ? null
    : {
        id: `${post.postId}-${numberOf(position)}`,
        change,
        at: iso(at),
        ...(change === 'price-changed' && {
          from: amountIn(changes?.['price']?.from),
          to: amountIn(changes?.['price']?.to),
        }),
        post: toPost(cardOf(post)),
      }
}

const amountIn = (value: unknown): number | null => (typeof value === 'number' ? toMajorUnits(value) : null)

function toPost(card: PostCard): ChangeView['post'] {
  const { id, title, type, status, price, currency, categorySlug, storeSlug, storeName, votes } = card
  return { id, title, type, status, price, currency, categorySlug, storeSlug, storeName, votes }
}

const asRss = (find: FindSubject) => changesOf<Request, string>(find, changesAsRss)

/** GET /changes.xml, /category/{slug}/changes.xml, /store/{slug}/changes.xml, /post/{id}/changes.xml, /search/changes.xml */
export const siteChanges = asRss(theSite)
export const categoryChanges = asRss(aCategory)
export const storeChanges = asRss(aStore)
export const postChanges = asRss(aPost)
export const searchChanges = asRss(aSearch)

/** GET /api/changes */
export const listChanges = changesOf<AskedOf<typeof feedReads.listChanges>, ChangeList>(
  (asking, { post, store, category, q }) => {
    if (post !== '') {
      return aPost(asking, { id: post })
    }
    if (store !== '') {
      return aStore(asking, { slug: store })
    }
    if (category !== '') {
      return aCategory(asking, { slug: category })
    }
    return q === '' ? theSite(asking, {}) : aSearch(asking, { q })
  },
  (_asking, changes) => ({ changes }),
)

/** What happened since; null where nothing did. */
export function changesNews(now: ChangeList, before: ChangeList): ChangeList | null {
  const known = new Set(before.changes.map(({ id }) => id))
  const changes = now.changes.filter(({ id }) => !known.has(id))
  return changes.length === 0 ? null : { changes }
}
