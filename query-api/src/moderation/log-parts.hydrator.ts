import { storeNameKey } from '@deals/events'
import {
  appeals,
  comments,
  posts,
  stores,
  type AppealDoc,
  type CommentDoc,
  type PostDoc,
  type StoreDoc,
} from '@deals/projector/read-models'
import type { Asking } from '../platform/ports.ts'
import { readPostId } from '../posts/post.access.ts'
import { findByName, findMembers, type Members } from '../users/members.hydrator.ts'
import { logRemedies, type LogRemedies } from './log-remedies.hydrator.ts'
import { isOfComment, isOfMember, isOfPost, otherOf, type LogLine } from './log-lines.ts'

/** What lines of the log name, each kind in one read. */
export interface LogParts {
  readonly posts: ReadonlyMap<string, PostDoc>
  readonly comments: ReadonlyMap<string, CommentDoc>
  readonly stores: ReadonlyMap<string, StoreDoc>
  readonly appeals: ReadonlyMap<string, AppealDoc>
  readonly members: Members
  readonly remedies: LogRemedies
}

const inDesk = (line: LogLine) => (isOfPost(line) || isOfMember(line) ? undefined : line)

export async function logParts(asking: Asking, lines: readonly LogLine[]): Promise<LogParts> {
  const { readModels } = asking
  const some = <T>(name: (line: LogLine) => T | undefined) => [...new Set(lines.flatMap((line) => name(line) ?? []))]
  const appealed = await readModels.collection(appeals).many(some((line) => inDesk(line)?.appealId))
  const ofAppeals = [...appealed.values()]
  const postIds = [
    ...some((line) => (isOfPost(line) ? String(line.postId) : undefined)),
    ...some((line) => otherOf(line)?.postId).map(String),
    ...ofAppeals.flatMap(({ postId }) => (postId === undefined ? [] : [String(postId)])),
  ]
  const slugs = [...some((line) => inDesk(line)?.slug), ...some((line) => otherOf(line)?.slug)]
  const people = [
    ...some(({ actorId }) => actorId),
    ...some((line) => (isOfMember(line) ? line.userId : undefined)),
    ...ofAppeals.map(({ userId }) => userId),
  ]
  const [named, said, shops, members] = await Promise.all([
    readModels.collection(posts).many([...new Set(postIds)]),
    readModels.collection(comments).many(some((line) => (isOfPost(line) && isOfComment(line) ? line.code : undefined))),
    readModels.collection(stores).many([...new Set(slugs)]),
    findMembers(asking, people),
  ])
  const remedies = await logRemedies(asking, { lines, members })
  return { posts: named, comments: said, stores: shops, appeals: appealed, members, remedies }
}

const mostPosts = 5_000
const inAddress = /^(?:https?:\/\/[^/]+)?\/?post\/(\d{1,16})/

/** Whether a line is about what somebody looks for: one post, a store, or a member with all that they posted. */
export async function linesAbout(asking: Asking, text: string): Promise<(line: LogLine) => boolean> {
  const postId = readPostId(inAddress.exec(text)?.[1] ?? text)
  if (postId !== null) {
    return (line) => isOfPost(line) && line.postId === postId
  }
  const [member, slugs] = await Promise.all([findByName(asking, text), storesCalled(asking, text)])
  const isAboutMember = member === null ? () => false : await linesOfMember(asking, member)
  return (line) => slugs.has(inDesk(line)?.slug ?? '') || isAboutMember(line)
}

const mostNamesakes = 20

/** The stores that somebody means by a slug or by a whole name. */
async function storesCalled({ readModels }: Asking, text: string): Promise<ReadonlySet<string>> {
  const called = { $or: [{ slug: text.toLowerCase() }, { nameKey: storeNameKey(text) }] }
  const found = await readModels.collection(stores).find(called, { sort: [], limit: mostNamesakes })
  return new Set(found.map(({ slug }) => slug))
}

async function linesOfMember(asking: Asking, member: { readonly userId: string }): Promise<(line: LogLine) => boolean> {
  const theirs = await asking.readModels
    .collection(posts)
    .find({ authorId: member.userId }, { sort: [['createdAt', -1]], limit: mostPosts })
  const postIds = new Set(theirs.map((post) => post.postId))
  return (line) =>
    isOfMember(line) ? line.userId === member.userId : isOfPost(line) && !isOfComment(line) && postIds.has(line.postId)
}
