import { categories, findCategory, positionFrom, titleKeysOf } from '@deals/events'
import {
  readByAll,
  type BookmarkDoc,
  type CommentDoc,
  type NotificationDoc,
  type PostBodyDoc,
  type PostDoc,
  type SearchDoc,
  type StoreDoc,
  type TitleKeysDoc,
  type UserDoc,
} from '@deals/projector/read-models'
import { postTitle } from './site-words.ts'
import { storeCount } from './site-history.ts'

export const memberCount = 1000
/** Recently enough to be asked for among posts of this year. */
const firstTime = Date.now() - 30 * 86_400_000

/** What a post of the log says, too. */
export const authorOf = (at: number): string => `member-${(at * 7) % memberCount}`
export const shelfOf = (at: number) => {
  const slug = categories[at % categories.length]?.slug ?? ''
  return { categorySlug: slug, storeSlug: `store-${(at * 11) % storeCount}` }
}
/** Four of five are active. */
const statusOf = (at: number) => (at % 5 === 4 ? 'expired' : 'active')
const timeOf = (at: number): number => firstTime + at * 1000
const currencyOf = (at: number) => (at % 6 === 5 ? 'CAD' : 'USD')
const typeOf = (at: number) => (at % 10 === 9 ? 'discussion' : 'product')

export const keysOf = (at: number, title: string): TitleKeysDoc => ({
  postId: at + 1,
  authorId: authorOf(at),
  isDeleted: false,
  ...titleKeysOf(title),
})

const body =
  'Bought one last month and it still works well. The price was lower in spring, I would wait for the next sale.'

export const aBody = (at: number): PostBodyDoc => ({ authorId: authorOf(at), content: body })

export const aSearched = (at: number, title: string): SearchDoc => ({
  postId: at + 1,
  title,
  content: body,
  category: findCategory(shelfOf(at).categorySlug)?.name ?? '',
  store: `Store ${(at * 11) % storeCount}`,
  type: typeOf(at),
  status: statusOf(at),
  ...shelfOf(at),
  authorId: authorOf(at),
  createdAt: timeOf(at),
  listedCurrencies: [currencyOf(at)],
  currency: currencyOf(at),
  isPriced: true,
  isPublished: true,
})

export function aPost(at: number, { title, random }: { title: string; random: () => number }): PostDoc {
  const [postId, createdAt, price] = [at + 1, timeOf(at), 500 + Math.floor(random() * 50_000)]
  const votes = Math.floor(random() ** 3 * 200)
  const currency = currencyOf(at)
  return {
    postId,
    type: typeOf(at),
    title,
    excerpt: title,
    price,
    priceAscending: price,
    priceDescending: price,
    discount: at % 60,
    currency,
    listedCurrencies: [currency],
    status: statusOf(at),
    everActive: true,
    edited: false,
    images: [{ imageUrl: '/images/picture.webp', sequence: 0 }],
    dealUrl: `https://shop.example/p/${postId}`,
    urlKey: `shop.example/p/${postId}`,
    ...shelfOf(at),
    authorId: authorOf(at),
    submittedAt: createdAt,
    createdAt,
    updatedAt: createdAt,
    rankedFrom: createdAt,
    affiliated: false,
    priceStanding: 'none',
    votes,
    voteCount: votes,
    weighedVotes: votes,
    weighedCount: votes,
    weighedUps: votes,
    votesPos: positionFrom(at + 1),
    commentCount: Math.floor(random() * 30),
    commenters: [],
    version: 0,
    confirmed: 0,
    denied: 0,
    best: Math.log10(votes + 1) + at / 45_000,
  }
}

export function aMember(at: number): UserDoc {
  const username = `reader${at}`
  return {
    userId: `member-${at}`,
    username,
    usernameKey: username,
    joinedAt: firstTime,
    roles: [],
    postsPublished: 1,
    commentCount: 0,
    reportsUpheld: 0,
    reportsDecided: 0,
    reputation: 0,
    erased: false,
  }
}

export function aStore(at: number): StoreDoc {
  const [slug, name] = [`store-${at}`, `Store ${at}`]
  const facts = { slug, name, nameKey: name.toLowerCase(), hosts: [`${slug}.example`], createdAt: firstTime }
  return { ...facts, status: 'active', affiliateDisclosed: false, version: 0 }
}

export function aComment(at: number, random: () => number): CommentDoc {
  const ups = Math.floor(random() ** 3 * 50)
  return {
    commentId: at + 1,
    postId: 1,
    rootId: at + 1,
    depth: 0,
    authorId: `member-${at % memberCount}`,
    posterId: 'member-0',
    readBy: readByAll,
    content: postTitle(random),
    createdAt: firstTime + at * 1000,
    edited: false,
    votes: ups,
    ups,
    downs: 0,
    wilson: ups / (ups + 4),
    controversy: 0,
    voteTotal: ups,
    replyCount: 0,
  }
}

export const aNotice = (at: number): NotificationDoc => ({
  userId: 'member-0',
  kind: 'comment',
  postId: (at % 500) + 1,
  actorId: `member-${at % memberCount}`,
  count: 1,
  url: `/post/${(at % 500) + 1}`,
  createdAt: firstTime + at * 1000,
  position: positionFrom(at + 1),
})

export const aBookmark = (at: number): BookmarkDoc => ({
  userId: 'member-0',
  postId: at + 1,
  savedAt: firstTime + at * 1000,
  currency: 'USD',
})
