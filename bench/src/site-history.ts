import { categories, streamOf, type DomainEvent } from '@deals/events'
import { pick, randomOf } from './random.ts'
import { commentText, postFacts } from './site-words.ts'

/** One event of a site, and where it goes. */
export interface Happening {
  stream: string
  by: string
  event: DomainEvent
}

/** As many members as a busy site has, where nothing else is said. */
const usualMembers = 20_000
export const storeCount = 40
/** Stores and members come before the first post. */
export const beginningsOf = (members = usualMembers): number => storeCount + members

/** Of a hundred events so many are of each kind; the rest are votes. */
const shares = { post: 3, comment: 8, commentVote: 8, bookmark: 9, edit: 1 }

const memberId = (at: number, members: number): string => `member-${at % members}`

/** What a busy site lives through, in order: first its stores and members, then mostly votes on the newest posts. */
export function* siteHistory(size: number, members = usualMembers): Generator<Happening> {
  const random = randomOf(20_250_101)
  const site = openedSite(random, members)
  const begun = Math.min(size, beginningsOf(members))
  for (let at = 0; at < begun; at += 1) {
    yield at < storeCount ? aStore(at) : aMember(memberId(at - storeCount, members), at - storeCount)
  }
  for (let at = begun; at < size; at += 1) {
    yield site.next()
  }
}

interface Post {
  postId: number
  authorId: string
  /** So many members may vote on it. */
  members: number
  votes: number
  saves: number
  comments: number[]
}

function openedSite(random: () => number, members: number) {
  const posts: Post[] = []
  let ids = 1_000_000
  /** Most attention goes to the newest hundreds. */
  const readPost = (): Post | undefined =>
    posts[posts.length - 1 - Math.floor(-Math.log(1 - random()) * 300)] ?? posts[0]
  const submit = (): Happening => {
    const post: Post = {
      postId: (ids += 1),
      authorId: memberId(Math.floor(random() * members), members),
      members,
      votes: 0,
      saves: 0,
      comments: [],
    }
    posts.push(post)
    return aPost(post, random)
  }
  const nextOf = (post: Post): Happening => {
    const kind = random() * 100
    const { post: p, comment, commentVote, bookmark, edit } = shares
    if (kind < p) {
      return submit()
    }
    if (kind < p + comment) {
      return aComment(post, (ids += 1), random)
    }
    if (kind < p + comment + commentVote && post.comments.length > 0) {
      return aCommentVote(post, random)
    }
    if (kind < p + comment + commentVote + bookmark) {
      return aBookmark(post)
    }
    if (kind < p + comment + commentVote + bookmark + edit) {
      return anEdit(post)
    }
    return aVote(post, random)
  }
  return {
    next(): Happening {
      const post = readPost()
      return post === undefined ? submit() : nextOf(post)
    },
  }
}

function aStore(at: number): Happening {
  const slug = `store-${at}`
  return {
    stream: streamOf.store(slug),
    by: 'staff',
    event: {
      type: 'StoreRegistered',
      data: {
        slug,
        name: `Store ${at}`,
        url: `https://${slug}.example`,
        iconUrl: null,
        hosts: [`${slug}.example`],
        description: null,
        status: 'active',
        affiliateDisclosed: false,
      },
    },
  }
}

function aMember(userId: string, at: number): Happening {
  return {
    stream: streamOf.user(userId),
    by: userId,
    event: { type: 'UserRegistered', data: { userId, username: `reader${at}`, country: 'US' } },
  }
}

function aPost({ postId, authorId }: Post, random: () => number): Happening {
  const { slug } = pick(categories, random)
  const storeSlug = `store-${Math.floor(random() * storeCount)}`
  return submitted({ ...postFacts(random), postId, authorId, categorySlug: slug, storeSlug })
}

export const submitted = (data: Extract<DomainEvent, { type: 'PostSubmitted' }>['data']): Happening => ({
  stream: streamOf.post(data.postId),
  by: data.authorId,
  event: { type: 'PostSubmitted', data },
})

function anEdit({ postId, authorId }: Post): Happening {
  return {
    stream: streamOf.post(postId),
    by: authorId,
    event: {
      type: 'PostEdited',
      data: { postId, changes: { couponCode: 'SAVE10' }, material: false, grace: false, reason: null },
    },
  }
}

function aVote(post: Post, random: () => number): Happening {
  const { postId, authorId, members } = post
  // One in ten takes the last vote back, so that some documents change twice.
  const isCleared = post.votes > 0 && random() < 0.1
  const userId = memberId(postId * 31 + post.votes - (isCleared ? 1 : 0), members)
  const about = { postId, userId, authorId, weight: 1 } as const
  post.votes += isCleared ? 0 : 1
  return {
    stream: streamOf.vote(postId, userId),
    by: userId,
    event: isCleared
      ? { type: 'VoteCleared', data: { ...about, previous: 1 } }
      : { type: 'VoteCast', data: { ...about, previous: 0, value: random() < 0.85 ? 1 : -1 } },
  }
}

function aBookmark(post: Post): Happening {
  const { postId, members } = post
  const userId = memberId(postId * 17 + (post.saves += 1), members)
  return {
    stream: streamOf.bookmark(userId, postId),
    by: userId,
    event: { type: 'PostBookmarked', data: { postId, userId, price: 4999, currency: 'USD' } },
  }
}

function aComment(post: Post, commentId: number, random: () => number): Happening {
  const { postId, authorId: postAuthorId, members } = post
  const authorId = memberId(Math.floor(random() * members), members)
  post.comments.push(commentId)
  return {
    stream: streamOf.comment(commentId),
    by: authorId,
    event: {
      type: 'CommentPosted',
      data: {
        commentId,
        postId,
        authorId,
        parentId: null,
        rootId: commentId,
        depth: 0,
        content: commentText(random),
        postAuthorId,
        parentAuthorId: null,
        mentions: [],
      },
    },
  }
}

function aCommentVote({ postId, authorId, comments, members }: Post, random: () => number): Happening {
  const commentId = pick(comments, random)
  const userId = memberId(Math.floor(random() * members), members)
  return {
    stream: streamOf.commentVote(commentId, userId),
    by: userId,
    event: { type: 'CommentVoteCast', data: { commentId, postId, userId, authorId, previous: 0, value: 1 } },
  }
}
