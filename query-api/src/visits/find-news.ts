import { canRead, type NewsTotal, type PostNewsKind } from '@deals/events'
import {
  posts,
  postSteps,
  postTalks,
  preferences,
  type PostDoc,
  type PostStepsDoc,
  type PostTalkDoc,
} from '@deals/projector/read-models'
import type { Asking } from '../platform/ports.ts'
import { postsMutedBy } from '../preferences/muted-posts.hydrator.ts'
import { visitsOf, type VisitsOfMember } from './known-visits.hydrator.ts'
import { postsOf, type WhyTheirs } from './own-posts.lookup.ts'
import { changeSince, type PostChange } from './post-changes.ts'
import { unreadIn, type UnreadThread } from './unread-comments.ts'

/** So many of a kind are looked at, the latest first, besides those that matter to the member. */
export const mostOfKind = 200

export interface ChangedPost extends PostChange {
  post: PostDoc
}
export interface TalkedPost extends UnreadThread {
  post: PostDoc
  why: WhyTheirs
}
/** All that is news to a member, in the order in which it is shown. */
export interface News extends Pick<VisitsOfMember, 'since'> {
  posts: Record<PostNewsKind, ChangedPost[]>
  threads: TalkedPost[]
  totals: Record<PostNewsKind | 'comments', NewsTotal>
  /** How many posts, and comments below posts, the member does not see because they mute them. */
  hidden: Record<PostNewsKind | 'comments', number>
}

const lastTimes: Record<PostNewsKind, keyof PostStepsDoc> = {
  new: 'newAt',
  cheaper: 'cheaperAt',
  back: 'backAt',
  over: 'overAt',
}
const kinds = ['new', 'cheaper', 'back', 'over'] as const satisfies readonly PostNewsKind[]

/** What happened since the last visit among all that a member may see and does not mute. */
export async function findNews(asking: Asking, userId: string): Promise<News> {
  const { readModels, now } = asking
  const [visits, theirs, chosen] = await Promise.all([
    visitsOf(asking, userId),
    postsOf(asking, userId),
    readModels.collection(preferences).get(userId),
  ])
  const { since, readUpTo, opened } = visits
  const collection = readModels.collection(posts)
  const own = await collection.many([...theirs.keys()].map(String))
  const [{ changes, isWhole }, talks, isMuted] = await Promise.all([
    changesSince(asking, since.at, [...theirs.keys()]),
    talksBelow(asking, own),
    postsMutedBy(asking, userId, chosen),
  ])
  const reading = { userId, since: since.at, readUpTo, opened, mutedMembers: chosen?.muted?.members ?? [], now }
  const threads = [...theirs].flatMap(([postId, why]) => {
    const talk = talks.get(postId)
    const thread = talk && unreadIn(postId, talk, reading)
    return thread === undefined || thread.unread.length === 0 ? [] : [{ postId, why, ...thread }]
  })
  const others = await collection.many([...changes.keys()].map(String).filter((id) => !own.has(id)))
  const standing = (postId: number): PostDoc[] => {
    const post = own.get(String(postId)) ?? others.get(String(postId))
    return post !== undefined && isThere(asking, post) ? [post] : []
  }
  const changed = [...changes].flatMap(([postId, change]) => standing(postId).map((post) => ({ ...change, post })))
  const talked = threads.flatMap((thread) => standing(thread.postId).map((post) => ({ ...thread, post })))
  const isShown = ({ post }: { post: PostDoc }) => !isMuted(post)
  const shown = { changed: changed.filter(isShown), talked: talked.filter(isShown) }
  const isHidden = ({ post }: { post: PostDoc }) => isMuted(post)
  const hidden = countOf(changed.filter(isHidden), talked.filter(isHidden))
  return { ...inOrder({ ...shown, since, theirs, userId, isWhole }), hidden }
}

function countOf(changed: readonly ChangedPost[], talked: readonly TalkedPost[]): News['hidden'] {
  const of = (wanted: PostNewsKind) => changed.filter(({ kind }) => kind === wanted).length
  const comments = talked.reduce((sum, { unread }) => sum + unread.length, 0)
  return { new: of('new'), cheaper: of('cheaper'), back: of('back'), over: of('over'), comments }
}

