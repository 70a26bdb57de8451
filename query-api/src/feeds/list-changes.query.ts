import {
  canRead,
  numberOf,
  postChanges as allChanges,
  publicStatuses,
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
  siteSettings,
  type HistoryDoc,
  type PostDoc,
} from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'
import { defineQuery, everybodyMay, type Query } from '../platform/pipeline.ts'
import type { Asking, LookingNow } from '../platform/ports.ts'
import { isRefused } from '../platform/refusals.ts'
import { whileUnchanged } from '../platform/while-unchanged.ts'
import { newestPosts } from '../posts/newest-posts.lookup.ts'
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

export type ChangesRequest = AskedOf<typeof feedReads.siteChanges>
type Request = ChangesRequest & Named

const feedLength = 50
/** Looked through for changes of posts that are to be seen and asked for. */
const mostLookedAt = 300
/** Posts of a search whose changes are told. */
const mostPosts = 100
const mostShared = 20_000

/** As everybody may see them: many follow the same, and who asks is no part of it. */
const sharedChanges = whileUnchanged<{ changes: readonly ChangeView[] }>({
  most: mostShared,
  sizeOf: ({ changes }) => changes.length + 1,
})

function changesOf<Asked extends ChangesRequest, Answer>(
  findSubject: (asking: Asking, request: Asked) => ReturnType<FindSubject>,
  present: (asking: Asking, changes: readonly ChangeView[], about: { subject: Subject; request: Asked }) => Answer,
): Query<Asked, Answer> {
  return defineQuery({
    reads: [postHistory, posts, postSearch, stores, users, siteSettings],
    find: async (asking, request: Asked) => {
      const subject = await findSubject(asking, request)
      if (isRefused(subject)) {
        return subject
      }
      const key = JSON.stringify([subject, request])
      const made = async () => ({ changes: await latestChanges({ ...asking, viewer: null }, subject, request) })
      return { subject, ...(await sharedChanges({ ...asking, key }, made)) }
    },
    hydrate: async (_asking, found) => found,
    // What visitors may not read is not among what they share.
    permit: everybodyMay,
    present: (asking, { subject, changes }, request): Answer => present(asking, changes, { subject, request }),
  })
}

async function latestChanges(asking: Asking, subject: Subject, request: ChangesRequest): Promise<ChangeView[]> {
  return toldChanges(asking, await linesOf(asking, subject, request), (post) => isWanted(post, request))
}

/** Lines of histories as changes of posts that the viewer may read now. */
export async function toldChanges(
  asking: LookingNow,
  lines: readonly HistoryDoc[],
  isAsked: (post: PostDoc) => boolean = () => true,
): Promise<ChangeView[]> {
  const ids = [...new Set(lines.map(({ postId }) => String(postId)))]
  const found = await asking.readModels.collection(posts).many(ids)
  const about = new Map([...found].filter(([, post]) => canRead(asking.viewer, post) && isAsked(post)))
  const told = lines.filter(({ postId }) => about.has(String(postId))).slice(0, feedLength)
  const cardOf = await postCards(asking, [...about.values()])
  return told.flatMap((line) => toChange(line, about.get(String(line.postId)), cardOf) ?? [])
}

async function linesOf(asking: Asking, { filter, words }: Subject, request: ChangesRequest): Promise<HistoryDoc[]> {
  const { changes, types, currency, minVotes } = request
  const place = words === undefined ? filter : { postId: { $in: await postsLike(asking, words) } }
  const wanted = changes.length > 0 ? changes : allChanges
  const isNarrowed = types.length > 0 || currency !== undefined || minVotes !== undefined
  return asking.readModels
    .collection(postHistory)
    .find(
      { isPublic: true, ...place, change: { $in: wanted } },
      { sort: [['position', -1]], limit: isNarrowed ? mostLookedAt : 2 * feedLength },
    )
}

async function postsLike(asking: Asking, words: string): Promise<number[]> {
  const filter = { status: { $in: publicStatuses } }
  const found = await newestPosts(asking, { filter, words }, { skip: 0, limit: mostPosts })
  return found.map(({ postId }) => postId)
}

function isWanted(post: PostDoc, { types, currency, minVotes }: ChangesRequest): boolean {
  return (
    (types.length === 0 || types.includes(post.type)) &&
    (currency === undefined || post.listedCurrencies.includes(currency)) &&
    post.votes >= (minVotes ?? -Infinity)
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
          // An amount of another currency is none that this one fell or rose from.
          from: changes?.['currency'] === undefined ? amountIn(changes?.['price']?.from) : null,
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
  (_asking, changes) => ({ changes: [...changes] }),
)

/** What happened since; null where nothing did. */
export function changesNews(now: ChangeList, before: ChangeList): ChangeList | null {
  const known = new Set(before.changes.map(({ id }) => id))
  // Where a post went out of sight, its changes make room for some that are older than all that were told.
  const oldest = now.changes.findLastIndex(({ id }) => known.has(id))
  const isWhole = before.changes.length < feedLength || oldest === -1
  const changes = (isWhole ? now.changes : now.changes.slice(0, oldest)).filter(({ id }) => !known.has(id))
  return changes.length === 0 ? null : { changes }
}
