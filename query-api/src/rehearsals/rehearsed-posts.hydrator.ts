import { setImmediate } from 'node:timers/promises'
import { dayMs, groupedBy, postStatuses, ruleRehearsalBounds } from '@deals/events'
import {
  cases,
  postHistory,
  posts,
  reports,
  type CaseDoc,
  type Filter,
  type HistoryDoc,
  type PostDoc,
  type ReadModels,
  type ReportDoc,
} from '@deals/projector/read-models'
import type { QuestionPorts } from '../platform/questions.ts'

/** The posts on which rules are tried, the newest first. */
export interface RehearsedPosts {
  readonly posts: readonly PostDoc[]
  /** There were more of them in these days. */
  readonly isBounded: boolean
}

/** Posts of the last days in every status, from an index of each. */
export async function postsToRehearse({ readModels, clock }: QuestionPorts): Promise<RehearsedPosts> {
  const now = clock()
  const most = ruleRehearsalBounds.posts
  const found: PostDoc[] = []
  for (const status of postStatuses) {
    // What comes while this reads would move the pages.
    const filter = { status, createdAt: { $gte: now - ruleRehearsalBounds.days * dayMs, $lte: now } }
    found.push(...(await newestOf(readModels, filter, most + 1)))
  }
  const newest = found.toSorted((left, right) => right.createdAt - left.createdAt || right.postId - left.postId)
  return { posts: newest.slice(0, most), isBounded: newest.length > most }
}

/** Read in pages, between which others go on. */
async function newestOf(readModels: ReadModels, filter: Filter, most: number): Promise<PostDoc[]> {
  const atOnce = 1_000
  const found: PostDoc[] = []
  let isMore = true
  while (isMore) {
    const limit = Math.min(atOnce, most - found.length)
    const window = { sort: [['createdAt', -1]], skip: found.length, limit } as const
    const page = await readModels.collection(posts).find(filter, window)
    found.push(...page)
    isMore = page.length === limit && found.length < most
    await setImmediate()
  }
  return found
}

/** A report of a post itself, by the name of its stream. */
export type ReportOfPost = ReportDoc & { readonly _id: string }

const mostReports = 10_000

/** Reports of the posts themselves that members made, decided ones too, the oldest first per post. */
export async function reportsOfPosts(
  readModels: ReadModels,
  asked: readonly PostDoc[],
): Promise<ReadonlyMap<number, ReportOfPost[]>> {
  const found = await inParts(asked, 500, (postIds) =>
    readModels.collection(reports).find({ postId: { $in: postIds } }, { sort: [['at', 1]], limit: mostReports }),
  )
  return groupedBy(
    found.filter(({ commentId }) => commentId === undefined),
    ({ postId }) => postId,
  )
}

/** A post has some twenty lines; those of its votes are not among them. */
const linesPerPost = 200

/** What happened to each of the posts, in order. */
export async function linesOfPosts(
  readModels: ReadModels,
  asked: readonly PostDoc[],
): Promise<ReadonlyMap<number, HistoryDoc[]>> {
  const found = await inParts(asked, 50, (postIds) =>
    readModels
      .collection(postHistory)
      .find({ postId: { $in: postIds } }, { sort: [['position', 1]], limit: postIds.length * linesPerPost }),
  )
  return groupedBy(found, ({ postId }) => postId)
}

/** What a moderator decided last about each of the posts; nothing where that was taken back. */
export async function lastDecisions(
  readModels: ReadModels,
  asked: readonly PostDoc[],
): Promise<ReadonlyMap<number, NonNullable<CaseDoc['decided']>>> {
  const found = await inParts(asked, 500, async (postIds) => {
    const ofPosts = await readModels.collection(cases).many(postIds.map(String))
    return [...ofPosts.values()].flatMap(({ postId, decided }) => (decided ? [[postId, decided] as const] : []))
  })
  return new Map(found)
}

/** Reads for so many posts at a time, and lets others go on between. */
export async function inParts<T>(
  asked: readonly Pick<PostDoc, 'postId'>[],
  size: number,
  read: (postIds: number[]) => Promise<readonly T[]>,
): Promise<T[]> {
  const found: T[] = []
  for (let from = 0; from < asked.length; from += size) {
    found.push(...(await read(asked.slice(from, from + size).map(({ postId }) => postId))))
    await setImmediate()
  }
  return found
}
