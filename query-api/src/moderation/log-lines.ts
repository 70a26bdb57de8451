import { byPosition } from '@deals/events'
import {
  deskActs,
  postHistory,
  sanctions,
  users,
  type DeskActDoc,
  type HistoryDoc,
  type SanctionDoc,
} from '@deals/projector/read-models'
import type { Asking } from '../platform/ports.ts'

const mostModerators = 500
const mostLines = 5_000
/** As what moderators act; as posters they write their own history. */
export const actingRoles = ['moderator', 'superUser', 'owner', 'staff']
/** Who looks at what, and who asks for a score, decides nothing; a case only repeats what was decided about its post. */
export const notDecided = ['CaseOpened', 'CaseAssigned', 'CaseReleased', 'CaseResolved', 'CaseKept', 'ScoreRequested']

/** What a moderator did, about a post, about a member, or about what concerns several of them. */
export type LogLine = HistoryDoc | SanctionDoc | DeskActDoc
export const isOfPost = (line: LogLine): line is HistoryDoc => 'postId' in line
export const isOfMember = (line: LogLine): line is SanctionDoc => 'userId' in line

/** Everything that moderators did, the latest first. */
export async function logLines({ readModels }: Asking): Promise<LogLine[]> {
  const people = await readModels
    .collection(users)
    .find({ roles: { $in: actingRoles } }, { sort: [], limit: mostModerators })
  const latest = { sort: [['position', -1]], limit: mostLines } as const
  const byThem = { actorId: { $in: people.map(({ userId }) => userId) } }
  const [ofPosts, ofMembers, ofDesk] = await Promise.all([
    people.length === 0 ? [] : readModels.collection(postHistory).find(byThem, latest),
    readModels.collection(sanctions).find({}, latest),
    readModels.collection(deskActs).find({}, latest),
  ])
  const decided = ofPosts.filter(({ role, kind }) => actingRoles.includes(role) && !notDecided.includes(kind))
  const all = [...decided, ...ofMembers, ...ofDesk]
  return all.sort((one, other) => byPosition(other.position, one.position)).slice(0, mostLines)
}
