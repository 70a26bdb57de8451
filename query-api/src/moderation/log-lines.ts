import { byPosition, chosenRoles, isInLog, namedByCode } from '@deals/events'
import {
  deskActs,
  postHistory,
  sanctions,
  type DeskActDoc,
  type HistoryDoc,
  type SanctionDoc,
} from '@deals/projector/read-models'
import type { Asking } from '../platform/ports.ts'

const mostLines = 5_000

/** What a moderator did, about a post, about a member, or about what concerns several of them. */
export type LogLine = HistoryDoc | SanctionDoc | DeskActDoc
export const isOfPost = (line: LogLine): line is HistoryDoc => 'postId' in line
export const isOfMember = (line: LogLine): line is SanctionDoc => 'userId' in line

/** It is about a comment below the post, which its code names. */
export const isOfComment = ({ kind }: LogLine): boolean => namedByCode(kind) === 'comment'

/** The other post or store that a line names by its code. */
export function otherOf(line: LogLine): { readonly postId?: number; readonly slug?: string } | null {
  const code = 'code' in line ? line.code : undefined
  if (code === undefined) {
    return null
  }
  const named = namedByCode(line.kind)
  return named === 'post' ? { postId: Number(code) } : named === 'store' ? { slug: code } : null
}

/** Everything that moderators and staff did, the latest first; also what those did who are none any more. */
export async function logLines({ readModels }: Asking): Promise<LogLine[]> {
  const latest = { sort: [['position', -1]], limit: mostLines } as const
  const [ofPosts, ofMembers, ofDesk] = await Promise.all([
    readModels.collection(postHistory).find({ role: { $in: chosenRoles() } }, latest),
    readModels.collection(sanctions).find({}, latest),
    readModels.collection(deskActs).find({}, latest),
  ])
  const decided = ofPosts.filter(({ kind }) => isInLog(kind))
  const all = [...decided, ...ofMembers, ...ofDesk]
  return all.sort((one, other) => byPosition(other.position, one.position)).slice(0, mostLines)
}