/** What was said below posts, and below those that lead to them. */
async function talksBelow(
  { readModels }: Asking,
  own: ReadonlyMap<string, PostDoc>,
): Promise<Map<number, PostTalkDoc>> {
  const under = [...own.values()].map(({ postId, duplicates = [] }) => {
    return [postId, [postId, ...duplicates.map((one) => one.postId)]] as const
  })
  const talks = await readModels.collection(postTalks).many(under.flatMap(([, ids]) => ids.map(String)))
  return new Map(
    under.map(([postId, ids]) => {
      const said = ids.flatMap((id) => talks.get(String(id))?.said ?? [])
      return [postId, { said: said.sort((one, other) => one.at - other.at) }]
    }),
  )
}

const isThere = ({ viewer }: Asking, post: PostDoc): boolean =>
  canRead(viewer, post) && post.status !== 'deleted' && post.mergedInto === undefined

interface Changes {
  changes: Map<number, PostChange>
  isWhole: Record<PostNewsKind, boolean>
}

/** The latest changes of each kind, and what became of some posts, however long ago since then. */
async function changesSince({ readModels }: Asking, since: number, postIds: readonly number[]): Promise<Changes> {
  const collection = readModels.collection(postSteps)
  const [some, ...latest] = await Promise.all([
    collection.many(postIds.map(String)),
    ...kinds.map((kind) => {
      const at = lastTimes[kind]
      return collection.find({ [at]: { $gt: since } }, { sort: [[at, -1]], limit: mostOfKind })
    }),
  ])
  const all = [...latest.flat(), ...some.values()]
  return {
    changes: new Map(
      all.flatMap((doc) => {
        const change = changeSince(doc, since)
        return change === null ? [] : [[doc.postId, change] as const]
      }),
    ),
    isWhole: kinds.reduce(
      (whole, kind, at) => ({ ...whole, [kind]: (latest[at] ?? []).length < mostOfKind }),
      allWhole,
    ),
  }
}

const allWhole: Record<PostNewsKind, boolean> = { new: true, cheaper: true, back: true, over: true }

interface Unordered extends Pick<News, 'since'> {
  changed: readonly ChangedPost[]
  talked: TalkedPost[]
  theirs: ReadonlyMap<number, WhyTheirs>
  userId: string
  isWhole: Changes['isWhole']
}

function inOrder({ since, changed, talked, theirs, userId, isWhole }: Unordered): Omit<News, 'hidden'> {
  // What they saved of what is new they know already.
  const isClose = ({ post, kind }: ChangedPost) =>
    kind !== 'new' && ['own', 'saved'].includes(theirs.get(post.postId) ?? '')
  const latestFirst = (one: ChangedPost, other: ChangedPost) =>
    Number(isClose(other)) - Number(isClose(one)) || other.at - one.at || other.post.postId - one.post.postId
  const of = (wanted: PostNewsKind) => changed.filter(({ kind }) => kind === wanted).sort(latestFirst)
  const news = {
    // Nobody is told what they posted themselves.
    new: of('new').filter(({ post }) => post.authorId !== userId),
    cheaper: of('cheaper'),
    back: of('back'),
    over: of('over'),
  }
  const total = (kind: PostNewsKind) => ({ count: news[kind].length, isExact: isWhole[kind] })
  const threads = talked.sort((one, other) => lastAt(other) - lastAt(one) || other.post.postId - one.post.postId)
  const unread = threads.reduce((sum, thread) => sum + thread.unread.length, 0)
  return {
    since,
    posts: news,
    threads,
    totals: {
      new: total('new'),
      cheaper: total('cheaper'),
      back: total('back'),
      over: total('over'),
      comments: { count: unread, isExact: threads.every(({ isExact }) => isExact) },
    },
  }
}

const lastAt = ({ unread }: TalkedPost): number => unread.at(-1)?.at ?? 0
