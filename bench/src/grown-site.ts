import { join } from 'node:path'
import { dayMs, categories, positionFrom, titleKeysOf, type Json } from '@deals/events'
import { openSqliteProjectionStore, projections, type ProjectionStore } from '@deals/projector/app'
import {
  readByAll,
  type BookmarkDoc,
  type CommentDoc,
  type NotificationDoc,
  type PostDoc,
  type StoreDoc,
  type TitleKeysDoc,
  type UserDoc,
} from '@deals/projector/read-models'
import { pick, randomOf } from './random.ts'
import { postTitle } from './site-words.ts'

const memberCount = 1000
const storeCount = 40
const groupSize = 20_000
/** Recently enough to be asked for among posts of this year. */
const firstTime = Date.now() - 30 * dayMs

/** How much there is of each thing. */
export interface Grown {
  readonly posts: number
  /** All of them on the first post. */
  readonly comments: number
  /** Makes the title of each post. */
  readonly title?: (random: () => number) => string
  /** Those of the first member. */
  readonly notices: number
  readonly bookmarks: number
}

/**
 * Read models of a site that has grown so far, written as documents: folding a million posts is what `replay` measures.
 * Answers the file.
 */
export async function writeGrownSite(
  directory: string,
  { posts, comments, notices, bookmarks, title = postTitle }: Grown,
): Promise<string> {
  const file = join(directory, 'read.db')
  const store = openSqliteProjectionStore({ file })
  const random = randomOf(posts)
  await writeView(store, 'users', { count: memberCount, documentAt: (at) => [`member-${at}`, { ...aMember(at) }] })
  await writeView(store, 'stores', { count: storeCount, documentAt: (at) => [`store-${at}`, { ...aStore(at) }] })
  const titles = Array.from({ length: posts }, () => title(random))
  await writeView(store, 'posts', {
    count: posts,
    documentAt: (at) => [String(at + 1), { ...aPost(at, { title: titles[at] ?? '', random }) }],
  })
  await writeView(store, 'title-keys', {
    count: posts,
    documentAt: (at) => [String(at + 1), { ...keysOf(at, titles[at] ?? '') }],
  })
  await writeView(store, 'comments', {
    count: comments,
    documentAt: (at) => [String(at + 1), { ...aComment(at, random) }],
  })
  await writeView(store, 'notifications', {
    count: notices,
    documentAt: (at) => [`${at + 1}-poster-comment`, { ...aNotice(at) }],
  })
  await writeView(store, 'bookmarks', {
    count: bookmarks,
    documentAt: (at) => [`member-0:${at + 1}`, { ...aBookmark(at) }],
  })
  await store.close()
  return file
}

interface Content {
  count: number
  documentAt: (at: number) => readonly [id: string, doc: Record<string, Json | undefined>]
}

/** The collection of a projection that has one, with its indexes built last as a rebuild does. */
async function writeView(store: ProjectionStore, name: string, { count, documentAt }: Content): Promise<void> {
  const collections = projections.find((projection) => projection.name === name)?.collections ?? []
  const [collection] = collections
  const ref = await store.create(name, { code: 'bench', collections, state: 'fed', indexed: false })
  const writer = store.writer(ref)
  for (let from = 0; from < count; from += groupSize) {
    const to = Math.min(count, from + groupSize)
    const puts = Array.from({ length: to - from }, (_, index) => {
      const [id, doc] = documentAt(from + index)
      return { collection: collection?.name ?? name, id, pos: positionFrom(from + index + 1), doc }
    })
    await writer.commit({
      puts,
      partition: 'all',
      from: positionFrom(from),
      to: positionFrom(to),
      digest: '0'.repeat(32),
    })
  }
  await store.buildIndexes(ref)
}

const keysOf = (at: number, title: string): TitleKeysDoc => ({
  postId: at + 1,
  authorId: 'member-0',
  isDeleted: false,
  ...titleKeysOf(title),
})

function aPost(at: number, { title, random }: { title: string; random: () => number }): PostDoc {
  const [postId, createdAt, price] = [at + 1, firstTime + at * 1000, 500 + Math.floor(random() * 50_000)]
  const votes = Math.floor(random() ** 3 * 200)
  const currency = random() < 0.8 ? 'USD' : 'CAD'
  return {
    postId,
    type: random() < 0.9 ? 'product' : 'discussion',
    title,
    excerpt: title,
    price,
    priceAscending: price,
    priceDescending: price,
    discount: at % 60,
    currency,
    listedCurrencies: [currency],
    status: random() < 0.8 ? 'active' : 'expired',
    everActive: true,
    edited: false,
    images: [{ imageUrl: '/images/picture.webp', sequence: 0 }],
    dealUrl: `https://shop.example/p/${postId}`,
    urlKey: `shop.example/p/${postId}`,
    categorySlug: pick(categories, random).slug,
    storeSlug: `store-${Math.floor(random() * storeCount)}`,
    authorId: `member-${Math.floor(random() * memberCount)}`,
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

function aMember(at: number): UserDoc {
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

function aStore(at: number): StoreDoc {
  const [slug, name] = [`store-${at}`, `Store ${at}`]
  const facts = { slug, name, nameKey: name.toLowerCase(), hosts: [`${slug}.example`], createdAt: firstTime }
  return { ...facts, status: 'active', affiliateDisclosed: false, version: 0 }
}

function aComment(at: number, random: () => number): CommentDoc {
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

const aNotice = (at: number): NotificationDoc => ({
  userId: 'member-0',
  kind: 'comment',
  postId: (at % 500) + 1,
  actorId: `member-${at % memberCount}`,
  count: 1,
  url: `/post/${(at % 500) + 1}`,
  createdAt: firstTime + at * 1000,
  position: positionFrom(at + 1),
})

const aBookmark = (at: number): BookmarkDoc => ({
  userId: 'member-0',
  postId: at + 1,
  savedAt: firstTime + at * 1000,
  currency: 'USD',
})
